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
