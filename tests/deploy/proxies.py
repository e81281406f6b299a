"""nginx and Caddy with our configurations. Files, ports and the certificate are others than on a real server.

with running("nginx", folder, upstream) as proxy: ...
"""

import os
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.processes.servers import wait_for
from tests.services import free_port
from tools.services import PACKAGES, find

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example.org"


def program(package: str) -> str:
    folder = find(package)
    assert folder is not None
    return str(folder / PACKAGES[package][0])


def certificate(folder: Path) -> ssl.SSLContext:
    """Makes cert.pem and key.pem for the name, and a context that trusts them only."""
    command = [
        program("openssl"),
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
    ]
    command += ["-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    command += ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run(command, check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(folder / "cert.pem"))


@dataclass
class Proxy:
    port: int
    plain_port: int
    """Where it answers without TLS."""

    @property
    def host(self) -> str:
        return f"{NAME}:{self.port}"

    @property
    def page(self) -> str:
        return f"https://{self.host}"


def replaced(text: str, *changes: tuple[str, str]) -> str:
    for before, after in changes:
        assert before in text, f"{before!r} is not in the configuration"
        text = text.replace(before, after)
    return text


def nginx(folder: Path, upstream: int, proxy: Proxy, *changes: tuple[str, str]) -> list[str]:
    """Our file as it is included on a real server, in a frame that keeps everything in the folder."""
    ours = replaced(
        (DEPLOY / "nginx" / "rostra.conf").read_text(),
        ("127.0.0.1:8000", f"127.0.0.1:{upstream}"),
        ("listen 443 ssl", f"listen 127.0.0.1:{proxy.port} ssl"),
        ("listen [::]:443 ssl http2;", ""),
        ("listen 80;", f"listen 127.0.0.1:{proxy.plain_port};"),
        ("listen [::]:80;", ""),
        ("/etc/letsencrypt/live/play.example.org/fullchain.pem", str(folder / "cert.pem")),
        ("/etc/letsencrypt/live/play.example.org/privkey.pem", str(folder / "key.pem")),
        *changes,
    )
    (folder / "rostra.conf").write_text(ours)
    user = "user root; " if os.geteuid() == 0 else ""  # the folders of tests are open to nobody else
    places = [f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    (folder / "nginx.conf").write_text(
        f"{user}daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        "worker_processes 1; events { worker_connections 512; }\n"
        f"http {{ access_log off; {' '.join(places)} include {folder}/rostra.conf; }}\n"
    )
    return [program("nginx"), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]


def caddy(folder: Path, upstream: int, proxy: Proxy, *changes: tuple[str, str]) -> list[str]:
    """Our file, with a certificate of ours and no requests to authorities."""
    ours = replaced(
        (DEPLOY / "caddy" / "Caddyfile").read_text(),
        ("\treverse_proxy ", f"\ttls {folder}/cert.pem {folder}/key.pem\n\treverse_proxy "),
        *changes,
    )
    ports = f"http_port {proxy.plain_port}\n\thttps_port {proxy.port}\n\tdefault_bind 127.0.0.1"
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\t{ports}\n}}\n{ours}")
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


COMMANDS = {"nginx": nginx, "caddy": caddy}


@contextmanager
def running(kind: str, folder: Path, upstream: int, *changes: tuple[str, str]) -> Iterator[Proxy]:
    """The proxy in front of a Rostra on that port."""
    proxy = Proxy(free_port(), free_port())
    command = COMMANDS[kind](folder, upstream, proxy, *changes)
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    known = {**home, "NAME": NAME, "UPSTREAM": f"127.0.0.1:{upstream}", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    log = folder / f"{kind}.log"
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, env=known, cwd=folder)
    try:
        wait_for(lambda: _answers(process, proxy, log), f"{kind} does not answer")
        yield proxy
    finally:
        process.terminate()
        process.wait(20)


def _answers(process: "subprocess.Popen[bytes]", proxy: Proxy, log: Path) -> bool:
    assert process.poll() is None, log.read_text()
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", proxy.port)) == 0
