"""A server that is killed with SIGKILL while devices leave records in a mailbox, and started again on the same store.

Several clients append records of their own, one after the other; each sends a record again under its id until it has been
acknowledged, as the browser does. At the end every acknowledged record has to stand in the mailbox once, with the place
that was acknowledged, and the places have to run from 1 without a gap.
"""

import http.client
import json
import random
import secrets
import struct
import threading
import time
from dataclasses import dataclass, field

from harness.product import Product

CLIENTS = 3


@dataclass
class Tally:
    """What came of it."""

    kills: int = 0
    # Kills during which a request was under way that got no answer.
    cut: int = 0
    acknowledged: int = 0
    lost: int = 0
    duplicates: int = 0
    wrong: list[str] = field(default_factory=list)


def ask(product: Product, mailbox: str, method: str, path: str, body: bytes | None = None) -> tuple[int, bytes]:
    """One request; fails where no whole answer comes."""
    connection = http.client.HTTPConnection("127.0.0.1", product.port, timeout=10)
    try:
        connection.request(method, path, body, {"X-Wingbar": "1", "Wingbar-Mailbox": mailbox})
        reply = connection.getresponse()
        return reply.status, reply.read()
    finally:
        connection.close()


def records(product: Product, mailbox: str) -> list[tuple[int, str, bytes]]:
    """All that a mailbox holds: place, id, bytes."""
    found: list[tuple[int, str, bytes]] = []
    while True:
        after = f"?after={found[-1][0]}&record={found[-1][1]}" if found else ""
        status, reply = ask(product, mailbox, "GET", "/api/carry/take" + after)
        assert status == 200, reply
        at = 8
        if at == len(reply):
            return found
        while at < len(reply):
            place, record, size = struct.unpack_from("<q16si", reply, at)
            found.append((place, record.hex(), reply[at + 28:at + 28 + size]))
            at += 28 + size


class Client(threading.Thread):
    """A device that leaves records until it is told to stop."""

    def __init__(self, product: Product, mailbox: str, seed: int):
        super().__init__(daemon=True)
        self.product, self.mailbox = product, mailbox
        self.dice = random.Random(seed)
        self.stopped = threading.Event()
        self.known: dict[str, tuple[int, bytes]] = {}
        self.unanswered = 0
        self.failure = ""

    def run(self) -> None:
        while not self.stopped.is_set() and not self.failure:
            record = self.dice.randbytes(16).hex()
            body = self.dice.randbytes(self.dice.choice([30, 300, 3000, 60_000]))
            while record not in self.known and not self.failure:
                try:
                    status, reply = ask(self.product, self.mailbox, "POST", f"/api/carry/put?record={record}", body)
                except (OSError, http.client.HTTPException):
                    self.unanswered += 1
                    time.sleep(0.01)
                    continue
                if status == 200:
                    self.known[record] = (json.loads(reply)["sequence"], body)
                elif status != 429:
                    self.failure = f"{status}: {reply[:200]!r}"
            # As many as a mailbox takes, spread over the kills.
            time.sleep(self.dice.random() * 0.06)


def kill_server_often(product: Product, kills: int, seed: int) -> Tally:
    """Kills the server so many times while records are being left, and counts."""
    tally = Tally()
    dice = random.Random(seed)
    mailbox = secrets.token_hex(32)
    assert ask(product, mailbox, "POST", "/api/carry/begin")[0] == 200
    clients = [Client(product, mailbox, seed * 100 + number) for number in range(CLIENTS)]
    for client in clients:
        client.start()
    for _ in range(kills):
        time.sleep(0.02 + dice.random() * 0.3)
        before = sum(client.unanswered for client in clients)
        product.server.kill()
        product.server.wait()
        time.sleep(0.02)
        tally.cut += sum(client.unanswered for client in clients) > before
        product.start()
        tally.kills += 1
    for client in clients:
        client.stopped.set()
    for client in clients:
        client.join(30)
        if client.is_alive() or client.failure:
            tally.wrong.append(client.failure or "a client hangs")
    found = records(product, mailbox)
    places = {record: (place, body) for place, record, body in found}
    tally.duplicates = len(found) - len(places)
    for client in clients:
        tally.acknowledged += len(client.known)
        for record, known in client.known.items():
            if places.get(record) != known:
                tally.lost += 1
                tally.wrong.append(f"{record} was acknowledged at {known[0]}, and is {places.get(record, ('nowhere',))[0]}")
    if [place for place, _, _ in found] != list(range(1, len(found) + 1)):
        tally.wrong.append("the places have gaps")
    if tally.duplicates:
        tally.wrong.append(f"{tally.duplicates} records stand twice")
    return tally
