"""Commands without a window: each module `NAME` here has `main(argv) -> exit status`."""
