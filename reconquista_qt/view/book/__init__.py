"""The long texts in the window; each part is imported when it is first asked for."""
