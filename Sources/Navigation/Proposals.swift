extension Layout {
    /// The eight proposals, in the order of `Proposal`: what is not said is as in A.
    public static let all: [Layout] = [
        Layout(
            id: .a, switcher: .tabs, search: .circle, opensAt: .half, more: .listMenu, running: .accessory,
            closing: .stays, minimisesOnScroll: true),
        Layout(
            id: .b, switcher: .footer, search: .circle, opensAt: .peek, peek: .title, bird: .wholeSheet,
            more: .listMenu, running: .dot, closing: .stays),
        Layout(
            id: .c, switcher: .tabs, foldsMiddle: true, barHugs: true, search: .circle, opensAt: .half, more: .listFoot,
            running: .accessory, closing: .stays, minimisesOnScroll: true),
        Layout(
            id: .d1, switcher: .cards, search: .field, opensAt: .half, peek: .field, more: .fieldMenu,
            running: .card, closing: .toCards),
        Layout(
            id: .d2, switcher: .segments, search: .field, opensAt: .peek, peek: .field, content: .bare,
            more: .fieldMenu, running: .dot, closing: .stays),
        Layout(
            id: .e, switcher: .menu, search: .bar, detents: [.half, .full], opensAt: .half, more: .modeMenu,
            running: .menuRow, closing: .toMap),
        Layout(
            id: .f, switcher: .toolbar, barHugs: true, search: .circle, opensAt: .half, more: .listMenu, running: .dot,
            closing: .toMapByButton),
        Layout(
            id: .g, switcher: .pages, search: .edge, opensAt: .half, more: .listMenu, running: .dot,
            closing: .stays),
    ]
}
