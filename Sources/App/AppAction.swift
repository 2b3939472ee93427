#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

/// Everything that can happen to the app. Each has a text form: it is what a control in the page carries, what the
/// host reports facts in, and what a recorded log is made of.
public enum AppAction: Equatable, Sendable {
    /// A mode was chosen on the switcher: `mode nearby`.
    case mode(Mode)
    /// A bird was chosen: `bird cangoo`.
    case bird(String)
    /// Another sheet was chosen: `sheet settings`, a list `list 1790000000-81`, a bird's count `count cangoo`, a page
    /// about past lists `open-past days Past lists`.
    case sheet(Sheet)
    /// The front sheet is to close: `close`.
    case close
    /// Escape: whatever is on top closes: `escape`.
    case escape
    /// The minimised icon was tapped: `restore-bar`.
    case restoreBar
    /// The front sheet came to rest: `rested half`.
    case rested(Detent)
    /// The front sheet is to go to a detent: `detent full`.
    case detent(Detent)
    /// A hand let go of the grabber: `released 431 -1200` (height px, speed px/s, positive up) and the detents' heights.
    case released(height: Double, velocity: Double, peek: Double, half: Double, full: Double)
    /// The grabber was tapped: `grabber`.
    case grabber
    /// A list was scrolled up by a person's hand by more than 24 px: `scrolled`.
    case scrolled
    /// A list reached its very top: `reached-top`.
    case reachedTop
    /// A hand begins to draw a row aside, and its actions are to be there: `uncover nearby-cangoo`.
    case uncover(String)
    /// The hand let go of it: `swiped 120 -300 220 370` (px aside, speed px/s, px at which it stays open, its width).
    case swiped(x: Double, velocity: Double, open: Double, width: Double)
    /// A row's actions were asked for by keys: `row-actions nearby-cangoo`.
    case rowActions(String)
    /// The row that is aside is to go back: `cover`.
    case cover
    /// A menu is to open, or to close if it is open: `menu distance`.
    case menu(Menu)
    /// The open menu is to close: `menu-close`.
    case closeMenu
    /// A radius was chosen, in km: `km 20`.
    case kilometres(Int)
    /// A window was chosen, in days: `days 30`.
    case days(Int)
    /// A family was chosen, by scientific name: `family Anatidae`; `family` alone is all.
    case family(String?)
    /// One more of a bird on the list: `tick cangoo`.
    case tick(String)
    /// One fewer: `untick cangoo`.
    case untick(String)
    /// A key of the count pad: `pad 5`, `pad +`.
    case pad(PadKey)
    /// The running list is finished: `finish`.
    case finish
    /// A finished list is to go on, the one in front or else the one that was finished last: `resume`.
    case resume
    /// Something else of a list: see `ListAction`.
    case list(ListAction)
    /// The running list is to be shared: `share-list`; a bird: `share cangoo`.
    case share(String?)
    /// Search was tapped: `search`.
    case search
    /// Search is to be left: `leave-search`.
    case leaveSearch
    /// The field's text: `query spar`.
    case query(String)
    /// Nearby moves to a place: `go 49.3 -123.14 Stanley Park`.
    case go(Coordinate, name: String)
    /// The lists are to be shown as of a local time: `as-of 25160` (packed); `as-of` alone is now.
    case asOf(LocalTime?)
    /// My location was tapped: `locate`.
    case locate
    /// The position came: `located 49.3 -123.1`.
    case located(Coordinate)
    /// It did not: `locate-failed denied`.
    case locateFailed(String)
    /// The way of travelling lists is to be measured from the person's location, or not: `measure 1`.
    case measure(Bool)
    /// The device says where it is: `fix 49.3 -123.1 12 1790000000` (accuracy in m, UTC seconds).
    case fix(Fix)
    /// It does not: `fix-failed denied`; or another window of this device measures: `fix-failed elsewhere`.
    case fixFailed(String)
    /// The page was hidden or shown: `hidden 1`.
    case hidden(Bool)
    /// The map rests: `camera 49.3 -123.1 12.5`.
    case camera(Camera)
    /// A disc was tapped: `disc 49.3 -123.1`.
    case disc(Coordinate)
    /// The setting for one-tap ticking: `one-tap 1`.
    case oneTap(Bool)
    /// Single keys were allowed or not: `single-keys 1`.
    case singleKeys(Bool)
    /// A key was pressed alone, outside any field: `key 1`. It does something only where single keys are allowed.
    case key(String)
    /// A flavour of the bar was chosen: `flavour ios27`.
    case flavour(Flavour)
    /// A proposal was chosen: `proposal b`.
    case proposal(Proposal)
    /// An appearance was chosen: `theme dark`.
    case theme(Theme)
    /// A map was chosen: `map-style dark`.
    case mapStyle(MapStyle)
    /// The window changed: `device 402 874 62 34`.
    case device(Device)
    /// The clock: `now 1790000000`.
    case now(Int64)
    /// How far the device's clock is ahead of UTC, in seconds: `zone -25200`.
    case zone(Int64)
    /// What this page signs its changes of lists with: `writer 81`.
    case writer(Int64)
    /// The network came or went: `online 1`.
    case online(Bool)
    /// Back or Forward brought an address, by so many entries (negative is back, 0 unknown): `popped -1 /?mode=rare`.
    case popped(String, steps: Int)
    /// The made-up sample is to be removed: `remove-sample`.
    case removeSample
    /// The region is to be asked for again: `retry`.
    case retry
    /// The page has nothing else to do, and more of a long list can be drawn: `more-rows`.
    case moreRows
    /// Another version of the app is on this device and waits to be used: `update-ready`.
    case updateReady
    /// It is to be used now: `use-update`.
    case useUpdate
    /// A text was shared: it lies on the clipboard, or the browser could not: `shared 1`, `shared 0`.
    case shared(Bool)
    /// The notice is to go: `dismiss`.
    case dismiss
    /// The notice has been up for a while, and goes unless a person must close it: `fade`.
    case fade
    /// A stored text came back: `stored list …`.
    case stored(key: String, text: String)
    /// Something could not be stored: `store-failed list QuotaExceededError`.
    case storeFailed(key: String, reason: String)
    /// It was stored after all: `kept list`.
    case kept(key: String)
}
