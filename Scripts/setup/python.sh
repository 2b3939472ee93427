# The Python packages, pinned by version and hash, in the project's own folder.

# python3_command: the first Python on PATH that can make such a folder.
python3_command() {
    local candidate
    while IFS= read -r candidate; do
        if "$candidate" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$candidate"
            return
        fi
    done < <(type -aP python3)
    echo "No python3 on PATH is 3.11 or newer and has venv (Debian: python3, python3-venv)." >&2
    return 1
}

# install_python REQUIREMENTS…: makes the folder anew and installs the files' packages, nothing beside them.
install_python() {
    local python requirements lists=()
    python=$(python3_command) || return 1
    for requirements in "$@"; do lists+=(-r "$requirements"); done
    # In place of an older set; a folder that was moved would point to where it was.
    "$python" -m venv --clear "$venv"
    "$venv/bin/python" -m pip install --no-deps --require-hashes --no-compile "${lists[@]}"
}

# run_python SCRIPT ARGUMENT…: a set-up script in that folder, untouched by the person's own Python settings.
run_python() {
    env -u PYTHONPATH -u PYTHONHOME "$venv/bin/python" -s -B "$@"
}
