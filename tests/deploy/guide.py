"""docs/hosting.md as tests run it: the commands in its blocks, section by section, as they stand there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "hosting.md"


def commands(section: str) -> list[str]:
    """The lines of all blocks of commands in a section, without those of sections below it."""
    [text] = re.findall(rf"^##+ {re.escape(section)}\n(.*?)(?=^##|\Z)", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    return [line for block in blocks(text) for line in block]


def blocks(text: str) -> list[list[str]]:
    return [found.strip().splitlines() for found in re.findall(r"```sh\n(.*?)```", text, re.DOTALL)]


def everything() -> list[str]:
    return [line for block in blocks(PAGE.read_text()) for line in block]
