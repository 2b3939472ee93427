/// A rectangle on the screen in px, from its upper left corner.
public struct Box: Equatable, Sendable {
    /// Its leading edge.
    public var x: Double
    /// Its upper edge.
    public var y: Double
    /// Its width.
    public var width: Double
    /// Its height.
    public var height: Double

    /// Makes a box of its parts.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Its middle.
    public var middle: (x: Double, y: Double) { (x + width / 2, y + height / 2) }
    /// Its lower edge.
    public var end: Double { y + height }
    /// Its smaller side.
    public var least: Double { min(width, height) }

    /// True where a point lies in it.
    public func holds(_ px: Double, _ py: Double) -> Bool { px >= x && px < x + width && py >= y && py < end }
}

/// What the styles draw inside a sheet, in px at a text size of 16, as far as `Metrics` does not say it already. Read off
/// the pages of the lab's frames; no test holds them against the page yet.
enum Drawn {
    /// What stands beside everything in a sheet.
    static let side = 16.0
    /// Height of a bird's row.
    static let row = 62.0
    /// Width of a row's one-tap button, and its distance from the row's end.
    static let tick = (width: 52.0, end: 84.0)
    /// What lies between two groups of rows.
    static let heading = 43.0
    /// From a sheet's top to its first row, by what the sheet shows.
    static let nearbyRows = 168.0
    static let rareRows = 93.0
    static let listRows = 137.0
    static let bareRows = 178.0
    static let searchRows = 57.0
    /// What the dots of the pages add to a head.
    static let dots = 27.0
    /// A close or menu button's distance from the sheet's top and the screen's end.
    static let corner = 16.0
    /// Heights of what shows at peek, without the chrome under it: with chips, a title alone, a field.
    static let tipChips = 131.0
    static let tipTitle = 87.0
    static let tipField = 74.0
    /// A field in a sheet: from the sheet's top, and from the screen's sides.
    static let fieldTop = 18.0
    static let fieldSides = (leading: 54.0, trailing: 66.0)
    /// The first card's distance from the sheet's top, its height, and how far apart cards begin.
    static let cards = (top: 80.0, height: 76.0, pitch: 86.0)
    /// The segments' distance from the sheet's top, and from the screen's side.
    static let segments = (top: 74.0, side: 15.0)
    /// A page dot's distance from the sheet's top; its target is 44 high, drawn or not.
    static let pageDots = 10.0
    /// The circle on the sheet's edge: its size and its distance from the screen's end.
    static let edgeCircle = (size: 54.0, end: 16.0)
    /// A toolbar's button.
    static let tool = (width: 62.0, height: 46.0)
    /// E's mode button, and where the field beside it begins and ends.
    static let modeButton = (x: 23.0, width: 60.0)
    static let barField = (x: 123.0, end: 23.0)
    /// A menu's item, and the line before what is not a mode.
    static let menuItem = (height: 44.0, width: 194.0, gap: 9.0)
    /// Height of a line in Settings and at My List's foot, and what lies before the foot.
    static let line = 52.0
    /// The map's controls: a button's size, and the distance from the screen's end.
    static let control = (width: 44.0, height: 46.0, end: 16.0)
}
