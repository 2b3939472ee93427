import Glibc

/// Removes the folders of uploads that a server left behind because it was killed.
///
/// Only folders of the home itself that are older than `start` (seconds since 1970) go, with the file in them; no link
/// is followed, and what another server is still receiving stays, since that holds its lock (`Exchange.expect`).
public func removeLeftUploads(in home: String, before start: Int) {
    let folder = open(home, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    defer { close(folder) }
    for name in entries(of: folder) where name.hasPrefix(".upload-") {
        var facts = stat()
        guard fstatat(folder, name, &facts, AT_SYMLINK_NOFOLLOW) == 0, facts.st_mtim.tv_sec < start else { continue }
        let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard inner >= 0 else { continue }
        for file in entries(of: inner) where !isHeld(file, in: inner) { unlinkat(inner, file, 0) }
        close(inner)
        // Fails where something is left in it, which is right.
        unlinkat(folder, name, AT_REMOVEDIR)
    }
}

/// True where a program still holds the lock of a file in an open folder.
private func isHeld(_ name: String, in folder: Int32) -> Bool {
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) != 0
}

/// The names in an open folder, hidden ones too.
private func entries(of folder: Int32) -> [String] {
    // The stream closes its descriptor and moves its position, hence one of its own.
    let own = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0, let stream = fdopendir(own) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { found.append(name) }
    }
    return found
}
