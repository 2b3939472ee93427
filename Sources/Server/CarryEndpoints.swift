import Glibc
import Store
import Wire

/// What carries lists between a person's devices. The server sees records that it cannot read; who knows a mailbox's name,
/// which is as long as a key, may use it, and nobody learns one here.
func carryEndpoints(_ mailboxes: Mailboxes) -> [Endpoint] {
    [
        .carry("/api/carry/begin", .post) { name, request throws(BadParameter) in
            try answer(name) { box in
                var json = JSONWriter()
                let last = try mailboxes.begin(box, for: request.asker, now: now())
                json.object { $0.field("last", last) }
                return .json(json)
            }
        },
        .carry("/api/carry/end", .post) { name, _ throws(BadParameter) in
            try answer(name) { box in
                var json = JSONWriter()
                let removed = try mailboxes.end(box)
                json.object { $0.field("removed", removed) }
                return .json(json)
            }
        },
        .carry("/api/carry/put", .post, ["record", "after"], body: .small(Mailboxes.Limits().recordBytes)) {
            name, request throws(BadParameter) in
            let record = try hex(request.query["record"] ?? "", bytes: Mailboxes.idBytes, "record")
            let after = try request.query["after"].map(place)
            guard case .bytes(let body) = request.body, !body.isEmpty else {
                throw BadParameter("body", "The request must carry a record.")
            }
            return try answer(name) { box in
                var json = JSONWriter()
                let sequence = try mailboxes.append(
                    body, id: record, to: box, after: after, for: request.asker, now: now())
                json.object { $0.field("sequence", sequence) }
                return .json(json)
            }
        },
        .carry("/api/carry/take", .get, ["after", "record"]) { name, request throws(BadParameter) in
            let after = try place(request.query["after"] ?? "0")
            let record = try request.query["record"].map { text throws(BadParameter) in
                try hex(text, bytes: Mailboxes.idBytes, "record")
            }
            return try answer(name) { box in
                let (last, records) = try mailboxes.read(box, after: after, record: record, now: now())
                return Reply(
                    200, [Header("Content-Type", "application/octet-stream"), Header("Cache-Control", "no-store")],
                    .bytes(packed(last, records)))
            }
        },
    ]
}

extension Endpoint {
    /// An address for devices that know a mailbox's name, from wherever they ask.
    fileprivate static func carry(
        _ path: String, _ method: Method, _ parameters: [String] = [], body: BodyRule = .none,
        _ handle: @escaping @Sendable (_ name: [UInt8], Request) throws(BadParameter) -> Reply
    ) -> Endpoint {
        Endpoint(method: method, path: path, parameters: parameters, body: body, isGuarded: true) {
            request throws(BadParameter) in
            let name = request.headers.value("Wingbar-Mailbox") ?? ""
            return try handle(try hex(name, bytes: Mailboxes.nameBytes, "Wingbar-Mailbox"), request)
        }
    }
}

extension Request {
    /// Who asks: behind a proxy on this machine, whom the proxy has named last.
    fileprivate var asker: String {
        let named = headers.value("X-Forwarded-For")?.split(separator: ",").last.map { trimmed($0) }
        return isFromThisMachine ? named.map { String($0.prefix(50)) } ?? client : client
    }
}

/// The reply that a body makes for a mailbox, or one that says why there is none.
private func answer(
    _ name: [UInt8], _ body: (_ name: [UInt8]) throws -> Reply
) throws(BadParameter) -> Reply {
    try answer {
        do {
            return try body(name)
        } catch let error as MailboxError {
            return refusal(error)
        } catch let error as StoreError {
            note("wingbar: \(error.sentence)\n")
            return .refusal(507, "The server could not store this; its terminal says why. Nothing was changed.")
        }
    }
}

private func refusal(_ error: MailboxError) -> Reply {
    switch error {
    case .missing: .refusal(404, parameter: "Wingbar-Mailbox", "There is no mailbox of this name.")
    case .setBack:
        .refusal(409, parameter: "record", "The record is not there, or not the newest; read on, or from the start.")
    case .mailboxFull: .refusal(507, parameter: "Wingbar-Mailbox", "The mailbox is full.")
    case .serverFull: .refusal(507, "The server keeps as much for devices as it may.")
    case .tooFast(let seconds):
        .refusal(429, parameter: "Wingbar-Mailbox", "That was too much at once; try again later.")
            .with("Retry-After", "\(seconds)")
    }
}

/// The newest record's place in 8 bytes, then each record: its place in 8, its id in 16, its length in 4, its bytes; all
/// numbers with the lowest byte first.
private func packed(_ last: Int64, _ records: [Mailboxes.Record]) -> [UInt8] {
    var bytes = littleEndian(last, 8)
    for record in records {
        bytes += littleEndian(record.sequence, 8) + record.id + littleEndian(Int64(record.body.count), 4) + record.body
    }
    return bytes
}

private func littleEndian(_ number: Int64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * Int64($0))) }
}

/// The place of a record.
private func place(_ text: String) throws(BadParameter) -> Int64 {
    guard let place = digits(text[...]) else {
        throw BadParameter("after", "The place of the record read last is a whole number from 0.")
    }
    return place
}

/// So many bytes written in hexadecimal digits.
private func hex(_ text: String, bytes count: Int, _ parameter: String) throws(BadParameter) -> [UInt8] {
    let digits = Array(text.utf8)
    var bytes: [UInt8] = []
    if digits.count == 2 * count {
        for at in stride(from: 0, to: digits.count, by: 2) {
            guard let high = hexDigit(digits[at]), let low = hexDigit(digits[at + 1]) else { break }
            bytes.append(high << 4 | low)
        }
    }
    guard bytes.count == count else {
        throw BadParameter(parameter, "This is written in \(2 * count) hexadecimal digits.")
    }
    return bytes
}

private func now() -> Int64 { Int64(time(nil)) }
