import App
import Lab
import Markup
import Screens

/// A state's screen with its bar in a style.
func framedScreen(_ state: AppState, _ bar: LabSettings.Bar) -> Node {
    pictured(screen(state))
}
