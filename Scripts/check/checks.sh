# Checks of ./test: each prints one line with its result and time; its whole output is in its log.

passed=0
failed=0

# check NAME LABEL COUNT COMMAND…: runs the command; COUNT is the function that reads its log, given log and status.
check() {
    local name=$1 label=$2 count=$3 log="$logs/check-$1.log" begun=${EPOCHREALTIME/./} status=0 good bad note
    shift 3
    [[ ! -t 1 ]] || printf '%-28s running…' "$label"
    # In a shell of its own, since set-up's steps end theirs where they fail; behind, so that any error in it counts.
    (set -e; "$@") >"$log" 2>&1 </dev/null &
    wait $! || status=$?
    read -r good bad note < <("$count" "$log" "$status")
    # A command that ends badly has failed, whatever it counted.
    ((status == 0 || bad > 0)) || bad=1
    [[ ! -t 1 ]] || printf '\r\033[K'
    printf '%-28s %d passed, %d failed%s (%s)\n' "$label" "$good" "$bad" "${note:+, $note}" \
        "$(seconds_text $((${EPOCHREALTIME/./} - begun)))"
    if ((bad > 0)); then
        interesting_lines "$log" | sed 's/^/    /'
        printf '    The whole log: %s\n' "$log"
    fi
    passed=$((passed + good))
    failed=$((failed + bad))
}

# interesting_lines LOG: those that say what failed, else the last.
interesting_lines() {
    grep -E '✘|error:|warning:|^[^ ]+:[0-9]+: |[Ff]ailed|Error' "$1" | grep -v 'Test run with' | tail -n 20 || tail -n 20 "$1"
}

# count_status LOG STATUS: one check, passed where the command ended well.
count_status() {
    if (($2 == 0)); then tail -n 1 "$1" | sed 's/^/1 0 /'; [[ -s "$1" ]] || echo 1 0; else echo 0 1; fi
}

# count_closing_line LOG STATUS: "N passed, N failed" as the log's last such line says.
count_closing_line() {
    grep -oE '[0-9]+ passed, [0-9]+ failed' "$1" | tail -n 1 | sed -E 's/ passed,//; s/ failed//' | grep . || echo 0 0
}

# count_swift LOG STATUS: the tests of XCTest and of Swift Testing, and how many were skipped.
count_swift() {
    awk '
        /^[^ ]+ +Test run with [0-9]+ test/ { for (i = 1; i < NF; i++) if ($i == "with") { all += $(i + 1); break } }
        /^[^ ]+ +Test .* failed after/ && !/Test run with/ { bad++ }
        /^[^ ]+ +Test .* skipped/ && !/^Test Case/ { skipped++ }
        /^Test Case .* skipped/ { skipped++ }
        /Executed [0-9]+ tests?, with/ { xctest = $2; for (i = 1; i < NF; i++) if ($(i + 1) ~ /^failures?/) xbad = $i }
        END {
            bad += xbad
            printf "%d %d %s\n", all + xctest - bad - skipped, bad, skipped ? skipped " skipped" : ""
        }' "$1"
}

# model_check ROOT [ARGUMENT…]: the reducer against the rules of navigation, as far as `model-check` is told to go.
model_check() {
    local root=$1
    shift
    swift build --package-path "$root" -c release --product model-check
    "$root/.build/release/model-check" "$@"
}

# count_model LOG STATUS: its parts, and what they visited.
count_model() {
    echo "$(count_closing_line "$@") $(sed -nE 's/^Model check: ([0-9]+ states), ([0-9]+ transitions), ([0-9]+ random steps).*/\1, \2, \3/p' "$1")"
}
