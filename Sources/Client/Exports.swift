// What the host calls. Texts come as UTF-8 in memory from `wingbar_alloc`, which the callee frees.

nonisolated(unsafe) private var program: Program?

/// Starts the program with the host's facts.
@_expose(wasm, "wingbar_start") @_cdecl("wingbar_start")
func startProgram(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    sendNames()
    program = Program(Facts(takeText(bytes, count)))
    program?.draw()
}

/// Carries out an action; 1 where a frame is wanted.
@_expose(wasm, "wingbar_act") @_cdecl("wingbar_act")
func act(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) -> Int32 {
    program?.act(takeText(bytes, count))
    return 1
}

/// Takes an answer to a request; 1 where a frame is wanted.
@_expose(wasm, "wingbar_receive") @_cdecl("wingbar_receive")
func receiveAnswer(_ request: Int32, _ status: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) -> Int32 {
    let answer = Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    bytes.deallocate()
    program?.receive(request, status: status, answer)
    return 1
}

/// Draws the page as it is now.
@_expose(wasm, "wingbar_frame") @_cdecl("wingbar_frame")
func frame() {
    program?.draw()
}
