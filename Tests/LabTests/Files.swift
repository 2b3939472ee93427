import Lab

/// A content that keeps every rule, with room for a change: its parts by their keys.
func contentText(modes: String? = nil, more: String = "") -> String {
    let modes =
        modes ?? """
            [{"id": "home", "label": "Home", "icon": "house"}, {"id": "map", "label": "Map", "icon": "map", "badge": 2,
              "badgeLabel": "2 delays"}, {"id": "find", "label": "Search", "icon": "search", "role": "search"}]
            """
    return "{\"title\": \"Test\", \"modes\": \(modes)\(more.isEmpty ? "" : ", \(more)")}"
}

/// The problems of a text, as lines; empty where it is read.
func problems(_ text: String) -> [String] {
    do throws(FileProblems) {
        _ = try ContentFile(Array(text.utf8))
        return []
    } catch {
        return error.list.map(\.sentence)
    }
}
