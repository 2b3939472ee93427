"""A screen for browsers that have no headless mode with WebGL."""

import os
import subprocess
from contextlib import contextmanager
from typing import Iterator


@contextmanager
def display() -> Iterator[dict[str, str]]:
    """The environment of a fresh Xvfb, which picks a free number itself."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
        pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start: apt-get install xvfb")
        yield {**os.environ, "DISPLAY": f":{number}", "LIBGL_ALWAYS_SOFTWARE": "1", "GDK_BACKEND": "x11",
               "NO_AT_BRIDGE": "1", "GTK_A11Y": "none"}
    finally:
        server.terminate()
        server.wait()
