"""Boards that installed games bring: the folder of each, at an address that changes with it."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from gladsheim.manifest import Manifest, manifests
from gladsheim.server.http.assets import TYPES, Asset, send

Asked = Request[Any, Any, Any]


@cache
def board_address(game: str) -> str | None:
    """Where the board of an installed game lies on this server; None if our client draws the game itself."""
    manifest = manifests().get(game)
    if manifest is None or not manifest.board:
        return None
    folder, _, module = manifest.board.rpartition("/")
    files = files_of(manifest, folder)
    assert module in files, f"{manifest.package} names the board {manifest.board} and does not have it"
    return f"/boards/{game}/{hash_of(files)}/{module}"


@cache
def board_files() -> dict[str, Asset]:
    """Every file that lies beside the board of a game, by its address."""
    found = {}
    for manifest in manifests().values():
        if manifest.board:
            files = files_of(manifest, manifest.board.rpartition("/")[0])
            below = f"/boards/{manifest.name}/{hash_of(files)}"
            found.update({f"{below}/{name}": asset_of(f"{below}/{name}", data) for name, data in files.items()})
    return found


def files_of(manifest: Manifest, folder: str) -> dict[str, bytes]:
    """The files of a folder of its package that a browser may load, by their paths below it."""
    return {name: file.read_bytes() for name, file in walk(manifest.folder(folder)) if kind_of(name) in TYPES}


def walk(folder: Traversable, below: str = "") -> Iterator[tuple[str, Traversable]]:
    """All files, with the folders inside."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from walk(entry, f"{below}{entry.name}/")
        else:
            yield f"{below}{entry.name}", entry


def kind_of(name: str) -> str:
    """The ending of a file's name."""
    return PurePosixPath(name).suffix


def hash_of(files: dict[str, bytes]) -> str:
    """One for all of them: a module finds its neighbours by relative addresses."""
    whole = hashlib.sha256()
    for name, contents in files.items():
        whole.update(f"{name} {len(contents)}\n".encode() + contents)
    return whole.hexdigest()[:20]


def asset_of(name: str, contents: bytes) -> Asset:
    """A file as it is sent."""
    tag = hashlib.sha256(contents).hexdigest()[:20]
    compressed = {"gzip": gzip.compress(contents, mtime=0)}
    return Asset(name, TYPES[kind_of(name)], contents, compressed, tag, for_ever=True)


@get("/boards/{file_path:path}", include_in_schema=False)
async def show_board(request: Asked, file_path: FromPath[str]) -> Response[bytes]:
    """A file of an installed game's board; only what was found there has an address."""
    found = board_files().get(f"/boards/{file_path.removeprefix('/')}")
    if found is None:
        raise NotFoundException
    return send(found, request)


ROUTES: Final[list[ControllerRouterHandler]] = [show_board]
