import Glibc

/// Writes bytes to a descriptor, as write(2) does.
typealias Write = @Sendable (_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int

/// A request while it is being read, handed by libmicrohttpd from callback to callback on one thread.
final class Exchange {
    /// The target as it was written.
    let target: String
    /// Where the target lies in libmicrohttpd's buffer, for `RawHead`.
    let rawTarget: (start: UnsafePointer<CChar>, count: Int)
    /// The request, once its headers are known.
    var request: Request?
    /// The reply, where it was made on a thread of its own while the connection was suspended.
    var reply: Reply?
    /// The small body so far.
    private var bytes: [UInt8] = []
    /// The large body's file: its descriptor, its folder and its path.
    private var spool: (descriptor: Int32, folder: String, path: String)?
    private var received: Int64 = 0
    private var rule = BodyRule.none
    /// True where the disk was full before the body was over.
    private(set) var isOutOfRoom = false

    private let write: Write

    /// Starts with the request's target.
    init(rawTarget start: UnsafePointer<CChar>, write: @escaping Write) {
        self.write = write
        rawTarget = (start, strlen(start))
        target = String(cString: start)
    }

    deinit {
        if let spool {
            close(spool.descriptor)
            unlink(spool.path)
            rmdir(spool.folder)
        }
    }

    /// Prepares for a body; false where its file cannot be made.
    func expect(_ rule: BodyRule, folder: String) -> Bool {
        self.rule = rule
        guard case .large = rule else { return true }
        var name = Array("\(folder)/.upload-XXXXXX".utf8CString)
        guard name.withUnsafeMutableBufferPointer({ $0.baseAddress.map { mkdtemp($0) != nil } ?? false }) else {
            return false
        }
        // A folder of its own lets the file keep its name, by which the report and the store know it.
        let own = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let path = "\(own)/\(safeFileName(request?.query["name"]))"
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            rmdir(own)
            return false
        }
        // Held while the upload lives, so that no other server takes it for one that was left behind.
        flock(descriptor, LOCK_EX | LOCK_NB)
        spool = (descriptor, own, path)
        return true
    }

    /// Takes a piece of the body; false where there is too much of it.
    ///
    /// Once the disk is full the rest is passed over, because the client hears a reply only after all that it sends.
    func take(_ piece: UnsafeRawBufferPointer) -> Bool {
        received += Int64(piece.count)
        switch rule {
        case .none: return false
        case .small(let most):
            guard received <= most else { return false }
            bytes += piece
            return true
        case .large(let most):
            guard received <= most, let spool else { return false }
            if isOutOfRoom { return true }
            var rest = piece
            while let base = rest.baseAddress, !rest.isEmpty {
                let done = write(spool.descriptor, base, rest.count)
                if done < 0, errno == EINTR { continue }
                guard done > 0 else {
                    isOutOfRoom = true
                    ftruncate(spool.descriptor, 0)
                    return true
                }
                rest = UnsafeRawBufferPointer(rebasing: rest[done...])
            }
            return true
        }
    }

    /// True where answering may take long, because a file is read into the store.
    var isSlow: Bool {
        if case .large = rule { return true }
        return false
    }

    /// The request with its body.
    var complete: Request? {
        guard var request else { return nil }
        switch rule {
        case .none: request.body = .none
        case .small: request.body = .bytes(bytes)
        case .large: request.body = spool.map { .file(path: $0.path) } ?? .none
        }
        return request
    }
}

/// A name for an uploaded file: what stands after the last slash, without control characters, at most 100 bytes.
func safeFileName(_ wish: String?) -> String {
    let last = (wish ?? "").split { $0 == "/" || $0 == "\\" }.last ?? ""
    var name = ""
    for scalar in last.unicodeScalars where scalar.value >= 0x20 && scalar.value != 0x7f {
        if name.utf8.count + UTF8.width(scalar) > 100 { break }
        name.unicodeScalars.append(scalar)
    }
    return name.isEmpty || name.hasPrefix(".") ? "upload" : name
}
