"""The steps from Swift and C to a compressed WebAssembly module."""

import gzip
import hashlib
import os
import resource
import shutil
import subprocess
import time
from pathlib import Path

from .module import imports, without_debug

TARGET = "wasm32-unknown-none-wasm"
HOST = "Client/Host.swift"
# A program's parts below Sources: folders, and files.
PROGRAMS = {
    "wingbar": ["Navigation", "Birds", "Wire", "Lists", "App", "Markup", "Screens", "Client"],
    "lab": ["Navigation", "Birds", "Wire", "Lists", "App", "Markup", "Screens", "Client"],
    "lists": ["Birds", "Wire", "Lists", "Markup", "Past", "PastClient", HOST],
    "rows": ["Markup", "../Benchmarks/rows", HOST],
}
# What only some programs have: the lab's own shows contents in the place of birds, which the product's does not carry.
CONDITIONS = {"lab": ["CONTENTS"]}
# What reads a million birds is compiled for speed, what every visit downloads for size.
FAST = {"lists": "-O"}
ALLOWED_IMPORTS = {"host.patch", "host.names", "host.effects", "host.log"}
SECONDS = 540
MEMORY = 12 << 30  # Embedded Swift's compiler has been seen to take all there is on code it cannot handle.


class BuildError(Exception):
    """Why there is no client, in a sentence."""


def tool(name: str, package: str) -> str:
    """The command's path, or an error that says what to install."""
    found = shutil.which(name)
    if not found:
        raise BuildError(f"{name} is not on the PATH; install {package}")
    return found


def run(command: list[str]) -> None:
    """Runs a command under limits of time and memory."""
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    # On some machines wasm-opt is picked up by clang by itself; the linker is called directly, so it is not.
    try:
        done = subprocess.run(command, preexec_fn=limit, timeout=SECONDS, text=True, capture_output=True)
    except subprocess.TimeoutExpired:
        raise BuildError(f"{Path(command[0]).name} took longer than {SECONDS} s") from None
    if done.returncode:
        raise BuildError(f"{Path(command[0]).name} failed:\n{(done.stderr + done.stdout).strip()}")
    if done.stderr.strip():
        print(done.stderr.strip())


def toolchain(name: str) -> str:
    """A tool that comes with the Swift toolchain: beside swiftc, else on the PATH."""
    beside = Path(tool("swiftc", "the Swift 6.3 toolchain")).resolve().parent / name
    return str(beside) if beside.exists() else tool(name, "the Swift 6.3 toolchain")


def math_library() -> Path:
    """wasi-libc's libc.a, for sin, cos, exp and atan2."""
    listed = subprocess.run(["dpkg", "-L", "wasi-libc"], text=True, capture_output=True).stdout if shutil.which("dpkg") else ""
    for line in listed.splitlines():
        if line.endswith("/wasm32-wasi/libc.a"):
            return Path(line)
    raise BuildError("wasi-libc's libc.a was not found; install it: apt-get install wasi-libc")


def unicode_tables() -> Path:
    """The toolchain's Unicode tables for this target; only what is used gets linked."""
    library = Path(toolchain("swiftc")).parent.parent / "lib/swift/embedded" / TARGET / "libswiftUnicodeDataTables.a"
    if not library.exists():
        raise BuildError(f"the Swift toolchain has no Embedded libraries for {TARGET}")
    return library


