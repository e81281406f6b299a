"""A title that brings no folder of its own to the terminal."""
