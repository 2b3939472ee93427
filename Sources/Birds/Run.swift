/// A run of values of a fixed length, for counting in a loop: an array asks at each write whether it is shared, which
/// takes longer than the write.
struct Run<Value: BitwiseCopyable>: ~Copyable {
    private let start: UnsafeMutablePointer<Value>
    /// How many values there are.
    let count: Int

    /// A run of the same value.
    init(repeating value: Value, count: Int) {
        self.count = count
        start = .allocate(capacity: max(1, count))
        start.initialize(repeating: value, count: count)
    }

    deinit { start.deallocate() }

    /// A value by its index, which must be in the run.
    subscript(index: Int) -> Value {
        @inline(__always) get {
            precondition(index >= 0 && index < count)
            return start[index]
        }
        @inline(__always) nonmutating set {
            precondition(index >= 0 && index < count)
            start[index] = newValue
        }
    }

    /// The values as an array.
    var values: [Value] { Array(UnsafeBufferPointer(start: start, count: count)) }
}
