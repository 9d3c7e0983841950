"""What Reconquista gives the window and the web page."""
