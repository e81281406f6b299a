"""Write the list of what a server is made of, with versions and hashes (an SBOM, CycloneDX as JSON):
python tools/sbom.py FILE
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINNED = ROOT / "requirements" / "server.txt"


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    # It warns that nothing is said of what needs what: a file of requirements does not know.
    command: list[str | Path] = [sys.executable, "-W", "ignore", "-m", "cyclonedx_py", "requirements", PINNED]
    command += ["--pyproject", ROOT / "pyproject.toml", "--mc-type", "application", "--output-reproducible"]
    command += ["--output-format", "JSON", "--output-file", Path(sys.argv[1]).absolute()]
    sys.exit(subprocess.run(command).returncode)


if __name__ == "__main__":
    main()
