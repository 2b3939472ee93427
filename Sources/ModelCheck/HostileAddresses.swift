import App
import Navigation

/// Opens addresses that nobody meant, made from pieces of good ones: none may crash, and what opens keeps the rules.
public func openHostileAddresses(_ layout: Layout, count: Int, seed: UInt64) -> Report {
    var report = Report()
    var dice = Dice(seed: seed)
    let start = Subject(layout)
    let reader = PageReader()
    for _ in 0..<count {
        var address = "/?"
        for _ in 0...dice.roll(9) { address += pieces[dice.roll(pieces.count)] + (dice.roll(12) == 0 ? "" : "&") }
        if dice.roll(4) == 0 { address = damaged(address, &dice) }
        report.steps += 1
        guard let route = try? Route(address: address) else { continue }
        let subject = Subject(route, like: start.state)
        var finder = Finder()
        checkState(subject, &finder)
        checkAddress(subject.state, &finder)
        checkBack(subject, &finder)
        report.met += 1
        checkPage(subject.state, reader.read(subject.state), &finder)
        checkFrames(subject.state, &finder)
        var popped = start
        popped.act(.popped(address, steps: 0))
        finder.expect(popped.state.trail.last == popped.state.route.address, "a popped address is taken", address)
        for fault in finder.found { report.add(fault.rule, fault.detail, [address]) }
    }
    report.pages = reader.count
    return report
}

private let pieces = [
    "mode=nearby", "mode=rare", "mode=list", "mode=", "lat=49.3&lon=-123.14", "lat=-90&lon=180", "lat=49.300004&lon=1",
    "km=5", "km=50", "km=0", "days=30", "days=14", "family=Anatidae", "family=", "family=%3Cb%3E", "bird=cangoo",
    "bird=annhum", "bird=", "bird=%22%3E", "bird=a%20b", "bird=%ff", "sheet=settings", "sheet=about", "sheet=support",
    "past=days+Past+lists", "past=", "past=%3Cb%3E+%22",
    "detent=peek", "detent=half", "detent=full", "q=", "q=spar", "q=%00%01", "q=a+b", "bar=min", "bar=max",
    "menu=more", "menu=distance", "menu=style", "map=dark", "map=standard", "flavour=ios260", "flavour=ios26",
    "flavour=ios27", "theme=dark", "theme=system", "place=Caf%C3%A9", "place=", "at=2026-05-01", "at=2026-05-01T09:41",
    "at=9999-12-31T23:59", "at=0001-01-01", "proposal=a", "proposal=b", "proposal=c", "proposal=d1", "proposal=e",
    "proposal=f", "x=y", "=", "%", "#",
]

private func damaged(_ address: String, _ dice: inout Dice) -> String {
    var bytes = Array(address.utf8)
    for _ in 0...dice.roll(3) where !bytes.isEmpty {
        let at = dice.roll(bytes.count)
        switch dice.roll(3) {
        case 0: bytes.remove(at: at)
        case 1: bytes.insert(UInt8(dice.roll(256)), at: at)
        default: bytes[at] = UInt8(dice.roll(256))
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}
