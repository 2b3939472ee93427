# A stamp is the hash of all a derived thing was made from; while it still fits, nothing is made again.

# stamp_of INPUT…: one hash of files, folders (all files below them) and plain words.
stamp_of() {
    local input
    for input in "$@"; do
        if [[ -d "$input" ]]; then
            (cd "$input" && find . -type f ! -name '*.pyc' -print0 | sort -z | xargs -0r sha256sum)
        elif [[ -f "$input" ]]; then
            sha256sum <"$input"
        else
            printf '%s\n' "$input"
        fi
    done | sha256sum | cut -d ' ' -f 1
}

# is_fresh NAME HASH OUTPUT…: whether NAME was made from HASH and all its outputs are still there.
is_fresh() {
    local name=$1 hash=$2 output
    shift 2
    for output in "$@"; do [[ -e "$output" ]] || return 1; done
    [[ -f "$stamps/$name" && "$(<"$stamps/$name")" == "$hash" ]]
}

# drop_moved_build: removes a .build that was made at another path, since the compiler's caches in it name that path and
# every build would fail; a stamp in it says where it was made.
drop_moved_build() {
    local build="$root/.build" stamp="$root/.build/made-at" here=yes
    if [[ -f "$stamp" ]]; then
        [[ "$(<"$stamp")" == "$root" ]] || here=no
    elif compgen -G "$build/*.yaml" >/dev/null; then
        # Made by hand or before there were stamps: SwiftPM's own plans name the path.
        grep -qsF "\"$root/" "$build"/*.yaml || here=no
    fi
    if [[ $here == no ]]; then
        echo "wingbar: .build was made in another folder, which the compiler does not take; building anew." >&2
        rm -rf "$build"
    fi
    mkdir -p "$build"
    printf '%s\n' "$root" >"$stamp"
}
