import Markup

/// `/lab/a`: proposal A, every state of its bar and its sheets by the sections of the document that built it.
public func labAPage(_ settings: LabSettings) -> Node {
    div {
        main {
            h1 { "Navigation lab A" }
            p {
                "Proposal A as it came out when it was built with the system's own parts: every state of the bar and the sheets. What is shown here is Wingbar's own rendering of each, in the flavour of iOS 27 unless a caption says iOS 26, with made-up sightings. Tap a frame to see it big and to go on from there by hand."
            }
            labLinks("/lab/a", settings)
            controls("/lab/a", settings, isPinned: true)
            for (number, part) in LabASection.all.enumerated() {
                section {
                    h2 { part.title }
                    if !part.text.isEmpty { p { part.text } }
                    if !part.points.isEmpty {
                        ul { for point in part.points { li { point } } }.class("lab-rules")
                    }
                    if !part.frames.isEmpty {
                        strip(part.title, part.frames.map { frameFigure($0, settings) })
                    }
                }
                .id("part-\(number + 1)")
            }
        }
    }
    .class("lab lab-wide")
}
