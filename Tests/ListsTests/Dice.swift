import TestKit

/// The same course on every machine.
typealias Dice = Seeded

extension Seeded {
    /// A number from 0, below the number of sides.
    mutating func roll(_ sides: Int) -> Int { Int(next() % UInt64(sides)) }
}
