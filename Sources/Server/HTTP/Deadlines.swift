import Glibc

/// Ends connections whose request does not arrive in time.
///
/// libmicrohttpd only ends those that are silent; a client that sends a byte every few seconds would keep its
/// connection for ever. A connection is shut down here, and libmicrohttpd closes it.
final class Deadlines: Sendable {
    private let state = Guarded(State())
    private let seconds: Int

    private struct State {
        var ends: [Int32: Int] = [:]
        var stopped = false
    }

    /// Gives every request `seconds` for its headers and small body.
    init(seconds: Int) { self.seconds = seconds }

    /// Starts the clock of a connection: it has opened, or its last request is answered.
    func start(_ descriptor: Int32) {
        let end = monotonicSeconds() + seconds
        state.with { $0.ends[descriptor] = end }
    }

    /// Stops the clock of a connection: its request is here, or it is closed.
    func stop(_ descriptor: Int32) { state.with { $0.ends[descriptor] = nil } }

    /// Runs until `stopSweeping`, on a thread of its own.
    func startSweeping() { startThread { self.sweep() } }

    /// Ends the thread within half a second.
    func stopSweeping() { state.with { $0.stopped = true } }

    private func sweep() {
        while true {
            usleep(500_000)
            let now = monotonicSeconds()
            let stopped = state.with { state in
                // Under the lock, so that the number cannot be closed and given to another connection meanwhile.
                for (descriptor, end) in state.ends where end <= now {
                    shutdown(descriptor, Int32(SHUT_RDWR))
                    state.ends[descriptor] = nil
                }
                return state.stopped
            }
            if stopped { return }
        }
    }
}

/// Seconds on a clock that never jumps.
func monotonicSeconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
}
