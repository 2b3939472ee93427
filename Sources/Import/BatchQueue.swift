import Glibc

/// A short queue between the thread that parses and the one that stores: each waits for the other, so only a few
/// batches are in memory.
final class BatchQueue: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let changed: UnsafeMutablePointer<pthread_cond_t>
    private var batches: [Batch] = []
    private var isFinished = false
    private var isCancelled = false
    private let source: BatchSource

    /// How many batches may wait.
    private static let longest = 3

    /// A queue that `run` fills from a source.
    init(_ source: BatchSource) {
        self.source = source
        mutex = .allocate(capacity: 1)
        changed = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(changed, nil)
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(mutex)
        changed.deallocate()
        mutex.deallocate()
    }

    /// Parses until the end or until nobody wants more.
    func run() {
        while let batch = source.next(), put(batch) {}
        locked { isFinished = true }
    }

    /// The next batch; nil at the end.
    func take() -> Batch? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while batches.isEmpty, !isFinished { pthread_cond_wait(changed, mutex) }
        defer { pthread_cond_broadcast(changed) }
        return batches.isEmpty ? nil : batches.removeFirst()
    }

    /// Lets the parser stop.
    func cancel() { locked { isCancelled = true } }

    private func put(_ batch: Batch) -> Bool {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while batches.count >= BatchQueue.longest, !isCancelled { pthread_cond_wait(changed, mutex) }
        if isCancelled { return false }
        batches.append(batch)
        pthread_cond_broadcast(changed)
        return true
    }

    private func locked(_ body: () -> Void) {
        pthread_mutex_lock(mutex)
        body()
        pthread_cond_broadcast(changed)
        pthread_mutex_unlock(mutex)
    }
}

/// A thread that fills a queue.
struct ParserThread {
    private var thread = pthread_t()

    /// Starts it; nil where the system has no thread to give.
    init?(_ queue: BatchQueue) {
        let box = Unmanaged.passRetained(queue)
        let code = pthread_create(
            &thread, nil,
            { pointer in
                guard let pointer else { return nil }
                Unmanaged<BatchQueue>.fromOpaque(pointer).takeRetainedValue().run()
                return nil
            }, box.toOpaque())
        if code != 0 {
            box.release()
            return nil
        }
    }

    /// Waits for its end.
    func join() { pthread_join(thread, nil) }
}
