"""Settings that are secrets: they can be in files, and no message quotes them."""

from pathlib import Path

import pytest

from rostra.server import config

POSTGRESQL = "postgresql://rostra@db/rostra"


def test_every_secret_can_be_in_a_file(tmp_path: Path) -> None:
    words = {
        "database": POSTGRESQL,
        "database_password": "p@ss/word ä",
        "bus": "redis://r:6379/0",
        "metrics_token": "t",
        "host_token": "0123456789abcdef",
    }
    assert set(words) == set(config.SECRET)
    environment = {}
    for name, word in words.items():
        (tmp_path / name).write_text(f"{word}\n")
        environment[f"ROSTRA_{name.upper()}_FILE"] = str(tmp_path / name)
    found = config.read(environment)
    assert found.database == "postgresql://rostra:p%40ss%2Fword %C3%A4@db/rostra"
    assert (found.bus, found.metrics_token, found.host_token) == ("redis://r:6379/0", "t", "0123456789abcdef")
    assert found.database_password == ""  # it is in one place only
    assert config.read({**environment, "ROSTRA_METRICS_TOKEN": "u"}).metrics_token == "u"


def test_the_password_belongs_to_an_address_without_one() -> None:
    password = {"ROSTRA_DATABASE_PASSWORD": "new"}
    assert config.read(password, database=POSTGRESQL).database == "postgresql://rostra:new@db/rostra"
    for own in ("postgresql://rostra:old@db/rostra", "sqlite:////var/lib/rostra/rostra.sqlite"):
        assert config.read(password, database=own).database == own


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    for file, why in (
        (tmp_path / "no", "No such file"),
        (tmp_path, "Is a directory"),
        (tmp_path / "bytes", "not text"),
    ):
        with pytest.raises(ValueError, match=rf"ROSTRA_METRICS_TOKEN_FILE: {file} cannot be read \(.*{why}"):
            config.read({"ROSTRA_METRICS_TOKEN_FILE": str(file)})


def test_what_is_wrong_in_a_file_is_told_without_quoting_it(tmp_path: Path) -> None:
    (tmp_path / "bus").write_text("amqp://livia:secret@host")
    with pytest.raises(ValueError, match="ROSTRA_BUS_FILE: 'amqp': there is Redis only") as wrong:
        config.read({"ROSTRA_BUS_FILE": str(tmp_path / "bus")})
    assert "secret" not in str(wrong.value)
