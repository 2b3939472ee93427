import Glibc

/// A short queue from a thread that makes things to the one that uses them: each waits for the other, so only a few are
/// in memory.
public final class Handover<Item: Sendable>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let changed: UnsafeMutablePointer<pthread_cond_t>
    private let make: () -> Item?
    private let longest: Int
    private var items: [Item] = []
    private var isFinished = false
    private var isCancelled = false

    /// A queue in which up to `longest` items wait; `make` runs on a thread of its own, see `WorkThread`, until it gives nil,
    /// and nobody else may use what it uses before that thread has been joined.
    public init(longest: Int, _ make: @escaping () -> Item?) {
        self.longest = longest
        self.make = make
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

    /// The next item; nil at the end.
    public func take() -> Item? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while items.isEmpty, !isFinished { pthread_cond_wait(changed, mutex) }
        defer { pthread_cond_broadcast(changed) }
        return items.isEmpty ? nil : items.removeFirst()
    }

    /// Lets the maker stop.
    public func cancel() { locked { isCancelled = true } }

    /// Makes items until the end or until nobody wants more.
    fileprivate func run() {
        while let item = make(), put(item) {}
        locked { isFinished = true }
    }

    private func put(_ item: Item) -> Bool {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while items.count >= longest, !isCancelled { pthread_cond_wait(changed, mutex) }
        if isCancelled { return false }
        items.append(item)
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

extension WorkThread {
    /// A thread that fills a queue; nil where the system has none to give.
    public init?<Item: Sendable>(filling handover: Handover<Item>) { self.init { handover.run() } }
}
