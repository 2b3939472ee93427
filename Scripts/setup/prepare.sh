# Which steps a command needs, in which order, and what each is made from.

network_hint="The packages come over the network: check the connection."
build_hint="Where this is the compiler's complaint, the lines above name the file and line."
data_hint="Where the disk is full, make room; otherwise delete .wingbar/stamps and try again."
pinned="$scripts/requirements.txt"

for part in stamps steps packages python webassets basemap; do source "$scripts/setup/$part.sh"; done

# prepare_program: the command itself.
prepare_program() {
    enter_setup
    require_swift
    require_packages "${build_packages[@]}"
    together make_program
    leave_setup
}

# prepare_data: the command and the tables it reads.
prepare_data() {
    enter_setup
    require_swift
    require_packages "${build_packages[@]}"
    together make_program make_tables
    leave_setup
}

# prepare_all: everything the page shows; the map's finer zooms go on being made while it is served.
prepare_all() {
    enter_setup
    require_swift
    require_packages "${build_packages[@]}"
    together make_programs make_everything
    leave_setup
    finish_basemap_behind
}

# Two set-ups at once would make the same files: the second waits for the first.
enter_setup() {
    mkdir -p "$made/run"
    exec 9>"$made/run/setup.lock"
    flock --nonblock 9 || { echo "wingbar: another set-up is running; waiting for it." >&2; flock 9; }
    drop_moved_build
}

leave_setup() {
    exec 9>&-
}

make_program() {
    derive program "Server and command" "$build_hint" --to "$root/.build/release/wingbar" \
        --from "$root/Sources" "$root/Package.swift" "$(swift_identity)" \
        -- swift build --package-path "$root" -c release --product wingbar
}

make_programs() {
    make_program
    make_wasm
}

make_wasm() {
    derive wasm "Browser's programs" "$build_hint" --to "$made/wasm/wingbar.wasm" "$made/wasm/lists.wasm" "$made/wasm/lab.wasm" \
        --from "$root/Sources" "$scripts/build-wasm" "$scripts/build_wasm" "$(swift_identity)" -- "$scripts/build-wasm"
}

# swift_identity: which toolchain is on PATH, without the time asking it takes.
swift_identity() {
    stat -Lc '%n %s %Y' "$(command -v swift)"
}

make_python() {
    derive python "Python packages" "$network_hint" --to "$venv/bin/python" \
        --from "$pinned" "$scripts/setup/python.sh" "in $root" -- install_python "$pinned"
}

make_tables() {
    local tables="$made/tables" here="$scripts/setup"
    make_python
    derive taxonomy "Bird names" "$data_hint" --to "$tables/taxonomy.tsv" \
        --from "$pinned" "$here/taxonomy.py" "$here/family-names.tsv" \
        -- run_python "$here/taxonomy.py" "$tables/taxonomy.tsv" "$here/family-names.tsv"
    derive places "Gazetteer" "$data_hint" --to "$tables/places.db" \
        --from "$pinned" "$here/places.py" -- run_python "$here/places.py" "$tables/places.db"
}

make_everything() {
    local here="$scripts/setup"
    make_tables
    derive web "Map renderer, font, icons" "$data_hint" --to "${web_assets[@]/#/$web/}" "${web_pictures[@]/#/$web/}" \
        --from "$pinned" "$here/webassets.sh" "$here/icons.py" "$here/font.py" \
        "$root/Web/icon.svg" "$root/Web/styles/2-type.css" "$root/Web/lab/content.schema.json" \
        -- make_web_assets
    derive bundle "The page's files" "$data_hint" --to "$made/app/host.js" "$made/styles.css" \
        --from "$root/Web" "$here/webassets.sh" -- make_bundle
    derive licences "Licences" "$data_hint" --to "$made/licences.json" \
        --from "$pinned" "$here/licences.py" "$here/licences" \
        -- run_python "$here/licences.py" "$here/licences" "$made/licences.json"
    make_basemap
}

# prepare_tests: all but the programs, whose builds are checks themselves, and what only tests use.
prepare_tests() {
    enter_setup
    require_swift
    require_packages "${build_packages[@]}" "${test_packages[@]}"
    together make_everything_for_tests
    leave_setup
}

# prepare_benchmarks: what tests need, and the programs.
prepare_benchmarks() {
    enter_setup
    require_swift
    require_packages "${build_packages[@]}" "${test_packages[@]}"
    together make_programs make_everything_for_tests
    leave_setup
}

make_everything_for_tests() {
    local tests="$scripts/requirements-test.txt"
    make_everything
    derive python-tests "Python packages for tests" "$network_hint" --to "$venv/bin/playwright" \
        --from "$pinned" "$tests" "$scripts/setup/python.sh" "in $root" \
        -- "$venv/bin/python" -m pip install --no-deps --require-hashes "${tests/#/--requirement=}"
}
