"""Pin all requirements with hashes: python tools/lock.py [options of uv pip compile, such as --upgrade].

The environment says where packages come from (UV_* variables); no address is ever written to these files.
"""

import subprocess
import sys

# The build requirements are part of the dev extra, so both files bring them along. bench.txt holds dev.txt as well:
# both are installed into the same .venv and must agree, hence the constraint.
FILES = {
    "requirements/dev.txt": ["--extra", "dev"],
    "requirements/bench.txt": ["--extra", "dev", "--extra", "bench", "--constraint", "requirements/dev.txt"],
}
OPTIONS = [
    "--universal",  # one file for all systems and all supported Python versions
    "--python-version=3.11",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-annotate",
    "--custom-compile-command=make lock",
    "--quiet",
]


def main() -> None:
    for file, wanted in FILES.items():
        command = [sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", "--output-file", file]
        subprocess.run([*command, *OPTIONS, *wanted, *sys.argv[1:]], check=True)
        print(f"wrote {file}")


if __name__ == "__main__":
    main()
