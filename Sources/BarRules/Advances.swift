/// How wide the characters of a font are: what tells whether a label fits before anything is drawn.
///
/// Kerning is left out; in Inter it makes a label of this size narrower by less than a pixel, so a label that fits here
/// fits on the screen.
public struct Advances: Sendable {
    /// Units an em in the tables.
    public static let unitsPerEm = 2048
    /// U+0020…U+007E.
    private let basic: [UInt16]
    /// U+00A0…U+017F.
    private let latin: [UInt16]

    init(basic: [UInt16], latin: [UInt16]) {
        self.basic = basic
        self.latin = latin
    }

    /// The width of a text in px at a size in px. A character outside the tables counts as an em, which is what East
    /// Asian ones take and more than most others do.
    public func width(_ text: String, size: Double) -> Double {
        var units = 0
        for scalar in text.unicodeScalars { units += advance(scalar.value) }
        return Double(units) * size / Double(Advances.unitsPerEm)
    }

    private func advance(_ code: UInt32) -> Int {
        switch code {
        case 0x20..<0x7F: Int(basic[Int(code) - 0x20])
        case 0xA0..<0x180: Int(latin[Int(code) - 0xA0])
        // Marks that stand over the letter before them, and joiners.
        case 0x300..<0x370, 0x200B...0x200F, 0xFE00...0xFE0F: 0
        default: Advances.unitsPerEm
        }
    }
}
