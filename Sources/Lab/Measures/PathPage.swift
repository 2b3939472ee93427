import App
import Markup
import Navigation

/// `/lab/path`: the way to a task's end, a frame a step.
public func pathPage(_ task: LabTask, _ proposal: Proposal, _ path: LabPath) -> Node {
    let size = NamedState.Screen.phone.device
    return div {
        main {
            nav {
                a { "All figures" }.href("/lab/measures#tasks")
                for other in Proposal.allCases where other != proposal {
                    a { "In \(other.name.uppercased())" }.href("/lab/path?proposal=\(other.name)&task=\(task.id)")
                }
            }
            .class("lab-links").label("Lab")
            h1 { "\(task.title), in \(proposal.name.uppercased())" }.class("lab-caption")
            p {
                "\(steps(path.count)), \(seconds(path.seconds(.right))) with the right thumb, \(seconds(path.seconds(.left))) with the left."
            }
            strip(
                "The way",
                path.states.indices.map { index in
                    figure {
                        div {
                            iframe().attr(.src, filmAddress("/lab/film", task, proposal, index))
                                .attr(.title, words(path, index)).attr(.width, "\(Int(size.width))")
                                .attr(.height, "\(Int(size.height))").attr(.loading, "lazy").flag(.inert, true)
                                .tabindex(-1)
                        }
                        .class("lab-screen")
                        figcaption { words(path, index) }
                    }
                    .class("lab-figure").data(.size, "phone")
                })
        }
    }
    .class("lab lab-wide")
}

/// The address of a step's frame or map.
public func filmAddress(_ path: String, _ task: LabTask, _ proposal: Proposal, _ step: Int) -> String {
    "\(path)?proposal=\(proposal.name)&task=\(task.id)&step=\(step)"
}

private func words(_ path: LabPath, _ index: Int) -> String {
    index < path.steps.count ? "\(index + 1). \(path.steps[index].words(in: path.states[index]))" : "Done."
}
