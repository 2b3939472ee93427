/// Every length that proposal A names, in CSS px = iOS pt, once. Numbers marked (ours) are this project's own choice.
public enum Metrics {
    /// Height of the tab bar's capsule.
    public static let barHeight = 62.0
    /// Distance of the bar from the sides and the bottom.
    public static let barInset = 21.0
    /// Gap between the bar, the search circle and the accessory.
    public static let gap = 8.0
    /// Padding inside the capsule.
    public static let barPadding = 4.0
    /// Diameter of the minimised bar (ours).
    public static let minimisedBar = 54.0
    /// Height of the running list's capsule.
    public static let accessoryHeight = 48.0
    /// Distance that full leaves below the top safe area (ours).
    public static let fullGap = 8.0
    /// Half as a share of full.
    public static let halfShare = 0.56
    /// Corner radius of a sheet's top.
    public static let sheetRadius = 38.0
    /// Height of the search field.
    public static let fieldHeight = 48.0
    /// Distance between the content's end and the highest chrome at the bottom.
    public static let contentGap = 16.0
    /// How far a list must scroll under a person's hand before the bar minimises (ours).
    public static let minimiseAfter = 24.0
    /// The smallest target.
    public static let target = 44.0
    /// Width of the iPad column (ours).
    public static let columnWidth = 375.0
    /// From this width and `wideHeight` on, the window is laid out as on iPad.
    public static let wideWidth = 744.0
    /// See `wideWidth`.
    public static let wideHeight = 600.0
    /// Widest accessory on iPad.
    public static let accessoryWidth = 420.0
}
