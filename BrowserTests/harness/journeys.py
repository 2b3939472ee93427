"""Starts Firefox and WebKitGTK for a journey, and ends them again."""

import glob
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator

from harness import marionette, webdriver
from harness.display import display
from harness.driver import Driver
from harness.product import free_port

# Nothing is fetched by itself, and the software renderer is good enough.
PREFERENCES = {
    "marionette.port": 0, "webgl.force-enabled": True, "browser.shell.checkDefaultBrowser": False,
    "browser.aboutwelcome.enabled": False, "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False, "app.update.auto": False,
    "browser.startup.homepage_override.mstone": "ignore", "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False, "services.settings.server": "data:,",
    "browser.safebrowsing.update.enabled": False, "extensions.update.enabled": False,
    "ui.prefersReducedMotion": 0,
}


def needed(program: str, package: str) -> str:
    """The path of a program, or the command that installs it."""
    path = shutil.which(program)
    if not path:
        raise RuntimeError(f"{program} is missing: apt-get install {package}")
    return path


def ended(process: subprocess.Popen) -> None:
    """Ends a process that we started."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@contextmanager
def firefox_session() -> Iterator[Driver]:
    """Debian's Firefox with a fresh profile, driven over Marionette."""
    program = needed("firefox-esr", "firefox-esr")
    with display() as environment, tempfile.TemporaryDirectory(prefix="wingbar-firefox-", ignore_cleanup_errors=True) as home:
        port = free_port()
        lines = [f"user_pref({name!r}, {str(value).lower() if isinstance(value, bool) else repr(value)});"
                 for name, value in {**PREFERENCES, "marionette.port": port}.items()]
        Path(home, "user.js").write_text("\n".join(lines).replace("'", '"'))
        process = subprocess.Popen(
            [program, "--marionette", "--no-remote", "--profile", home, "--width", "402", "--height", "960", "about:blank"],
            env={**environment, "HOME": home}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            driver = Driver(marionette.connect(port))
            driver.resize(480, 874)
            yield driver
        finally:
            ended(process)


@contextmanager
def webkit_session() -> Iterator[Driver]:
    """WebKitGTK's MiniBrowser with a fresh home, driven over WebDriver."""
    program = needed("WebKitWebDriver", "webkit2gtk-driver")
    found = sorted(glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser"))
    if not found:
        raise RuntimeError("MiniBrowser is missing: apt-get install libwebkit2gtk-4.1-0")
    with display() as environment, tempfile.TemporaryDirectory(prefix="wingbar-webkit-", ignore_cleanup_errors=True) as home:
        port = free_port()
        process = subprocess.Popen(
            [program, f"--port={port}", "--host=127.0.0.1"],
            env={**environment, "HOME": home, "XDG_DATA_HOME": home, "XDG_CACHE_HOME": home,
                 "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            driver = Driver(webdriver.connect(port, {
                "browserName": "MiniBrowser",
                "webkitgtk:browserOptions": {"binary": found[-1], "args": ["--automation"]}}))
            driver.resize(402, 874)
            yield driver
            driver.command("DELETE", "window", {})
        finally:
            ended(process)
