import Glibc

/// A thread that runs one piece of work; it has to be joined or detached.
public struct WorkThread {
    private var thread = pthread_t()

    /// Starts it; nil where the system has none to give.
    public init?(_ body: @escaping @Sendable () -> Void) {
        let work = Unmanaged.passRetained(Work(body))
        let code = pthread_create(
            &thread, nil,
            { pointer in
                if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
                return nil
            }, work.toOpaque())
        if code != 0 {
            work.release()
            return nil
        }
    }

    /// Waits for its end.
    public func join() { pthread_join(thread, nil) }

    /// Leaves it to itself.
    public func detach() { pthread_detach(thread) }
}

/// What a new thread runs.
private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
