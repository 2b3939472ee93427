import Store

/// Runs something on a thread of its own; false where there is none to be had.
@discardableResult
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = WorkThread(body) else { return false }
    thread.detach()
    return true
}
