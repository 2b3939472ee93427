/// The headers that every reply has, whatever it carries.
enum Security {
    /// What the page may load and run: our own files, WebAssembly, MapLibre's worker; nothing inline, nothing foreign.
    static let contentPolicy = """
        default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self' blob:; \
        img-src 'self' data: blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'
        """

    /// The headers in the order in which they are sent.
    static let headers = [
        Header("Content-Security-Policy", contentPolicy),
        Header("X-Content-Type-Options", "nosniff"),
        Header("Referrer-Policy", "no-referrer"),
        Header("Permissions-Policy", "geolocation=(self), camera=(), microphone=(), payment=(), usb=()"),
        Header("Cross-Origin-Opener-Policy", "same-origin"),
        Header("Cross-Origin-Resource-Policy", "same-origin"),
    ]
}
