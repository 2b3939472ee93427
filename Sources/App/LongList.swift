/// How a long list is drawn: what fits a screen at once, so that a slow phone shows and moves it early, the rest in steps
/// while the page has nothing else to do. From then on lists are drawn whole.
public enum LongList {
    /// Rows at first, more than a tall window shows. The last of them brings its whole family.
    public static let first = 40
    /// Rows a step.
    static let step = 80
}

/// Draws more of Nearby's rows, and asks for the next step while some are left.
func drawMore(_ state: inout AppState) -> [Effect] {
    if state.drawnRows < state.derived.nearby.count - LongList.step {
        state.drawnRows += LongList.step
        return [.later(seconds: 0, .moreRows)]
    }
    state.drawnRows = .max
    return []
}
