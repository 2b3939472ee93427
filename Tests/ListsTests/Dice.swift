import TestKit

/// The same course on every machine.
typealias Dice = Seeded
