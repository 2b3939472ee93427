import Glibc

/// What a new thread runs.
private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// Runs something on a thread of its own; false where there is none to be had.
@discardableResult
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let status = pthread_create(
        &thread, nil,
        { work in
            if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
            return nil
        }, work.toOpaque())
    guard status == 0 else {
        work.release()
        return false
    }
    pthread_detach(thread)
    return true
}
