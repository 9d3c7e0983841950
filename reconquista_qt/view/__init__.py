"""The window: main window, board, docks, dialogs. The only room that draws."""
