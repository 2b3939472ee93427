#if canImport(Past)
import Past
#endif

// What the worker calls for carrying lists between devices (Docs/adr/0012).

extension PastProgram {
    /// Asks the host for what carrying needs.
    func perform(_ work: CarryWork) {
        switch work {
        case .random: tell("carry-random")
        case .open(let code, let phrase, let isNew): tell("carry-open \(isNew ? "begin" : "join") \(code) \(phrase)")
        case .round: tell("carry-round")
        case .again: tell("carry-again")
        case .put(let bytes): tell("carry-put", bytes)
        case .keep(let bytes): tell("carry-keep", bytes)
        case .files: tell("carry-files")
        case .forget(let removes): tell(removes ? "carry-remove" : "carry-forget")
        }
    }
}

/// What the device keeps: the code, and `p` behind it where there is a pass phrase; nothing; or "insecure".
@_expose(wasm, "carry_settings") @_cdecl("carry_settings")
func carrySettings(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    program.state.carrySettings(takeText(bytes, count))
}

/// The code that the page's address holds.
@_expose(wasm, "carry_invited") @_cdecl("carry_invited")
func carryInvited(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    program.state.carryInvited(takeText(bytes, count))
}

/// The address that holds the code, and its picture.
@_expose(wasm, "carry_picture") @_cdecl("carry_picture")
func carryPicture(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    program.state.carryPicture(takeText(bytes, count))
}

/// Random bytes for a code.
@_expose(wasm, "carry_random") @_cdecl("carry_random")
func carryRandom(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    program.perform(program.state.carryStart(random: takeBytes(bytes, count)))
}

/// The mailbox is there: what the device keeps of it by now.
@_expose(wasm, "carry_opened") @_cdecl("carry_opened")
func carryOpened(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    program.perform(program.state.carryOpened(takeText(bytes, count)))
}

/// It is not: the HTTP status, and a reason where it is −1.
@_expose(wasm, "carry_refused") @_cdecl("carry_refused")
func carryRefused(_ status: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    program.perform(program.state.carryRefused(status: Int(status), reason: takeText(bytes, count)))
}

/// The server was asked to remove the mailbox: the HTTP status.
@_expose(wasm, "carry_removed") @_cdecl("carry_removed")
func carryRemoved(_ status: Int32) { program.perform(program.state.carryRemoved(status: Int(status))) }

/// A round begins: what is kept of the last one.
@_expose(wasm, "carry_begin") @_cdecl("carry_begin")
func carryBegin(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    program.state.carryBegin(takeBytes(bytes, count))
    sendPlace()
}

/// The mailbox is another one than was read before.
@_expose(wasm, "carry_set_back") @_cdecl("carry_set_back")
func carrySetBack() {
    program.state.carrySetBack()
    sendPlace()
}

/// Tells the host how far the mailbox has been read.
private func sendPlace() {
    let (after, record) = program.state.carryPlace
    program.tell("carry-place \(after) \(record)")
}

nonisolated(unsafe) private var recordID = ""

/// The id of the record whose bytes follow, or which was put.
@_expose(wasm, "carry_record") @_cdecl("carry_record")
func carryRecord(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) { recordID = takeText(bytes, count) }

/// Takes a record by its place in the mailbox; no bytes where it could not be opened.
@_expose(wasm, "carry_take") @_cdecl("carry_take")
func carryTake(_ place: Double, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    let taken = takeBytes(bytes, count)
    program.perform(program.state.carryTake(Int64(place), recordID, taken.isEmpty ? nil : taken))
}

/// All records of an answer were handed over.
@_expose(wasm, "carry_took") @_cdecl("carry_took")
func carryTook() { program.perform(program.state.carryTook()) }

/// Takes the lists from files as they are kept now.
@_expose(wasm, "carry_files") @_cdecl("carry_files")
func carryFiles(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    program.perform(program.state.carryFiles(into: program.archive(takeBytes(bytes, count))))
}

/// What an answer held is on the disk.
@_expose(wasm, "carry_stored") @_cdecl("carry_stored")
func carryStored() {
    program.perform(program.state.carryStored())
    sendPlace()
}

/// Asks for the next record to put; `carry-put` follows where there is one.
@_expose(wasm, "carry_next") @_cdecl("carry_next")
func carryNext() { program.perform(program.state.carryNext()) }

/// A record was put at a place.
@_expose(wasm, "carry_was_put") @_cdecl("carry_was_put")
func carryWasPut(_ place: Double) {
    program.perform(program.state.carryPut(Int64(place), recordID))
    sendPlace()
}

/// The round is over: nothing, or why.
@_expose(wasm, "carry_ended") @_cdecl("carry_ended")
func carryEnded(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    program.perform(program.state.carryEnded(takeText(bytes, count)))
}

/// 1 where the mailbox lacks something.
@_expose(wasm, "carry_is_wanted") @_cdecl("carry_is_wanted")
func carryIsWanted() -> Int32 { program.state.isToCarry() ? 1 : 0 }
