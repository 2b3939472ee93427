// What the host calls. Texts come as UTF-8 in memory from `wingbar_alloc`, which the callee frees.
#if canImport(Navigation)
import Navigation
#endif

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

/// Whose a movement of `dx`, `dy` px is: 0 not known yet, 1 a row's, 2 the list's.
@_expose(wasm, "wingbar_swipe_axis") @_cdecl("wingbar_swipe_axis")
func swipeAxis(_ dx: Double, _ dy: Double) -> Int32 { RowSwipe.axis(dx, dy).rawValue }

/// Where a row is drawn that a hand, or a wheel (1), has drawn `x` px aside.
@_expose(wasm, "wingbar_swipe_place") @_cdecl("wingbar_swipe_place")
func swipePlace(_ x: Double, _ open: Double, _ width: Double, _ isWheel: Int32) -> Double {
    RowSwipe.place(x, open: open, width: width, isWheel: isWheel == 1)
}

/// 1 where a hand that lets go of a row at `x` px, and does not move, performs its first action.
@_expose(wasm, "wingbar_swipe_performs") @_cdecl("wingbar_swipe_performs")
func swipePerforms(_ x: Double, _ open: Double, _ width: Double) -> Int32 {
    RowSwipe.outcome(x, velocity: 0, open: open, width: width) == .performed ? 1 : 0
}

/// How many px a drag shows that goes `distance` px beyond a range, where the whole has `dimension`.
@_expose(wasm, "wingbar_rubber") @_cdecl("wingbar_rubber")
func rubber(_ distance: Double, _ dimension: Double) -> Double { Release.rubberBand(distance, dimension: dimension) }

/// Draws the page as it is now.
@_expose(wasm, "wingbar_frame") @_cdecl("wingbar_frame")
func frame() {
    program?.draw()
}
