import Glibc

/// A colour in sRGB, perhaps see-through.
public struct Colour: Equatable, Sendable {
    /// Red, green and blue, 0…255.
    public var red: Double, green: Double, blue: Double
    /// How much it covers, 0…1.
    public var alpha: Double

    /// Makes a colour of a number like 0x155DFC.
    public init(_ hex: UInt32, alpha: Double = 1) {
        red = Double(hex >> 16 & 255)
        green = Double(hex >> 8 & 255)
        blue = Double(hex & 255)
        self.alpha = alpha
    }

    /// This colour as seen over an opaque one.
    public func over(_ ground: Colour) -> Colour {
        var seen = Colour(0)
        seen.red = red * alpha + ground.red * (1 - alpha)
        seen.green = green * alpha + ground.green * (1 - alpha)
        seen.blue = blue * alpha + ground.blue * (1 - alpha)
        return seen
    }

    /// Relative luminance, 0…1 (WCAG 2.2, "relative luminance").
    public var luminance: Double {
        func linear(_ part: Double) -> Double {
            let share = part / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast ratio of two opaque colours, 1…21 (WCAG 2.2, "contrast ratio").
    public static func contrast(_ a: Colour, _ b: Colour) -> Double {
        let (light, dark) = a.luminance > b.luminance ? (a.luminance, b.luminance) : (b.luminance, a.luminance)
        return (light + 0.05) / (dark + 0.05)
    }

    /// As documents write it: "#155DFC", or "#6A7282 at 10%".
    public var text: String {
        let digits = Array("0123456789ABCDEF")
        var text = "#"
        for part in [red, green, blue] {
            let byte = Int(part.rounded())
            text.append(digits[byte >> 4])
            text.append(digits[byte & 15])
        }
        return alpha == 1 ? text : text + " at \(Int((alpha * 100).rounded()))%"
    }

    /// As a style sheet writes it: "rgb(106 114 130 / 10%)".
    public var css: String {
        "rgb(\(Int(red.rounded())) \(Int(green.rounded())) \(Int(blue.rounded()))"
            + (alpha == 1 ? ")" : " / \(Int((alpha * 100).rounded()))%)")
    }
}

/// A ratio with two decimals, cut and not rounded, so that 4.499 is not said to be 4.50: "3.26:1".
public func ratioText(_ ratio: Double) -> String {
    let hundredths = Int(ratio * 100)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
}