def fingerprint(files: list[Path], root: Path, mode: str) -> str:
    """A hash of everything that the build depends on."""
    digest = hashlib.sha256(mode.encode())
    digest.update(subprocess.run([toolchain("swiftc"), "--version"], capture_output=True).stdout)
    for file in sorted(files):
        digest.update(str(file.relative_to(root)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def modules(root: Path, work: Path) -> list[str]:
    """The C headers as modules, as SwiftPM would find them."""
    flags = []
    for name in ["CMath", "CRuntime"]:
        folder = work / "modules" / name
        folder.mkdir(parents=True, exist_ok=True)
        header = root / "Sources" / name / "include" / f"{name}.h"
        (folder / "module.modulemap").write_text(f'module {name} {{ header "{header}" export * }}\n')
        flags += ["-I", str(folder)]
    return flags


def compile_swift(sources: list[Path], root: Path, work: Path, level: str, conditions: list[str]) -> Path:
    """All Swift sources as one module: apart, each importing module would compile again what it imports."""
    out = work / "swift.o"
    optimise = [level] if level == "-Onone" else [level, "-enforce-exclusivity=unchecked"]
    run([
        toolchain("swiftc"), "-target", TARGET, "-swift-version", "6", "-parse-as-library", "-wmo", *optimise,
        "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern",
        "-Xfrontend", "-disable-stack-protector", "-Xfrontend", "-function-sections", "-module-name", "Wingbar", *conditions, *modules(root, work),
        "-c", *map(str, sources), "-o", str(out),
    ])  # fmt: skip
    return out


def compile_c(root: Path, work: Path) -> list[Path]:
    """The C runtime."""
    objects = []
    for source in sorted((root / "Sources/CRuntime").glob("*.c")):
        out = work / f"{source.stem}.o"
        run([
            toolchain("clang"), f"--target={TARGET}", "-O2", "-ffreestanding", "-fno-builtin-memcmp", "-fno-builtin-strlen",
            "-fno-stack-protector", "-mbulk-memory", "-ffunction-sections", "-I", str(root / "Sources/CRuntime/include"),
            "-c", str(source), "-o", str(out),
        ])  # fmt: skip
        objects.append(out)
    return objects


def link(objects: list[Path], out: Path) -> None:
    """One module without an entry; every symbol that is missing is an error."""
    run([
        toolchain("wasm-ld"), "--no-entry", "--gc-sections", "-z", "stack-size=262144", "--stack-first",
        "--export=wingbar_seed", *map(str, objects), str(unicode_tables()), str(math_library()), "-o", str(out),
    ])  # fmt: skip


def optimise(linked: Path, out: Path) -> None:
    """Smaller and faster, without the names. A function that is called from one place stays one: put into its caller, it takes
    3 % more of what is downloaded."""
    run([
        tool("wasm-opt", "binaryen"), "-Os", "--one-caller-inline-max-function-size=0", "--enable-bulk-memory", "--enable-sign-ext",
        "--enable-nontrapping-float-to-int", "--enable-mutable-globals", "--strip-debug", "--strip-producers",
        str(linked), "-o", str(out),
    ])  # fmt: skip


def compress(path: Path) -> tuple[int, int, int]:
    """Writes .br and .gz beside the file; the three sizes."""
    run([tool("brotli", "brotli"), "-f", "-q", "11", str(path), "-o", f"{path}.br"])
    data = path.read_bytes()
    packed = gzip.compress(data, 9, mtime=0)
    Path(f"{path}.gz").write_bytes(packed)
    return len(data), os.path.getsize(f"{path}.br"), len(packed)


def swift_files(root: Path, name: str) -> list[Path]:
    """What goes into a program."""
    parts = [(root / "Sources" / part).resolve() for part in PROGRAMS[name]]
    return [file for part in parts for file in (sorted(part.glob("**/*.swift")) if part.is_dir() else [part])]


def build(root: Path, name: str, dev: bool, force: bool) -> None:
    """Builds a program where something has changed since the last time."""
    started = time.monotonic()
    out = root / ".wingbar/wasm" / f"{name}.wasm"
    work = root / ".wingbar/wasm/build" / (name + ("-dev" if dev else ""))
    work.mkdir(parents=True, exist_ok=True)
    sources = swift_files(root, name)
    others = [f for folder in ["Sources/CRuntime", "Sources/CMath", "Scripts/build_wasm"]
              for f in (root / folder).glob("**/*") if f.suffix in {".c", ".h", ".py"}]  # fmt: skip
    stamp, print_now = out.with_suffix(".stamp"), fingerprint(sources + others, root, f"dev={dev}")
    if not force and out.exists() and stamp.exists() and stamp.read_text() == print_now:
        return
    stamp.unlink(missing_ok=True)
    linked = work / "linked.wasm"
    conditions = [f"-D{condition}" for condition in CONDITIONS.get(name, [])]
    link([compile_swift(sources, root, work, "-Onone" if dev else FAST.get(name, "-Osize"), conditions), *compile_c(root, work)], linked)
    linked.write_bytes(without_debug(linked.read_bytes()))
    fresh = work / "fresh.wasm"
    if dev:
        shutil.copyfile(linked, fresh)
    else:
        optimise(linked, fresh)
    unknown = sorted(set(imports(fresh)) - ALLOWED_IMPORTS)
    if unknown:
        raise BuildError(f"{name} asks the host for what it does not have: {', '.join(unknown)}")
    fresh.replace(out)
    raw, brotli, packed = compress(out)
    stamp.write_text(print_now)
    seconds = time.monotonic() - started
    print(f"{out.relative_to(root)}: {raw:,} bytes, {brotli:,} as brotli, {packed:,} as gzip ({seconds:.1f} s)")
