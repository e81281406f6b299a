"""Pin all requirements with hashes: python tools/lock.py [options of uv pip compile, such as --upgrade].

The environment says where packages come from (UV_* variables); no address is ever written to these files.
"""

import shutil
import subprocess
import sys
from pathlib import Path

# All are installed into the same .venv and must agree: what the first has pinned constrains the others.
FILES = {
    "dev": ["--extra", "dev"],
    "bench": ["--extra", "dev", "--extra", "bench"],
    "server": ["--extra", "link"],
    "page": ["--extra", "link", "--extra", "page"],
    "build": ["--extra", "build"],
    "docs": ["--extra", "link", "--extra", "docs"],
    "train": ["--extra", "train", "--override", "requirements/without-torch.txt"],
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
    for name, wanted in FILES.items():
        constraint = [] if name == "dev" else ["--constraint", "requirements/dev.txt"]
        write(f"requirements/{name}.txt", "pyproject.toml", *wanted, *constraint, *sys.argv[1:])
    for name in ("uv", "release"):
        write(f"requirements/{name}.txt", f"requirements/{name}.in", *sys.argv[1:])


def write(file: str, source: str, *options: str) -> None:
    command = [
        shutil.which("uv") or Path(sys.executable).with_name("uv"),
        "pip",
        "compile",
        source,
        "--output-file",
        file,
    ]
    subprocess.run([*command, *OPTIONS, *options], check=True)
    print(f"wrote {file}")


if __name__ == "__main__":
    main()
