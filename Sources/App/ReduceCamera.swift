#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif

/// A bird's sheet that another one or another mode has covered, and the camera that it was left with.
public struct LeftBird: Equatable, Sendable {
    /// Where its sheet lies.
    public var view: FrontView
    /// The camera to return to.
    public var camera: Camera
}

/// What decides what the map shows: the stack in front, how deep it is, and the bird on top of it.
public struct FrontView: Equatable, Sendable {
    /// The mode's number; -1 is home's stack and -2 search's.
    public var stack: Int
    /// How many sheets were pushed.
    public var depth: Int
    /// The code of the bird in front, or a content's row; nil where it is neither.
    public var bird: String?
}

/// The map follows what is in front. A bird frames its sightings when it comes; where it was left and is uncovered it
/// has the camera that it was left with. Everything else shares one camera, which comes back when no bird is in front.
func moveCamera(_ state: inout AppState, before: AppState, _ effects: inout [Effect]) {
    var asked: Camera?
    for case .camera(let camera, _) in effects { asked = camera }
    let was = before.view
    let now = state.view
    let shown = before.camera ?? before.overview
    if was.bird == nil { state.plainCamera = shown }
    if was != now, was.bird != nil { state.leftBirds.append(LeftBird(view: was, camera: shown)) }
    if let asked, was != now { state.plainCamera = asked }
    let target = state.target(from: was, asked: asked, hadSightings: !before.derived.birdSightings.isEmpty)
    if now.bird == nil { state.plainCamera = target ?? asked ?? state.camera ?? shown }
    var left: [LeftBird] = []
    for bird in state.leftBirds where bird.view != now && state.covers(bird.view) { left.append(bird) }
    state.leftBirds = left
    if let target, target != (asked ?? shown) { effects.append(.camera(target, animated: true)) }
}

extension AppState {
    /// What decides what the map shows.
    var view: FrontView {
        let stack = navigation.search != nil ? -2 : navigation.isHome ? -1 : navigation.mode
        return FrontView(
            stack: stack, depth: navigation.front.pushed.count, bird: navigation.frontSheet.flatMap(viewCode))
    }

    /// The camera that shows what is in front: the bird's sightings, or the row's place.
    var framed: Camera? { hasContent ? framedRow : framing(derived.birdSightings) }

    /// What of a sheet has a camera of its own, in a word.
    private func viewCode(_ sheet: Sheet) -> String? {
        switch sheet {
        case .bird(let code): code
        case .row(let id) where content?.row(id)?.at != nil: id.name
        default: nil
        }
    }

    /// Where the map goes now that something else is in front; nil where it stays.
    fileprivate func target(from was: FrontView, asked: Camera?, hadSightings: Bool) -> Camera? {
        let now = view
        guard now.bird != nil else { return was.bird == nil || asked != nil ? nil : plainCamera }
        let framed = self.framed
        // A bird that an address opened is framed once its sightings have come.
        if was == now { return hadSightings ? nil : framed }
        for bird in leftBirds where bird.view == now { return bird.camera }
        return framed ?? plainCamera
    }

    /// True where a bird's sheet still lies under others.
    fileprivate func covers(_ view: FrontView) -> Bool {
        let stack: [Pushed<Sheet>]
        switch view.stack {
        case -2: stack = navigation.search?.pushed ?? []
        case -1: stack = navigation.home.pushed
        default: stack = navigation.stacks[view.stack].pushed
        }
        guard view.depth <= stack.count, let code = view.bird else { return false }
        return same(viewCode(stack[view.depth - 1].sheet), code)
    }
}
