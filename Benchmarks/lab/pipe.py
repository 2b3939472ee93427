"""A headless Chromium driven by a bare pipe of its protocol.

Playwright watches every request and makes a script's world in every frame: of thirty frames it takes a third of what is
measured here, and nobody who opens the page has it.
"""

import json
import os
import shutil
import subprocess
import tempfile
import time
from typing import Any


class Chromium:
    """The browser; `close` ends it."""

    def __init__(self, width: int, height: int):
        self.home = tempfile.mkdtemp(prefix="wingbar-pipe-")
        commands, answers = os.pipe(), os.pipe()

        def ends() -> None:
            # The protocol's own numbers. Copies first, because one of the ends may be 3 or 4 already.
            reads, writes = os.dup(commands[0]), os.dup(answers[1])
            os.dup2(reads, 3)
            os.dup2(writes, 4)

        self.process = subprocess.Popen(
            [str(shutil.which("chromium")), "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--remote-debugging-pipe", f"--user-data-dir={self.home}", f"--window-size={width},{height}", "about:blank"],
            preexec_fn=ends, close_fds=False, stderr=subprocess.DEVNULL)
        os.close(commands[0])
        os.close(answers[1])
        self.commands, self.answers = os.fdopen(commands[1], "wb", 0), os.fdopen(answers[0], "rb", 0)
        self.unread, self.number, self.events = b"", 0, []

    def _next(self) -> dict:
        while b"\0" not in self.unread:
            read = self.answers.read(1 << 16)
            if not read:
                raise RuntimeError("Chromium has ended")
            self.unread += read
        message, self.unread = self.unread.split(b"\0", 1)
        return json.loads(message)

    def send(self, method: str, session: str = "", **params: Any) -> dict:
        """Calls a method; its result."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": params, **({"sessionId": session} if session else {})}
        self.commands.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def until(self, event: str) -> dict:
        """Waits for an event of that name that came after the last call of `forget`."""
        while True:
            message = self.events.pop(0) if self.events else self._next()
            if message.get("method") == event:
                return message["params"]

    def forget(self) -> None:
        """Forgets what has happened so far."""
        self.events.clear()

    def page(self) -> str:
        """A page that knows nothing of earlier ones; the session to speak to it by."""
        context = self.send("Target.createBrowserContext")["browserContextId"]
        target = self.send("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.send("Page.enable", session)
        self.send("Page.bringToFront", session)
        time.sleep(0.5)
        self.forget()
        return session

    def close(self) -> None:
        """Ends the browser and removes what it kept."""
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.home, ignore_errors=True)
