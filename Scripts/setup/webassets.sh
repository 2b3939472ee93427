# What the page loads beside Wingbar's own files: renderer, tile reader, font and icons, each also compressed.

web="$made/web"
web_assets=(maplibre-gl.js maplibre-gl.css pmtiles.js inter.woff2 icons.svg lab-icons.svg)

make_web_assets() {
    local vendor asset
    vendor=$(run_python -c 'import importlib.util as u; print(u.find_spec("roadstyle").submodule_search_locations[0])')/vendor
    cp "$vendor"/{maplibre-gl.js,maplibre-gl.css,pmtiles.js} "$web/"
    run_python "$scripts/setup/icons.py" "$web/icons.svg"
    run_python "$scripts/setup/icons.py" "$web/lab-icons.svg" "$root/Web/lab/content.schema.json"
    run_python "$scripts/setup/font.py" "$web/inter.woff2"
    for asset in "${web_assets[@]}"; do
        brotli --force --best --keep "$web/$asset"
        gzip --force --best --keep --no-name "$web/$asset"
    done
}
