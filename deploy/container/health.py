"""Is the server of this container alive? The exit code says it, and a line why not."""

import os
import sys
import urllib.request

ADDRESS = f"http://127.0.0.1:{os.environ.get('ROSTRA_PORT', '8000')}/health"
DIRECTLY = urllib.request.build_opener(urllib.request.ProxyHandler({}))

try:
    with DIRECTLY.open(ADDRESS, timeout=4) as answer:
        answer.read()
except OSError as why:
    sys.exit(f"{ADDRESS}: {why}")
