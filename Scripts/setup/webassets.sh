# What the page loads beside Wingbar's own files: renderer, tile reader, font and icons, each also compressed.

web="$made/web"
app_icons=(180 192 512)
web_assets=(maplibre-gl.js maplibre-gl.css pmtiles.js qrcode.js inter.woff2 inter-rest.woff2 icons.svg lab-icons.svg)
web_pictures=(icon-180.png icon-192.png icon-512.png icon-maskable.png)

make_web_assets() {
    local vendor asset
    vendor=$(run_python -c 'import importlib.util as u; print(u.find_spec("roadstyle").submodule_search_locations[0])')/vendor
    cp "$vendor"/{maplibre-gl.js,maplibre-gl.css,pmtiles.js} "$web/"
    # Apart from the page's scripts: it comes only with the page that shows a code.
    esbuild /usr/share/javascript/qrcode-generator/qrcode.js --bundle --format=esm --minify --target=es2022 \
        --log-level=warning --outfile="$web/qrcode.js"
    run_python "$scripts/setup/icons.py" "$web/icons.svg"
    run_python "$scripts/setup/icons.py" "$web/lab-icons.svg" "$root/Web/lab/content.schema.json"
    run_python "$scripts/setup/font.py" "$root/Web/styles/2-type.css" "$web/inter.woff2" "$web/inter-rest.woff2"
    for asset in "${app_icons[@]}"; do rsvg-convert --width="$asset" "$root/Web/icon.svg" --output "$web/icon-$asset.png"; done
    # A launcher cuts its own shape out of this one: no corners of ours.
    sed 's/ rx="[0-9]*"//' "$root/Web/icon.svg" | rsvg-convert --width=512 --output "$web/icon-maskable.png"
    for asset in "${web_assets[@]}"; do compress_asset "$web/$asset"; done
}

compress_asset() {
    brotli --force --best --keep "$1"
    gzip --force --best --keep --no-name "$1"
}

# make_bundle: the page's scripts as few files as it asks for at a time, and its styles as one; a start asks for two
# instead of thirty. Without the bundle the server gives the files of Web/ as they are.
make_bundle() {
    local bundle="$made/app.new" file
    rm -rf "$bundle"
    # What is asked for later is named too, so that it keeps its name: the service worker fetches it by that.
    esbuild "$root"/Web/{host,sw,host/map}.js --bundle --splitting --external:./past/pages.js --format=esm --minify --target=es2022 \
        --log-level=warning --outdir="$bundle" --chunk-names=part-[hash]
    # Apart, so that the page's start shares no file with what comes later.
    esbuild "$root/Web/past/pages.js" "$root/Web/past/worker.js" --bundle --format=esm --minify --target=es2022 \
        --log-level=warning --outdir="$bundle/past"
    cat "$root"/Web/styles/*.css | esbuild --loader=css --minify --log-level=warning >"$made/styles.css"
    find "$bundle" -name '*.js' | while IFS= read -r file; do compress_asset "$file"; done
    rm -rf "$made/app"
    mv "$bundle" "$made/app"
}
