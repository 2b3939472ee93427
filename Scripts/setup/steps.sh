# Steps that a person waits for: each is one line with its name, live progress and final time, and a log of its own.
# All of it goes to standard error, so that a command's answer is alone on standard output.

now="$made/run/now"            # one file a running step: label, tab, start in seconds, tab, log

# seconds_text MICROSECONDS: "3.4 s" or "2 min 05 s".
seconds_text() {
    local tenths=$(($1 / 100000))
    if ((tenths < 600)); then
        printf '%d.%d s' $((tenths / 10)) $((tenths % 10))
    else
        printf '%d min %02d s' $((tenths / 600)) $((tenths / 10 % 60))
    fi
}

# step NAME LABEL HINT COMMAND…: runs the command; ends this shell where it fails.
step() {
    local name=$1 label=$2 hint=$3 log="$logs/$1.log" begun=${EPOCHREALTIME/./} status=0 took
    shift 3
    mkdir -p "$now"
    printf '%s\t%s\t%s\n' "$label" "$EPOCHSECONDS" "$log" >"$now/$name"
    # Behind and waited for, since bash overlooks errors inside a function that is followed by ||.
    (set -e; "$@") >"$log" 2>&1 </dev/null &
    wait $! || status=$?
    rm -f "$now/$name"
    took=$((${EPOCHREALTIME/./} - begun))
    if ((status != 0)); then
        {
            printf '%swingbar: the step "%s" failed after %s. Its last lines:\n' "$(clear_line)" "$label" "$(seconds_text $took)"
            tr '\r' '\n' <"$log" | grep -v '^\s*$' | tail -n 12 | sed 's/^/    /'
            printf '  The whole log: %s\n  %s\n' "$log" "$hint"
            printf '  Then run the same command again: it goes on from this step.\n'
        } >&2
        exit 1
    fi
    ((took < 1000000)) || printf '%s%-28s %s\n' "$(clear_line)" "$label" "$(seconds_text $took)" >&2
}

# derive NAME LABEL HINT --to OUTPUT… --from INPUT… -- COMMAND…: a step that is left out while its stamp fits.
derive() {
    local name=$1 label=$2 hint=$3 list='' outputs=() inputs=() hash
    shift 3
    while [[ "$1" != -- ]]; do
        case "$1" in
            --to | --from) list=$1 ;;
            *) if [[ "$list" == --to ]]; then outputs+=("$1"); else inputs+=("$1"); fi ;;
        esac
        shift
    done
    shift
    hash=$(stamp_of "${inputs[@]}" "$*")
    if is_fresh "$name" "$hash" "${outputs[@]}"; then return; fi
    rm -f "$stamps/$name"
    mkdir -p "${outputs[@]%/*}"
    step "$name" "$label" "$hint" "$@"
    printf '%s\n' "$hash" >"$stamps/$name"
}

# together FUNCTION…: runs chains of steps at once. The first that fails stops the others and this shell.
together() {
    local chain running ended painter='' status=0
    chains=()
    rm -rf "$now"
    # A process group for each chain, so that stopping it stops the tools it runs.
    set -m
    for chain in "$@"; do
        "$chain" </dev/null &
        chains+=($!)
    done
    if [[ -t 2 ]]; then
        paint &
        painter=$!
    fi
    set +m
    trap 'stop_chains; exit 130' INT TERM
    running=("${chains[@]}")
    while ((${#running[@]} > 0)); do
        wait -n -p ended "${running[@]}" || { status=$?; break; }
        for chain in "${!running[@]}"; do
            [[ "${running[$chain]}" != "$ended" ]] || unset "running[$chain]"
        done
    done
    trap - INT TERM
    [[ -z "$painter" ]] || kill -- "-$painter" 2>/dev/null || true
    ((status == 0)) || { stop_chains; exit 1; }
    printf '%s' "$(clear_line)" >&2
}

stop_chains() {
    local chain
    for chain in "${chains[@]}"; do kill -- "-$chain" 2>/dev/null || true; done
    wait 2>/dev/null || true
}

# clear_line: what empties the line that paint keeps, on a terminal only.
clear_line() {
    [[ ! -t 2 ]] || printf '\r\033[K'
}

# paint: keeps one line with the running steps, their time and how far each says it is.
paint() {
    local file label start log far line
    while true; do
        line=''
        for file in "$now"/*; do
            IFS=$'\t' read -r label start log 2>/dev/null <"$file" || continue
            far=$(tail -c 300 "$log" 2>/dev/null | grep -oE '[0-9]+(\.[0-9]+)?%|\[[0-9]+/[0-9]+\]' | tail -n 1 || true)
            line+="${line:+ · }$label ${far:+$far }$((EPOCHSECONDS - start)) s"
        done
        [[ -z "$line" ]] || printf '\r\033[K%.*s' "$((${COLUMNS:-$(tput cols 2>/dev/null || echo 80)} - 1))" "$line" >&2
        sleep 0.5
    done
}
