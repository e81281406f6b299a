"""The documentation site, built from what is here now."""

from pathlib import Path

import pytest

from tools import docs


@pytest.fixture(scope="session")
def site() -> Path:
    """Built strictly, if it is not: a link or an anchor that leads nowhere fails here."""
    assert docs.build() == ""
    return docs.SITE
