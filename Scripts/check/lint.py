"""Rules of the project that no compiler checks. Usage: lint.py ROOT

Prints each breach as file:line: sentence, then "N passed, N failed", a rule being one.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

CODE = {".swift", ".js", ".css", ".py", ".sh", ".c", ".h", ".html"}
LONGEST = 400

# Folders that run in the browser and on the server: no clock, no files, no randomness, no Foundation.
CORE = ["Birds", "Navigation", "Lists", "App", "Wire", "Markup", "Screens", "Past"]

# Spelled in pieces, so that this file does not break its own rules.
UNFINISHED = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|X" r"XX|HA" r"CK)\b")
MACHINE = re.compile(r"(?<![\w.}/])/(?:wo" r"rk|ro" r"ot|ho" r"me|opt/sw" r"ift)/|py" r"pi\.org|python" r"hosted\.org|npm" r"js\.(?:com|org)")
PICTURES = re.compile("[\U0001f000-\U0001faff\u2600-\u26ff\u2728\u2705\u274c\u2b50]")
IMPORT = re.compile(r"^\s*(?:@\w+\s+)?(?:public |internal |package )?import (?:\w+ )?(\w+)", re.MULTILINE)
IMPURE = re.compile(r"\b(?:Date\(\)|SystemRandomNumberGenerator|\.random\(|ContinuousClock|SuspendingClock|print\()")
INLINE = re.compile(r"<[a-z][^>]*\s(?:style|on[a-z]+)=|<script>|<style", re.IGNORECASE)

Breach = tuple[Path, int, str]


def line_of(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1


def matching(pattern: re.Pattern[str], sentence: str, files: dict[Path, str]) -> Iterator[Breach]:
    """A breach for each place that matches."""
    for path, text in files.items():
        for match in pattern.finditer(text):
            yield path, line_of(text, match.start()), sentence.format(match.group().strip())


def too_long(files: dict[Path, str]) -> Iterator[Breach]:
    for path, text in files.items():
        if path.suffix in CODE and text.count("\n") > LONGEST:
            yield path, LONGEST + 1, f"has {text.count(chr(10))} lines; split it by idea, {LONGEST} is the most."


def unfinished(files: dict[Path, str]) -> Iterator[Breach]:
    return matching(UNFINISHED, 'says "{}": finish it or open an issue.', files)


def of_a_machine(files: dict[Path, str]) -> Iterator[Breach]:
    return matching(MACHINE, 'names "{}", which only one machine has or which clients are set to.', files)


def pictures(files: dict[Path, str]) -> Iterator[Breach]:
    code = {path: text for path, text in files.items() if path.suffix in CODE | {".md"} and path.parts[0] != "Tests"}
    return matching(PICTURES, "has an emoji.", code)


def wrong_imports(files: dict[Path, str]) -> Iterator[Breach]:
    """Imports in the core that Package.swift does not list for their module."""
    package = files[Path("Package.swift")]
    for module in CORE:
        listed = re.search(rf'module\("{module}"(?:, \[([^\]]*)\])?\)', package)
        allowed = set(re.findall(r'"(\w+)"', listed.group(1) or "")) if listed else set()
        for path, text in files.items():
            if path.parts[:2] == ("Sources", module):
                for match in IMPORT.finditer(text):
                    if match.group(1) not in allowed:
                        yield path, line_of(text, match.start()), f"{module} may not import {match.group(1)}."


def impure(files: dict[Path, str]) -> Iterator[Breach]:
    core = {path: text for path, text in files.items() if path.parts[0] == "Sources" and path.parts[1] in CORE}
    return matching(IMPURE, 'uses "{}": the core takes time and chance as values and does no output.', core)


def inline(files: dict[Path, str]) -> Iterator[Breach]:
    pages = {path: text for path, text in files.items() if path.parts[0] == "Web" and path.suffix == ".html"}
    return matching(INLINE, "has inline style or script, which the page's policy forbids.", pages)


RULES = [too_long, unfinished, of_a_machine, pictures, wrong_imports, impure, inline]


def committed(root: Path) -> dict[Path, str]:
    """Every text file that git knows or would add, by its path below the root."""
    words = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    files = {}
    for name in filter(None, listed.split("\0")):
        try:
            files[Path(name)] = (root / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
            continue
    return files


def main() -> int:
    files, failed = committed(Path(sys.argv[1])), 0
    for rule in RULES:
        breaches = list(rule(files))
        failed += bool(breaches)
        for path, line, sentence in breaches:
            print(f"{path}:{line}: {sentence}")
    print(f"{len(RULES) - failed} passed, {failed} failed")
    return failed > 0


sys.exit(main())
