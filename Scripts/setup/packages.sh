# The Debian packages Wingbar builds on and where each is used.

build_packages=(
    libsqlite3-dev libmicrohttpd-dev               # the store, the server
    zlib1g-dev libzip-dev                          # compressed files
    wasi-libc binaryen brotli                      # the browser's program: mathematics, size, compression
    librsvg2-bin                                   # the app's icon as pictures, for home screens
    esbuild                                        # the page's scripts and styles in few small files
    node-qrcode-generator                          # the picture of a code that joins another device
    python3-venv gmt-gshhg-full gmt-dcw            # set-up itself; rivers, borders and shores of the map
)
test_packages=(chromium firefox-esr xvfb webkit2gtk-driver)

# require_packages PACKAGE…: installs what is missing, or names the command that does.
require_packages() {
    local missing=() package
    if ! command -v dpkg-query >/dev/null; then
        stop "set-up needs Debian's packages, and this system has no dpkg-query." \
            "On another system install the equivalents of: $*"
    fi
    while IFS= read -r package; do missing+=("$package"); done < <(missing_packages "$@")
    ((${#missing[@]} > 0)) || return 0
    if [[ $EUID -ne 0 ]]; then
        stop "these Debian packages are missing: ${missing[*]}." "Install them, then run the same command again:" \
            "sudo apt-get install -y --no-install-recommends ${missing[*]}"
    fi
    step packages "System packages" "Check the network and the system's package sources." install_packages "${missing[@]}"
}

# missing_packages PACKAGE…: those that are not installed, one a line.
missing_packages() {
    comm -23 <(printf '%s\n' "$@" | sort) \
        <(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null | sed -n 's/ installed$//p' | sort)
}

install_packages() {
    export DEBIAN_FRONTEND=noninteractive
    apt-get update && apt-get install -y --no-install-recommends "$@"
}

# require_swift: says what to install where there is no Swift 6.3.
require_swift() {
    command -v swift >/dev/null || stop "there is no swift command on PATH." \
        "Install the Swift 6.3 toolchain for Debian 12 and put its usr/bin folder on PATH."
}
