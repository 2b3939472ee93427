/// The headers that every reply has, whatever it carries.
enum Security {
    /// What the page may load and run: our own files, WebAssembly, MapLibre's worker; nothing inline, nothing foreign.
    static let contentPolicy = policy(framedBy: "'none'")

    /// The same for a page that another page of ours shows inside itself: the lab's frames.
    static let framedPolicy = Header("Content-Security-Policy", policy(framedBy: "'self'"))

    private static func policy(framedBy framers: String) -> String {
        """
        default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self' blob:; \
        img-src 'self' data: blob:; base-uri 'none'; form-action 'self'; frame-ancestors \(framers); object-src 'none'
        """
    }

    /// The headers in the order in which they are sent.
    static let headers = [
        Header("Content-Security-Policy", contentPolicy),
        Header("X-Content-Type-Options", "nosniff"),
        Header("Referrer-Policy", "no-referrer"),
        Header("Permissions-Policy", "geolocation=(self), camera=(), microphone=(), payment=(), usb=()"),
        Header("Cross-Origin-Opener-Policy", "same-origin"),
        Header("Cross-Origin-Resource-Policy", "same-origin"),
    ]

    /// What a reply lacks of them: what it says itself stands.
    static func headers(for reply: Reply) -> [Header] {
        headers.filter { reply.headers.value($0.name) == nil }
    }
}
