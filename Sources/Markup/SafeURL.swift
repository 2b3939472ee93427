/// `url` where it is relative or has the scheme http, https or mailto; otherwise `#`, so that no text from a file can
/// become a script. Control characters and spaces are looked through, as browsers do.
func safeURL(_ url: String) -> String {
    var scheme: [UInt8] = []
    for byte in url.utf8 {
        switch byte {
        case UInt8(ascii: ":"): return allowedSchemes.contains(scheme) ? url : "#"
        case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "\\"): return url
        case 0...0x20: continue
        default: scheme.append(byte | 0x20)
        }
    }
    return url
}

private let allowedSchemes: [[UInt8]] = [Array("http".utf8), Array("https".utf8), Array("mailto".utf8)]
