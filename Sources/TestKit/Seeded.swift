/// Random numbers that are the same in every run, so that a failing seed can be run again: SplitMix64.
///
/// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
public struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    /// Starts with a seed.
    public init(state: UInt64) { self.state = state }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number from 0, below the number of sides.
    public mutating func roll(_ sides: Int) -> Int { Int(next() % UInt64(sides)) }
}
