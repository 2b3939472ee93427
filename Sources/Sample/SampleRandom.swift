/// Random numbers that are the same for one seed on every machine.
///
/// SplitMix64: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
struct SampleRandom: Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The next 64 bits.
    mutating func bits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A whole number from 0 to under `limit`, which is at least 1.
    mutating func below(_ limit: Int) -> Int { Int(bits() % UInt64(max(1, limit))) }

    /// True in `thousandths` of 1000 cases.
    mutating func chance(_ thousandths: Int) -> Bool { below(1000) < thousandths }
}
