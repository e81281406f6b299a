"""Answers that are the same for everybody: browsers cache them, and get them compressed."""

import gzip
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response

KINDS: Final = {  # Litestar says of texts that they are in UTF-8
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
    ".png": "image/png",
}
COMPRESSED: Final = (".html", ".js", ".css", ".svg", ".json", ".txt")


def find(folder: Path, name: str) -> Path | None:
    """A file of this folder that may be shown; nothing above it, whatever the name is."""
    path = folder / name
    return path if path.suffix in KINDS and path.is_file() and folder in path.resolve().parents else None


def answer(
    request: Request[Any, Any, Any], body: bytes, suffix: str, lasts: bool = False, status: int = 200
) -> Response[Any]:
    """Browsers cache it. They ask each time whether it has changed, unless it ``lasts``: then a change has a new name.

    Not for anything with a secret in it: how well it compresses would tell something about the secret.
    """
    mark = f'"{sha256(body).hexdigest()[:20]}"'
    headers = {"etag": mark, "cache-control": "public, max-age=31536000, immutable" if lasts else "no-cache"}
    if status == 200 and mark in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=KINDS[suffix])
    if suffix in COMPRESSED and "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
        body = _compressed(body)
    return Response(body, status_code=status, headers=headers, media_type=KINDS[suffix])


@lru_cache(400)
def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)
