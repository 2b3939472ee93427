"""A WebDriver server over HTTP, as WebKit's is."""

import json
import time
import urllib.error
import urllib.request
from typing import Callable


def request(origin: str, method: str, path: str, body: dict | None) -> object:
    """One command; what it answers."""
    data = None if method in ("GET", "DELETE") else json.dumps(body or {}).encode()
    call = urllib.request.Request(origin + path, data, {"Content-Type": "application/json"}, method=method)
    try:
        with urllib.request.urlopen(call, timeout=60) as reply:
            return json.load(reply)["value"]
    except urllib.error.HTTPError as error:
        text = error.read().decode(errors="replace")
        raise RuntimeError(f"{path}: {text[:500]}") from None


def connect(port: int, capabilities: dict) -> Callable[[str, str, dict], object]:
    """A session; gives the function that carries out commands."""
    origin = f"http://127.0.0.1:{port}"
    end = time.monotonic() + 20
    while True:
        try:
            request(origin, "GET", "/status", None)
            break
        except OSError:
            if time.monotonic() > end:
                raise RuntimeError("the WebDriver server did not answer within 20 s") from None
            time.sleep(0.1)
    session = request(origin, "POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
    base = f"/session/{session['sessionId']}"
    return lambda method, path, body: request(origin, method, f"{base}/{path}", body)
