"""Firefox's own remote protocol: JSON texts with their length in front, over TCP. The commands are WebDriver's."""

import json
import socket
import time
from typing import Callable

# WebDriver's endpoints as Marionette calls them.
COMMANDS = {
    ("POST", "url"): "WebDriver:Navigate",
    ("POST", "refresh"): "WebDriver:Refresh",
    ("POST", "back"): "WebDriver:Back",
    ("POST", "execute/sync"): "WebDriver:ExecuteScript",
    ("POST", "actions"): "WebDriver:PerformActions",
    ("DELETE", "actions"): "WebDriver:ReleaseActions",
    ("GET", "screenshot"): "WebDriver:TakeScreenshot",
    ("GET", "window/rect"): "WebDriver:GetWindowRect",
    ("POST", "window/rect"): "WebDriver:SetWindowRect",
}


def connect(port: int) -> Callable[[str, str, dict], object]:
    """A session; gives the function that carries out commands."""
    end = time.monotonic() + 30
    while True:
        try:
            line = socket.create_connection(("127.0.0.1", port), timeout=60)
            break
        except OSError:
            if time.monotonic() > end:
                raise RuntimeError("Firefox did not open its port within 30 s") from None
            time.sleep(0.1)
    stream = line.makefile("rb")

    def receive() -> list | dict:
        digits = b""
        while (byte := stream.read(1)) != b":":
            if not byte:
                raise RuntimeError("Firefox closed the connection")
            digits += byte
        return json.loads(stream.read(int(digits)))

    number = 0

    def call(name: str, parameters: dict) -> object:
        nonlocal number
        number += 1
        text = json.dumps([0, number, name, parameters]).encode()
        line.sendall(f"{len(text)}:".encode() + text)
        answer = receive()
        _, _, error, result = answer
        if error:
            raise RuntimeError(f"{name}: {error.get('message')}")
        return result.get("value", result) if isinstance(result, dict) else result

    receive()
    call("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {"unhandledPromptBehavior": "ignore"}}})
    return lambda method, path, body: call(COMMANDS[method, path], body)
