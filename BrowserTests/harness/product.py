"""The program under test: its store with the fixture, its server, its commands."""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Callable
from urllib.parse import urlencode

from fixtures.birds import AT, LATITUDE, LONGITUDE
from fixtures.write import write

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build/release/wingbar"


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Product:
    """A server on a store of its own in a temporary folder; stopped and removed by `close`."""

    def __init__(self, sample: bool = False, fixture: Callable[[Path], None] = write, root: Path = ROOT):
        self.root = root
        self.home = Path(tempfile.mkdtemp(prefix="wingbar-browser-"))
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self.server: subprocess.Popen | None = None
        self.answers: dict[tuple, dict] = {}
        if sample:
            self.command("sample")
        else:
            fixture(self.home / "fixture.txt")
            self.command("import", str(self.home / "fixture.txt"), "--json")
        self.start()

    def command(self, *words: str) -> str:
        """Runs a command of the program on this store; what it prints."""
        done = subprocess.run(
            [PROGRAM, *words, "--home", self.home], capture_output=True, text=True, timeout=120,
            env={**os.environ, "WINGBAR_ROOT": str(self.root)})
        if done.returncode:
            raise RuntimeError(f"wingbar {words[0]}: {done.stderr.strip() or done.stdout.strip()}")
        return done.stdout

    def nearby(self, **filters: object) -> dict:
        """What `wingbar nearby` says of the fixture's place; asked once, since the store stays as it is."""
        key = tuple(sorted(filters.items()))
        if key not in self.answers:
            self.answers[key] = self._nearby(filters)
        return self.answers[key]

    def _nearby(self, filters: dict) -> dict:
        words = ["--lat", str(LATITUDE), "--lon", str(LONGITUDE), "--at", AT, "--json"]
        for name, value in {"km": 5, "days": 14, **filters}.items():
            words += [f"--{name}", str(value)]
        return json.loads(self.command("nearby", *words))

    def address(self, **query: object) -> str:
        """The page's address at the fixture's place and time."""
        return f"{self.origin}/?" + urlencode({"lat": LATITUDE, "lon": LONGITUDE, "at": AT, **query})

    def sample_address(self, **query: object) -> str:
        """The page's address where it opens by itself, now."""
        return f"{self.origin}/?" + urlencode(query)

    def start(self) -> None:
        """Starts the server and waits for its first answer."""
        log = (self.home / "server.log").open("ab")
        self.server = subprocess.Popen(
            [PROGRAM, "serve", "--port", str(self.port), "--home", self.home], stdout=log, stderr=log,
            env={**os.environ, "WINGBAR_ROOT": str(self.root)})
        for _ in range(200):
            if self.server.poll() is not None:
                raise RuntimeError("the server stopped: " + (self.home / "server.log").read_text()[-2000:])
            try:
                urllib.request.urlopen(self.origin + "/", timeout=5).read()
                return
            except urllib.error.HTTPError as error:
                raise RuntimeError(f"the server answers {error.code}: {error.read()[:500]}") from None
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server did not answer within 10 s")

    def stop(self) -> None:
        """Stops the server; the store stays."""
        if self.server and self.server.poll() is None:
            self.server.terminate()
            try:
                self.server.wait(10)
            except subprocess.TimeoutExpired:
                self.server.kill()
                self.server.wait()

    def close(self) -> None:
        """Stops the server and removes the store."""
        self.stop()
        shutil.rmtree(self.home, ignore_errors=True)
