"""Where everything that is kept lies: matches, saved games, results of the arena, a host's own files."""

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """``ROSTRA_HOME``, or else the place the system has for such data."""
    home = os.environ.get("ROSTRA_HOME")
    return Path(home).expanduser().absolute() if home else platformdirs.user_data_path("rostra", appauthor=False)
