import Foundation
import Navigation

/// How long a step takes a practised person, in seconds.
///
/// A keystroke-level model (Card, Moran and Newell, "The keystroke-level model for user performance time with interactive
/// systems", CACM 23(7), 1980) whose pointing follows Fitts's law in Shannon's form. It compares arrangements; it predicts
/// nobody's own time.
public enum TimeModel {
    /// Getting ready for a step, M: 1.35 s. Source: Card, Moran and Newell 1980.
    public static let preparing = 1.35
    /// Changing the grip to reach what the thumb does not, H: 0.40 s. Source: homing, Card, Moran and Newell 1980.
    public static let regripping = 0.40
    /// A finger's throughput on a phone: 6.95 bit/s. Source: MacKenzie, "Fitts' throughput and the remarkable case of
    /// touch-based target selection", HCII 2015.
    public static let throughput = 6.95
    /// A letter on a phone's keyboard: 0.33 s, which is 36.2 words of 5 letters a minute. Source: Palin et al., "How do
    /// people type on mobile devices?", MobileHCI 2019.
    public static let letter = 60 / (36.2 * 5)
    /// How far in px a thumb reaches from the screen's lower corner on its side (ours: 107 mm on a screen 71.5 mm wide).
    public static let reach = 600.0

    /// Which hand holds the phone and taps with its thumb.
    public enum Hand: String, Sendable, CaseIterable { case right, left }

    /// Where a thumb rests (ours: 38 % in from its side, 28 % up).
    static func rest(_ hand: Hand, _ screen: Box) -> (x: Double, y: Double) {
        (hand == .right ? screen.width * 0.62 : screen.width * 0.38, screen.height * 0.72)
    }

    /// Moving a finger to a target of a size, in seconds.
    static func move(_ distance: Double, to size: Double) -> Double { log2(distance / max(1, size) + 1) / throughput }

    /// What a change of grip costs where a point is out of the thumb's reach.
    static func grip(_ point: (x: Double, y: Double), _ hand: Hand, _ screen: Box) -> Double {
        let corner = hand == .right ? screen.width : 0
        return hypot(point.x - corner, point.y - screen.height) > reach ? regripping : 0
    }
}
