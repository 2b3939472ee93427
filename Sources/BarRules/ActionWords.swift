/// Verbs that start a label which names an action. Words that are places in many apps as well (Search, Share, Chat,
/// Call, Play, Watch, Shop, Explore, Help, Plan, Review) are left out on purpose: a rule that cries wolf is turned off.
private let actionWords: [String] = """
    accept activate add allow approve archive ask attach begin block book browse buy cancel change choose clear close
    compose configure confirm connect copy create customise customize delete disable discard download draw edit enable
    enter erase export filter find finish follow get give go hide import insert invite join leave like load log login
    logout make manage mark merge move mute new open order paste pay pick post print publish purchase quit rate read
    record redo refresh register reject remove rename reply report request reserve reset restore resume retry save scan
    schedule see select sell send set show sign sort start stop submit subscribe switch sync tap toggle track translate
    try turn undo unfollow unlock unsubscribe update upgrade upload use verify view write
    """.split(whereSeparator: \.isWhitespace).map(String.init)

/// The verb that makes a label an action: its first word; nil where it is none. A single word that is a noun as well
/// ("Book", "Record") is left alone unless more words follow it; "New" and "Log" only act on what follows them.
func actionWord(in label: String) -> String? {
    let words = label.lowercased().split(whereSeparator: { !$0.isLetter }).map(String.init)
    guard let first = words.first, actionWords.contains(first) else { return nil }
    let nouns = [
        "book", "change", "filter", "log", "new", "order", "post", "print", "rate", "record", "report", "set", "sign",
        "track", "view",
    ]
    if words.count == 1, nouns.contains(first) { return nil }
    return first
}
