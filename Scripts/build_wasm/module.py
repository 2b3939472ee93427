"""Looks into a WebAssembly module: its imports, and its sections without those for debuggers."""

from pathlib import Path
from typing import Iterator

HEADER = b"\0asm\1\0\0\0"
CUSTOM, IMPORT = 0, 2


def leb(data: bytes, at: int) -> tuple[int, int]:
    """An unsigned LEB128 number and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def name(data: bytes, at: int) -> tuple[str, int]:
    """A name with its length before it, and where it ends."""
    count, at = leb(data, at)
    return data[at : at + count].decode(), at + count


def sections(data: bytes) -> Iterator[tuple[int, int, int, int]]:
    """Each section: its kind, where it starts, where its contents start, where it ends."""
    if not data.startswith(HEADER):
        raise ValueError("not a WebAssembly module of version 1")
    at = len(HEADER)
    while at < len(data):
        start, kind = at, data[at]
        size, contents = leb(data, at + 1)
        at = contents + size
        yield kind, start, contents, at


def without_debug(data: bytes) -> bytes:
    """The module without what only debuggers read; the functions' names stay, so that traces can be read."""
    kept = bytearray(HEADER)
    for kind, start, contents, end in sections(data):
        if kind == CUSTOM:
            section, _ = name(data, contents)
            if section.startswith((".debug", "producers")):
                continue
        kept += data[start:end]
    return bytes(kept)


def imports(path: Path) -> list[str]:
    """What the module asks the host for, as MODULE.NAME."""
    data = path.read_bytes()
    found = []
    for kind, _, at, _ in sections(data):
        if kind != IMPORT:
            continue
        count, at = leb(data, at)
        for _ in range(count):
            module, at = name(data, at)
            field, at = name(data, at)
            found.append(f"{module}.{field}")
            if data[at] != 0:
                raise ValueError(f"{module}.{field} is no function")
            _, at = leb(data, at + 1)
    return found
