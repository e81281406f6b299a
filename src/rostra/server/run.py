"""Run the server: one process, or several on one address."""

import os
import socket

import uvicorn
from uvicorn.supervisors import Multiprocess

from rostra.server import logs
from rostra.server.app import build
from rostra.server.config import Config
from rostra.server.socket import LARGEST_MESSAGE
from rostra.store import Store

_OPTIONS = {
    "ws": "websockets-sansio",
    "ws_max_size": LARGEST_MESSAGE,
    "ws_ping_interval": 20.0,
    "ws_ping_timeout": 20.0,
    "ws_per_message_deflate": False,  # views are small, and compressing each costs more than sending it
    "access_log": False,
    "log_config": None,
    "server_header": False,
    "timeout_graceful_shutdown": 5,
}


def run(config: Config) -> None:
    """Until it is told to stop. The port is taken first: whether that works is known before anything else begins."""
    listening = _listen(config)
    logs.set_up(config.log_level)
    if config.workers > 1:
        _run_workers(config, listening)
        return
    app = build(config, Store(config.database))
    server = uvicorn.Server(uvicorn.Config(app, **_OPTIONS))  # type: ignore[arg-type]
    server.run(sockets=[listening])


def _listen(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((config.host, config.port))
    listening.set_inheritable(True)
    return listening


def _run_workers(config: Config, listening: socket.socket) -> None:
    """Each worker reads the settings from the environment, so they are put there."""
    for name in config.__struct_fields__:
        value = getattr(config, name)
        if isinstance(value, bool):
            value = "on" if value else "off"
        elif isinstance(value, tuple):
            value = ",".join(value)
        elif isinstance(value, float):
            value = int(value)
        os.environ[f"ROSTRA_{name.upper()}"] = str(value)
    Store(config.database).close()  # what is wrong with the database is said once, here
    settings = uvicorn.Config("rostra.server.app:create", factory=True, workers=config.workers, **_OPTIONS)  # type: ignore[arg-type]
    Multiprocess(settings, sockets=[listening]).run()
