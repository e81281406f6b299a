"""The guide in docs/hosting.md, done: backups, the drill, the move to PostgreSQL. With systemd: test_systemd.py."""

import asyncio
import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.deploy import guide
from tests.processes.client import Voice, lines_of, make
from tests.processes.servers import Server
from tests.services import Postgres
from tools.services import find

ROOT = guide.ROOT
BACKUP = "rostra-2026-11-19T04-30-00Z.gz"
"""As the page calls it; it is named after its moment."""


class Host:
    """Somebody who follows the guide: their folders instead of /var/lib and /etc, and no systemd."""

    def __init__(self, folder: Path) -> None:
        self.state = folder / "state"
        self.environment = folder / "rostra.env"
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.state.mkdir()
        self.environment.write_text((ROOT / "deploy" / "rostra.env.example").read_text())
        self.server = Server(folder, f"sqlite:///{self.state}/rostra.sqlite")
        self.doing: dict[str, Callable[[], object]] = {
            "systemctl stop rostra.service": self.server.stop,
            "systemctl start rostra.service": self.start,
            "systemctl start rostra-backup.service": self.back_up,
        }
        self._script("as-installed", f'exec {sys.executable} -m rostra "$@"')
        wrapper = (ROOT / "deploy" / "rostra.sh").read_text().replace("/var/lib/rostra", str(self.state))
        self._script("rostra", wrapper)
        self._script("runuser", '[ "$1 $3" = "-u --" ] && shift 3 && exec "$@"')

    def _script(self, name: str, text: str) -> None:
        script = self.bin / name
        script.write_text(text if text.startswith("#!") else f"#!/bin/sh\n{text}\n")
        script.chmod(0o755)

    def start(self) -> None:
        """With the settings of the file, as systemd would."""
        lines = [line for line in self.environment.read_text().splitlines() if line.startswith("ROSTRA_")]
        self.server.settings = dict(line.split("=", 1) for line in lines)
        self.server.database = self.server.settings.get("ROSTRA_DATABASE", self.server.database)
        self.server.start()

    def back_up(self) -> None:
        """What ExecStart of the unit says."""
        unit = (ROOT / "deploy" / "systemd" / "rostra-backup.service").read_text()
        [command] = [line.removeprefix("ExecStart=") for line in unit.splitlines() if line.startswith("ExecStart=")]
        self.shell(command.replace("/opt/rostra/share", str(ROOT / "deploy")))

    def shell(self, line: str, **known: str) -> str:
        line = line.replace("/var/lib/rostra", str(self.state)).replace("/etc/rostra/rostra.env", str(self.environment))
        environment = {
            **{name: word for name, word in os.environ.items() if not name.startswith("ROSTRA_")},
            "PATH": f"{self.bin}:/usr/sbin:/usr/bin:/sbin:/bin",
            "ROSTRA_LANGUAGE": "en",
            "ROSTRA_ENVIRONMENT": str(self.environment),
            "ROSTRA": str(self.bin / "as-installed"),
            "ROSTRA_USER": subprocess.run(["id", "-un"], capture_output=True, text=True).stdout.strip(),
            "ROSTRA_DATABASE": f"sqlite:///{self.state}/rostra.sqlite",
            **known,
        }
        done = subprocess.run(["sh", "-euc", line], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        return done.stdout

    def follow(self, lines: list[str], **known: str) -> str:
        """Do these lines one after the other; what they said."""
        said = ""
        for line in lines:
            if line in self.doing:
                self.doing[line]()
            else:
                said += self.shell(line, **known)
        return said

    @property
    def backups(self) -> list[Path]:
        return sorted((self.state / "backups").glob("rostra-*.gz"))


def lines_between(first: str, last: str, section: str) -> list[str]:
    lines = guide.commands(section)
    return lines[lines.index(first) : lines.index(last) + 1]


async def play(seats: list[Voice], lines: list[str], decisions: int) -> None:
    """Whoever is to decide plays the first thing that is possible."""
    for _ in range(decisions):
        async with asyncio.timeout(30):
            while not any(voice.actions for voice in seats):
                await asyncio.gather(*(voice.settle(0.05) for voice in seats))
        voice = next(voice for voice in seats if voice.actions)
        await voice.play(lines[voice.actions[0]])


def test_the_drill(tmp_path: Path) -> None:
    """A backup while people play, the database lost, restored as the page says: same seats, and matches go on."""
    host = Host(tmp_path)

    async def before() -> tuple[str, list[str], str, list[str], int]:
        lines = await lines_of(host.server.http)
        match, secrets = await make(host.server.http)
        other, others = await make(host.server.http, "pb")
        async with (
            Voice(host.server.socket, match, secrets[0]) as one,
            Voice(host.server.socket, match, secrets[1]) as two,
        ):
            await play([one, two], lines, 4)
            backing_up = asyncio.create_task(asyncio.to_thread(host.follow, backup))
            await play([one, two], lines, 2)
            await backing_up
            await play([one, two], lines, 3)
            return match, secrets, other, others, one.ply

    async def after(match: str, secrets: list[str], other: str, others: list[str], ply: int) -> None:
        lines = await lines_of(host.server.http)
        async with (
            Voice(host.server.socket, match, secrets[0], after=ply) as one,
            Voice(host.server.socket, match, secrets[1]) as two,
        ):
            assert one.ply < ply  # what came after the backup is gone,
            assert len(one.events) == one.ply  # so they are told all of it anew
            assert one.heard[0]["seats"] == [0]
            assert two.heard[0]["seats"] == [1]
            await play([one, two], lines, 5)
            assert one.match["phase"] == "playing"
        with pytest.raises(ConnectionClosed):
            async with Voice(host.server.socket, match, others[0]):
                """The secret of another match opens nothing here."""
        async with Voice(host.server.socket, other, others[0]) as against_a_bot:
            await play([against_a_bot], lines, 2)

    backup = lines_between(
        "systemctl start rostra-backup.service", "ls /var/lib/rostra/backups", "Backing up and restoring"
    )
    drill = lines_between("systemctl stop rostra.service", "systemctl start rostra.service", "Backing up and restoring")
    trial = guide.commands("Backing up and restoring")[len(backup) + len(drill) :]
    assert len(trial) == 3
    with host.server:
        host.server.wait_until_ready()
        known = asyncio.run(before())
        [made] = host.backups
        said = host.follow([line.replace(BACKUP, made.name) for line in trial])
        assert said.count("2 matches") == 2
        assert not list(host.state.glob("trial*"))
        said = host.follow([line.replace(BACKUP, made.name) for line in drill])
        assert "Restored: 2 matches" in said
        assert "All is well: 2 matches" in said
        asyncio.run(after(*known))
        assert host.server.stop() == 0


def test_moving_from_sqlite_to_postgresql(tmp_path: Path, own_postgres: Postgres) -> None:
    host = Host(tmp_path)
    folder = find("postgresql")
    assert folder is not None
    at = {"PGHOST": "127.0.0.1", "PGPORT": str(own_postgres.port), "PGUSER": "postgres", "PGDATABASE": "postgres"}
    host.bin.joinpath("createuser").symlink_to(folder / "createuser")
    host.bin.joinpath("createdb").symlink_to(folder / "createdb")
    install, user, database, *move = guide.commands("Moving from SQLite to PostgreSQL")
    assert install == "apt install postgresql"

    async def begin() -> tuple[str, list[str]]:
        match, secrets = await make(host.server.http)
        async with (
            Voice(host.server.socket, match, secrets[0]) as one,
            Voice(host.server.socket, match, secrets[1]) as two,
        ):
            await play([one, two], await lines_of(host.server.http), 5)
        return match, secrets

    async def go_on(match: str, secrets: list[str]) -> None:
        async with (
            Voice(host.server.socket, match, secrets[0]) as one,
            Voice(host.server.socket, match, secrets[1]) as two,
        ):
            assert one.ply > 5
            await play([one, two], await lines_of(host.server.http), 5)

    with host.server:
        host.server.wait_until_ready()
        match, secrets = asyncio.run(begin())
        rules = own_postgres.folder / "data" / "pg_hba.conf"
        rules.write_text("host all postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n")
        password = "p@ss word/1"
        with psycopg.connect(own_postgres.url.replace("+psycopg", ""), autocommit=True) as connection:
            connection.execute("SELECT pg_reload_conf()")
            host.shell(f"printf '%s\\n%s\\n' '{password}' '{password}' | {user}", **at)
            host.shell(database, **at)
            here = f"@127.0.0.1:{own_postgres.port}/"
            said = host.follow(
                [line.replace("@localhost/", here).replace("THE-PASSWORD", shlex.quote(password)) for line in move]
            )
        assert "Restored: one match" in said
        assert "All is well: one match" in said
        asyncio.run(go_on(match, secrets))
        assert host.server.stop() == 0
    with psycopg.connect(f"postgresql://postgres{here}rostra") as connection:
        assert connection.execute("SELECT id FROM matches").fetchall() == [(match,)]


# Backups, one after the other


def kept(folder: Path, *names: str) -> list[str]:
    folder.mkdir()
    for name in names:
        (folder / name).write_text("kept")
    return sorted(names)


def back_up(folder: Path, how_many: str, rostra: str) -> "subprocess.CompletedProcess[str]":
    command = ["sh", str(ROOT / "deploy" / "backup.sh"), str(folder), how_many]
    return subprocess.run(command, env={**os.environ, "ROSTRA": rostra}, capture_output=True, text=True)


@pytest.fixture
def rostra(tmp_path: Path) -> str:
    program = tmp_path / "rostra"
    program.write_text('#!/bin/sh\n[ "$1 $2" = "db backup" ] && echo new >"$3"\n')
    program.chmod(0o755)
    return str(program)


def test_the_newest_backups_stay(tmp_path: Path, rostra: str) -> None:
    folder = tmp_path / "backups"
    others = ["by-hand.gz", "rostra-before-the-move.gz", "notes.txt"]
    old = [f"rostra-2026-01-{day:02}T04-30-00Z.gz" for day in range(1, 8)]
    kept(folder, *others, *old)
    assert back_up(folder, "3", rostra).returncode == 0
    names = sorted(path.name for path in folder.iterdir())
    new = [name for name in names if name not in (*others, *old)]
    assert len(new) == 1
    assert names == sorted([*others, *old[-2:], *new])
    assert (folder / new[0]).stat().st_mode & 0o077 == 0


def test_no_old_backup_goes_without_a_new_one(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    names = kept(folder, *(f"rostra-2026-01-{day:02}T04-30-00Z.gz" for day in range(1, 8)))
    assert back_up(folder, "3", "false").returncode != 0
    assert sorted(path.name for path in folder.iterdir()) == names


@pytest.mark.parametrize("how_many", ["0", "-1", "many", "3x"])
def test_how_many_stay_is_a_number(how_many: str, tmp_path: Path, rostra: str) -> None:
    done = back_up(tmp_path / "backups", how_many, rostra)
    assert done.returncode == 2
    assert done.stderr == f"How many backups stay: a number from 1, not '{how_many}'.\n"
    assert not (tmp_path / "backups").exists()


# The page


def test_names_in_the_proxies_files_are_put_in_as_the_page_says(tmp_path: Path) -> None:
    for section, file in (("TLS with Caddy", "caddy/Caddyfile"), ("TLS with nginx", "nginx/rostra.conf")):
        copy, change = [line for line in guide.commands(section) if line.startswith(("cp ", "sed "))]
        source, goal = copy.split()[1:]
        assert source == f"/opt/rostra-source/deploy/{file}"
        here = str(tmp_path / "file")
        subprocess.run(["sh", "-euc", copy.replace("/opt/rostra-source", str(ROOT)).replace(goal, here)], check=True)
        subprocess.run(["sh", "-euc", change.replace(goal, here).replace("YOUR.NAME", "games.example")], check=True)
        assert "play.example.org" not in (tmp_path / "file").read_text()
        assert "games.example" in (tmp_path / "file").read_text()


def test_the_secret_of_containers_is_made_as_the_page_says(tmp_path: Path) -> None:
    (tmp_path / "deploy" / "container").mkdir(parents=True)
    lines = [line for line in guide.commands("With containers") if not line.startswith("docker ")]
    assert len(lines) == 4
    subprocess.run(["sh", "-euc", "\n".join(lines)], cwd=tmp_path, check=True)
    secret = tmp_path / "deploy" / "container" / "secrets" / "database_password"
    assert len(secret.read_text().strip()) == 48
    assert (secret.stat().st_mode & 0o777, secret.parent.stat().st_mode & 0o777) == (0o444, 0o700)
    assert (tmp_path / "deploy" / "container" / ".env").read_text() == "NAME=play.example.org\n"


NOT_HERE = ("apt ", "certbot ", "ufw ", "docker ", "nginx -t", "systemctl reload ")
"""Packages, certificates of authorities, firewalls and engines for containers: what no test can have."""
RUN_HERE = ("Backing up and restoring", "Moving from SQLite to PostgreSQL", "With containers")
RUN_WITH_SYSTEMD = ("As a service", "Upgrading")
ONLY_FILES = ("TLS with Caddy", "TLS with nginx")


def test_every_command_of_the_page_is_run_by_a_test() -> None:
    run = [line for section in (*RUN_HERE, *RUN_WITH_SYSTEMD, *ONLY_FILES) for line in guide.commands(section)]
    left = [line for line in guide.everything() if line not in run and not line.startswith(NOT_HERE)]
    assert left == [], "run these in a test, or say in NOT_HERE why not"
    assert len(run) > 40
