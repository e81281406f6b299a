"""Set up what a command needs, and start the server: python3 tools/setup.py play | build | test | train | bench | docs.

What it does is in installation.py. This file is so plain that the oldest Python can read it and say that it is too old.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Rostra needs Python 3.11 or newer; this is %s (%s).\n"  # noqa: UP031
        "Name another one: make play PYTHON=python3.12" % (sys.version.split()[0], sys.executable)
    )

if __name__ == "__main__":
    sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

    from tools.installation import main

    sys.exit(main())
