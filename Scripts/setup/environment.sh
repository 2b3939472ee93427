# Where things are, for every script of the project. Sourced with `root` already set to the repository's folder.

made="$root/.wingbar"          # everything installed or derived; ignored by git, safe to delete
venv="$made/venv"
logs="$made/log"
stamps="$made/stamps"
scripts="$root/Scripts"
mkdir -p "$made" "$logs" "$stamps"

# Tools such as pip, SwiftPM and browsers keep caches under HOME and fail without one.
if [[ -z "${HOME-}" || ! -d "$HOME" || ! -w "$HOME" ]]; then
    export HOME="$made/home"
    mkdir -p "$HOME"
fi
export WINGBAR_ROOT="$root" PIP_DISABLE_PIP_VERSION_CHECK=1 PYTHONDONTWRITEBYTECODE=1 LC_ALL=C.UTF-8

# stop SENTENCE…: ends with the sentences on standard error.
stop() {
    printf 'wingbar: %s\n' "$1" >&2
    shift
    [[ $# -eq 0 ]] || printf '  %s\n' "$@" >&2
    exit 1
}
