"""A browser that is killed with SIGKILL in the middle of a scripted session, and opened again on the same profile.

The session ticks, counts, undoes and redoes, one step after the other. The page reports each state that My List shows,
in the turn in which the page changes; a model of the list says what each step must come to. What a new start shows has
to be the last state that was reported, or the one that the step under way leads to: anything older is lost, anything
else is a duplicate.
"""

import json
import os
import random
import shutil
import signal
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import BrowserType, Error, Page

from harness.page import live
from harness.product import Product
from harness.waiting import until

CODES = ("cangoo", "wooduc", "mallar3", "annhum")

# Steps come from a seed. Any control of the page carries its action in `data-act`, so one button serves for all.
SESSION = """([steps, report]) => {
  const say = (kind, value) => globalThis[report](JSON.stringify([kind, value]));
  const shown = () => Object.fromEntries([...document.querySelectorAll('#sheet-list li.row')].map(row =>
    [row.querySelector('.open').id.slice('row-list-'.length), row.querySelector('.tally .count').textContent]));
  const button = document.body.appendChild(document.createElement('button'));
  let at = 0, late;
  const next = () => {
    clearTimeout(late);
    if (at === steps.length) return say('done', 0);
    say('asked', at);
    button.setAttribute('data-act', steps[at++]);
    button.click();
    // What changes nothing on the list is shown at once.
    late = setTimeout(next, 400);
  };
  let last = '';
  new MutationObserver(() => {
    const now = JSON.stringify(shown());
    if (now === last) return;
    say('shown', JSON.parse(last = now));
    setTimeout(next);
  }).observe(document.querySelector('#sheet-list'), { subtree: true, childList: true, characterData: true, attributes: true });
  last = JSON.stringify(shown());
  next();
}"""

READ = """Object.fromEntries([...document.querySelectorAll('#sheet-list li.row')].map(row =>
  [row.querySelector('.open').id.slice('row-list-'.length), row.querySelector('.tally .count').textContent]))"""


@dataclass
class Model:
    """What a list comes to: the changes that count, and those that were undone."""

    done: list[tuple[str, str, int]] = field(default_factory=list)
    undone: list[tuple[str, str, int]] = field(default_factory=list)

    def counts(self) -> dict[str, str]:
        """The counts as My List writes them."""
        counts: dict[str, int] = {}
        for kind, code, number in self.done:
            counts[code] = counts.get(code, 0) + number if kind == "add" else number
        return {code: str(count) for code, count in counts.items() if count}

    def after(self, step: str) -> "Model":
        """The list after a step."""
        word, *rest = step.split()
        done, undone = list(self.done), list(self.undone)
        if word == "undo":
            if done:
                undone.append(done.pop())
        elif word == "redo":
            if undone:
                done.append(undone.pop())
        else:
            code, count = rest[0], int(self.counts().get(rest[0], 0))
            if word == "untick" and not count:
                return self
            change = {"tick": ("add", code, 1), "untick": ("set", code, count - 1)}.get(word)
            done.append(change or (word, code, int(rest[1])))
            undone = []
        return Model(done, undone)


@dataclass
class Tally:
    """What kills have cost."""

    kills: int = 0
    shown: int = 0
    lost: int = 0
    duplicates: int = 0
    wrong: list[str] = field(default_factory=list)


def steps(dice: random.Random) -> list[str]:
    """A session."""
    def one() -> str:
        code = dice.choice(CODES)
        return dice.choices(
            [f"tick {code}", f"untick {code}", f"set {code} {dice.randrange(40)}", f"add {code} {dice.randrange(1, 9)}", "undo", "redo"],
            [50, 10, 8, 8, 14, 10])[0]
    return [one() for _ in range(400)]


