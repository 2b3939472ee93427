#if canImport(Markup)
import Markup
#endif

// The four calls that leave the program. All else about the browser is the host's (Web/host).

/// Applies one frame's operations to the page.
@_extern(wasm, module: "host", name: "patch") @_extern(c)
func host_patch(
    _ words: UnsafeMutablePointer<UInt32>, _ wordCount: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ byteCount: Int32)

/// Tells the names that operations refer to by number: elements, plain attributes, `aria-`, `data-`, a line each.
@_extern(wasm, module: "host", name: "names") @_extern(c)
func host_names(_ text: UnsafePointer<UInt8>, _ count: Int32)

/// Asks for effects, a line each: `name argument argument…`.
@_extern(wasm, module: "host", name: "effects") @_extern(c)
func host_effects(_ text: UnsafePointer<UInt8>, _ count: Int32)

/// Writes to the browser's console.
@_extern(wasm, module: "host", name: "log") @_extern(c)
func host_log(_ text: UnsafePointer<UInt8>, _ count: Int32)

/// Tells the host the names; once, before the first patch.
func sendNames() {
    var text = ""
    for tag in Tag.allCases { text += "\(tag.text) " }
    text += "\n"
    for name in AttrName.allCases { text += "\(name.text) " }
    text += "\n"
    for name in AriaName.allCases { text += "aria-\(name.text) " }
    text += "\n"
    for name in DataName.allCases { text += "data-\(name.text) " }
    send(text, host_names)
}

/// Hands the patch to the host, if there is anything in it.
func flush(_ patcher: Patcher) {
    if patcher.patch.wordCount > 0 {
        host_patch(
            patcher.patch.words, Int32(patcher.patch.wordCount), patcher.patch.bytes, Int32(patcher.patch.byteCount))
    }
    patcher.patch.reset()
}

/// Hands a text's bytes to one of the calls above.
func send(_ text: String, _ call: (UnsafePointer<UInt8>, Int32) -> Void) {
    var text = text
    text.withUTF8 { bytes in
        guard let start = bytes.baseAddress else { return }
        call(start, Int32(bytes.count))
    }
}

/// Memory for bytes that the host is about to hand over; the export that takes them frees it.
@_expose(wasm, "wingbar_alloc") @_cdecl("wingbar_alloc")
func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
    .allocate(capacity: Int(max(count, 1)))
}

/// Takes bytes that the host handed over as a text, and frees them. What is no UTF-8 comes as U+FFFD.
func takeText(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) -> String {
    defer { bytes.deallocate() }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
}
