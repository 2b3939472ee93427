"""Writes what Wingbar uses, with versions and whole licence texts, for the app's page.

Usage: licences.py FOLDER OUT.json

FOLDER holds table.tsv and the texts that no package carries.
"""

import csv
import json
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path


def version(source: str) -> str:
    """The installed version, from where the table says it is known."""
    kind, _, name = source.partition(":")
    if kind == "pypi":
        return distribution(name).version
    if kind == "debian":
        return command("dpkg-query", "-W", "-f", "${Version}", name)
    if kind == "swift":
        return command("swift", "--version").partition("Swift version ")[2].split()[0]
    return source


def command(*words: str) -> str:
    """What a command prints on standard output."""
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def text(source: str, folder: Path) -> str:
    """One licence text, from where the table says it lies."""
    kind, _, name = source.partition(":")
    if kind == "pypi":
        package, _, path = name.partition("/")
        content = distribution(package).read_text(path)
        if content is None:
            sys.exit(f"the package {package} has no file {path}; correct licences/table.tsv.")
        return content
    path = Path("/usr/share/doc") / name / "copyright" if kind == "debian" else folder / name
    return path.read_text(encoding="utf-8")


def main() -> None:
    folder, out = Path(sys.argv[1]), Path(sys.argv[2])
    with (folder / "table.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader((line for line in file if not line.startswith("#")), delimiter="\t"))
    listed = [
        {
            "name": name, "version": version(source), "licence": licence, "what": what,
            "url": "" if url == "-" else url, "text": "\n\n".join(text(part, folder).strip() for part in texts.split()),
        }
        for name, source, licence, what, url, texts in rows
    ]
    out.write_text(json.dumps(listed, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


main()
