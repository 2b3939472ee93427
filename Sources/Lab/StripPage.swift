import App
import Markup
import Navigation

/// `/lab/strip`: one proposal's phones side by side and nothing else, as a picture of the strip has them.
public func stripPage(_ one: Strip, _ settings: LabSettings) -> Node {
    div {
        main {
            h1 { one.title }
            div { for frame in one.phones { frameFigure(frame, settings, isLazy: false) } }.class("lab-strip")
        }
    }
    .class("lab lab-sheet")
}

extension Strip {
    /// The window in px that shows the whole of `stripPage`: a frame is drawn at 65 % with a gap of 20, and under it stand
    /// at most six lines.
    public var pictureSize: (width: Int, height: Int) {
        let phone = NamedState.Screen.phone.device
        return (Int(phone.width * 0.65 + 20) * phones.count + 60, Int(phone.height * 0.65) + 290)
    }
}