class Victim:
    """Chromium on a profile of its own, in a process group of its own."""

    def __init__(self, engine: BrowserType, profile: Path):
        port = profile / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [shutil.which("chromium") or "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync", "--mute-audio",
             "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        until("the browser starts", lambda: port.exists() and port.read_text().count("\n"), 30)
        self.browser = engine.connect_over_cdp(f"http://127.0.0.1:{port.read_text().split()[0]}")
        self.page: Page = self.browser.contexts[0].new_page()

    def kill(self) -> None:
        """Ends all its processes at once, as a battery or the system does."""
        if self.process.returncode is not None:
            return
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def open_list(page: Page, product: Product, may: list[dict[str, str]]) -> dict[str, str]:
    """Opens My List, and what it shows; `may` is what is right."""
    page.goto(product.address(mode="list"))
    live(page)
    # A database takes its time after a kill: what it gives later than the start is shown later.
    end = time.monotonic() + 15
    while (found := page.evaluate(READ)) not in may and time.monotonic() < end:
        time.sleep(0.1)
    return found


def kill_often(engine: BrowserType, product: Product, kills: int, seed: int) -> Tally:
    """Runs sessions and kills them at random moments."""
    dice, tally = random.Random(seed), Tally()
    profile = Path(tempfile.mkdtemp(prefix="wingbar-kill-"))
    # The list as it may be: as it was shown last, or as the steps asked for since leave it.
    may = [Model()]
    try:
        for kill in range(kills + 1):
            victim = Victim(engine, profile)
            try:
                found = open_list(victim.page, product, [model.counts() for model in may])
                fits = [model for model in may if model.counts() == found]
                if not fits:
                    shown = may[0].counts()
                    older = all(int(found.get(code, 0)) <= int(count) for code, count in shown.items())
                    tally.lost += older
                    tally.duplicates += not older
                    tally.wrong.append(f"kill {kill}: {json.dumps(found)}, shown was {json.dumps(shown)}")
                    break
                if kill == kills:
                    break
                told = session(victim, dice)
            finally:
                victim.kill()
            may = follow(fits, told, tally)
            tally.kills += 1
    finally:
        shutil.rmtree(profile, ignore_errors=True)
    return tally


def session(victim: Victim, dice: random.Random) -> list[tuple[str, object]]:
    """Runs one session and kills it: what the page asked for and showed, in order."""
    wanted, told = steps(dice), []
    victim.page.expose_function("wingbarTells", lambda text: told.append(json.loads(text)))
    victim.page.evaluate(SESSION, [wanted, "wingbarTells"])
    victim.page.wait_for_timeout(dice.uniform(100, 1200))
    time.sleep(dice.uniform(0, 0.02))
    victim.kill()
    # What it had told before is still to be read, which on a busy machine is much.
    try:
        victim.page.wait_for_timeout(100)
    except Error:
        pass
    last = max([value for kind, value in told if kind == "asked"], default=-1)
    # What the page had asked for when it was killed, and could not tell any more.
    told += [["asked", number] for number in range(last + 1, last + 4)]
    return [(kind, wanted[value] if kind == "asked" else value) for kind, value in told]


def follow(models: list[Model], told: list[tuple[str, object]], tally: Tally) -> list[Model]:
    """What the list may be after a session that was cut off, the state shown last first."""
    asked: list[str] = []
    for number, (kind, value) in enumerate(told):
        if kind == "asked":
            asked.append(str(value))
            continue
        # A step that shows nothing leaves the list as it was: the first of the steps asked for that comes to this.
        tally.shown += 1
        after = models
        while not (fits := [model for model in after if model.counts() == value]) and asked:
            step = asked.pop(0)
            after = [model.after(step) for model in after]
        if not fits:
            tally.wrong.append(
                f"shown {json.dumps(value)}, which no step leads to from {json.dumps(models[0].counts())}, "
                f"undone {[model.undone[-3:] for model in models]} after {told[:number + 1]}")
            return models
        models = fits
    may = list(models)
    for step in asked:
        models = [model.after(step) for model in models]
        may += models
    # What comes to the same by two ways stands once.
    return list({(tuple(model.done), tuple(model.undone)): model for model in may}.values())
