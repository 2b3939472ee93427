// What the worker calls. Texts come as UTF-8 in memory from `wingbar_alloc`, which the callee frees.

nonisolated(unsafe) let program = PastProgram()

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

/// Takes the ids of lists without a journal that eBird was handed, a line each; they hold with what `past_loaded` brings.
@_expose(wasm, "past_marks") @_cdecl("past_marks")
func takeMarks(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) { marks = takeText(bytes, count) }

nonisolated(unsafe) private var marks = ""

/// Takes the lists that were brought in from files, after all journals.
@_expose(wasm, "past_loaded") @_cdecl("past_loaded")
func loadedPast(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    program.loaded(takeBytes(bytes, count), marks: marks)
}

/// Takes the lists from files as they are kept now, for what a person brings in to be put to them.
@_expose(wasm, "past_merge") @_cdecl("past_merge")
func mergePast(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) { program.merge(into: takeBytes(bytes, count)) }

/// Takes the world's species.
@_expose(wasm, "past_species") @_cdecl("past_species")
func takeSpecies(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    program.take(species: takeBytes(bytes, count))
}

nonisolated(unsafe) private var file = ""

/// A file was chosen: its name. Its bytes follow, or why it cannot be read.
@_expose(wasm, "past_reading") @_cdecl("past_reading")
func readingFile(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    file = takeText(bytes, count)
    program.take(file: file, nil)
}

/// Takes the bytes of the file that was chosen.
@_expose(wasm, "past_file") @_cdecl("past_file")
func takeFile(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    program.take(file: file, takeBytes(bytes, count))
}

/// Takes the bytes that a link holds, for the page that was opened last; 1 where they are a list.
@_expose(wasm, "past_shared") @_cdecl("past_shared")
func takeShared(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) -> Int32 {
    program.take(shared: takeBytes(bytes, count)) ? 1 : 0
}

/// The file cannot be read: a sentence.
@_expose(wasm, "past_file_failed") @_cdecl("past_file_failed")
func failFile(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) { program.readingFailed(takeText(bytes, count)) }

/// What was to be kept is on the disk; or why it is not.
@_expose(wasm, "past_kept") @_cdecl("past_kept")
func keptPast(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) { program.kept(failure: takeText(bytes, count)) }

/// The time in UTC seconds, and what changes of lists are signed with.
@_expose(wasm, "past_now") @_cdecl("past_now")
func nowPast(_ utc: Double, _ writer: Double) { program.now(Int64(utc), writer: Int64(writer)) }

/// Takes bytes that the host handed over, and frees them.
func takeBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) -> [UInt8] {
    defer { bytes.deallocate() }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
}

/// What the device keeps could not be read: a sentence.
@_expose(wasm, "past_failed") @_cdecl("past_failed")
func failPast(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) { program.fail(takeText(bytes, count)) }

/// Draws the open pages.
@_expose(wasm, "past_draw") @_cdecl("past_draw")
func drawPast() { program.draw() }
