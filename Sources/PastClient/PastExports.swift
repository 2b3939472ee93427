// What the worker calls. Texts come as UTF-8 in memory from `wingbar_alloc`, which the callee frees.

nonisolated(unsafe) private let program = PastProgram()

/// Tells the names that patches refer to by number; once, before all else.
@_expose(wasm, "past_start") @_cdecl("past_start")
func startPast() { sendNames() }

/// Opens a page in a place of the browser's page.
@_expose(wasm, "past_open") @_cdecl("past_open")
func openPast(_ number: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    program.open(number, path: takeText(bytes, count))
}

/// Closes a page.
@_expose(wasm, "past_close") @_cdecl("past_close")
func closePast(_ number: Int32) { program.open(number, path: nil) }

/// Carries out an action in a page.
@_expose(wasm, "past_act") @_cdecl("past_act")
func actPast(_ number: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    program.act(takeText(bytes, count), in: number)
}

/// Takes a journal: its list's id, a line break, its lines.
@_expose(wasm, "past_journal") @_cdecl("past_journal")
func takeJournal(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    let text = takeText(bytes, count).utf8
    let end = text.firstIndex(of: 0x0A) ?? text.endIndex
    program.take(journal: String(Substring(text[..<end])), text: String(Substring(text[end...].dropFirst())))
}

/// Takes the lists that were brought in from files, after all journals.
@_expose(wasm, "past_loaded") @_cdecl("past_loaded")
func loadedPast(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    let archive = Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    bytes.deallocate()
    program.loaded(archive)
}

/// What the device keeps could not be read: a sentence.
@_expose(wasm, "past_failed") @_cdecl("past_failed")
func failPast(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) { program.fail(takeText(bytes, count)) }

/// Draws the open pages.
@_expose(wasm, "past_draw") @_cdecl("past_draw")
func drawPast() { program.draw() }
