import Glibc
import Import
import Server

/// `wingbar lab --export DIR`: the lab as files, and a picture of every frame and strip where a browser is installed.
func exportLab(to name: String, pictures: Bool) throws(Failure) {
    let folder = try ExportFolder(name).path
    let installation = try Place.found()
    let export = try attempt { try LabExport(installation) }
    // First, so that an export that was broken off can be made again.
    try write(Array(ExportFolder.markerText.utf8), to: "\(folder)/\(ExportFolder.marker)")
    for file in export.files { try write(file.bytes, to: "\(folder)/\(file.name)") }
    printOut("\(export.files.count) files are in \(plain(folder)); open index.html there.\n")
    guard pictures else { return }
    guard let browser = installedBrowser() else {
        return printOut(
            "No pictures were made, because neither chromium nor google-chrome is in the PATH. The pages are complete.\n"
        )
    }
    let whole = absolute(folder)
    var failed: [String] = []
    for picture in export.pictures {
        for scale in [1, 3] {
            let name = "pictures/\(picture.name)@\(scale)x.png"
            try makeFolders(above: "\(folder)/\(name)")
            let isTaken = takePicture(
                browser, of: "file://\(whole)/\(picture.page)", to: "\(whole)/\(name)", picture, scale: scale)
            if !isTaken { failed.append(name) }
        }
    }
    guard failed.isEmpty else {
        throw .problem(
            "\(browser) made no picture of \(failed.count), the first being \(failed[0]); the pages are complete.")
    }
    printOut("\(2 * export.pictures.count) pictures are in \(plain(folder))/pictures.\n")
}

/// The first browser that can take pictures.
private func installedBrowser() -> String? {
    let folders = (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":")
    for name in ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"] {
        for folder in folders where access("\(folder)/\(name)", X_OK) == 0 { return "\(folder)/\(name)" }
    }
    return nil
}

/// Has a browser draw a page into a PNG; false where it does not.
private func takePicture(
    _ browser: String, of address: String, to path: String, _ picture: LabExport.Picture, scale: Int
) -> Bool {
    var words = [
        browser, "--headless", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=\(scale)",
        "--window-size=\(picture.width),\(picture.height)", "--screenshot=\(path)",
    ]
    // Chromium's sandbox does not work for root.
    if geteuid() == 0 { words.append("--no-sandbox") }
    words.append(address)
    unlink(path)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    guard posix_spawn(&child, browser, &actions, nil, &arguments, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0 && access(path, R_OK) == 0
}

private func absolute(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
}

private func makeFolders(above path: String) throws(Failure) {
    var folder = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/").dropLast() {
        folder += "/\(part)"
        guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
            throw .problem("The folder \(folder) cannot be made (\(lastError())).")
        }
    }
}

private func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try makeFolders(above: path)
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .problem("\(path) cannot be written (\(lastError())).") }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
        let done = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
        if done < 0, errno == EINTR { continue }
        guard done > 0 else { throw .problem("\(path) cannot be written (\(lastError())).") }
        rest = rest.dropFirst(done)
    }
}
