import CMicrohttpd
import Glibc

// These run on libmicrohttpd's threads. They stand in a file of their own because a callback written under `@main`
// or in main.swift would belong to the main actor and stop the program on any other thread.

typealias OnTarget =
    @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?
    ) -> UnsafeMutableRawPointer?
typealias OnCompleted =
    @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
        MHD_RequestTerminationCode
    ) -> Void
typealias OnConnection =
    @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
        MHD_ConnectionNotificationCode
    ) -> Void

private func station(_ cls: UnsafeMutableRawPointer) -> Station {
    Unmanaged<Station>.fromOpaque(cls).takeUnretainedValue()
}

/// A request line has been read: its exchange begins.
let onTarget: OnTarget = { cls, target, _ in
    guard let cls, let target else { return nil }
    let station = station(cls)
    station.active.with { $0 += 1 }
    let exchange = Exchange(rawTarget: target, write: station.write)
    // Next libmicrohttpd would take the parameters apart, at 72 bytes each of the connection's memory, and hang up
    // without a word where they leave no room for a reply. We read them ourselves, so it is shown that there are none:
    // the target lies in its own buffer, which it cuts up in the same way.
    if let mark = strchr(target, 0x3F) { mark[1] = 0 }
    return Unmanaged.passRetained(exchange).toOpaque()
}

/// A request is over, answered or not.
let onCompleted: OnCompleted = { cls, connection, slot, _ in
    guard let cls, let slot, let exchange = slot.pointee else { return }
    slot.pointee = nil
    Unmanaged<Exchange>.fromOpaque(exchange).release()
    station(cls).active.with { $0 -= 1 }
    if let connection { station(cls).deadlines.start(cmhd_descriptor(connection)) }
}

/// A connection opens or closes.
let onConnection: OnConnection = { cls, connection, _, what in
    guard let cls, let connection else { return }
    let deadlines = station(cls).deadlines
    let descriptor = cmhd_descriptor(connection)
    if what == .CONNECTION_NOTIFY_STARTED { deadlines.start(descriptor) } else { deadlines.stop(descriptor) }
}

/// Called when the headers are there, for every piece of the body, and when the body is complete.
let onRequest: MHD_AccessHandlerCallback = { cls, connection, _, method, version, piece, pieceCount, slot in
    guard let cls, let connection, let method, let version, let pieceCount, let raw = slot?.pointee else { return .NO }
    let station = station(cls)
    let exchange = Unmanaged<Exchange>.fromOpaque(raw).takeUnretainedValue()
    guard exchange.request != nil else {
        let head = RawHead(
            method: method, target: exchange.rawTarget, version: version, size: cmhd_head_size(connection),
            fields: rawFields(connection))
        return begin(exchange, head, connection, station)
    }
    if pieceCount.pointee > 0 {
        let bytes = UnsafeRawBufferPointer(start: piece, count: pieceCount.pointee)
        pieceCount.pointee = 0
        // There is no way to answer in the middle of a body: closing is all that can be said.
        return exchange.take(bytes) ? .YES : .NO
    }
    if exchange.isOutOfRoom { return send(station.router.full, on: connection) }
    station.deadlines.stop(cmhd_descriptor(connection))
    if let reply = exchange.reply { return send(reply, on: connection) }
    guard let request = exchange.complete else { return .NO }
    if exchange.isSlow { return answerApart(request, exchange, connection, station) }
    return send(station.router.respond(request), on: connection)
}

/// One answer that is made on a thread of its own.
private struct Errand: @unchecked Sendable {
    var request: Request
    // The exchange and the connection belong to this thread from suspend to resume, and to libmicrohttpd's otherwise.
    var exchange: Exchange
    var connection: OpaquePointer
    var station: Station
}

/// Answers on a thread of its own, so that the other connections of this thread need not wait for a long import.
private func answerApart(
    _ request: Request, _ exchange: Exchange, _ connection: OpaquePointer, _ station: Station
) -> MHD_Result {
    station.suspended.with { $0 += 1 }
    MHD_suspend_connection(connection)
    let errand = Errand(request: request, exchange: exchange, connection: connection, station: station)
    let started = startThread {
        errand.exchange.reply = errand.station.router.respond(errand.request)
        MHD_resume_connection(errand.connection)
        errand.station.suspended.with { $0 -= 1 }
    }
    if !started {
        exchange.reply = .refusal(503, "The server is out of threads; try again later.")
        MHD_resume_connection(connection)
        station.suspended.with { $0 -= 1 }
    }
    return .YES
}

/// The headers are there: refuses the request, or says yes to the rest of it.
private func begin(
    _ exchange: Exchange, _ head: RawHead, _ connection: OpaquePointer, _ station: Station
) -> MHD_Result {
    let headers = head.fields.map(\.header)
    if let fault = fault(head, headers) {
        return send(station.router.reject(BadParameter("request", fault)), on: connection)
    }
    do throws(BadParameter) {
        var request = try Request(
            Method(rawValue: String(cString: head.method)) ?? .other, exchange.target, headers: headers,
            isFromThisMachine: cmhd_is_from_this_machine(connection) == 1)
        var client = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        cmhd_client(connection, &client)
        request.client = String(decoding: client.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        switch station.router.admit(request) {
        case .refuse(let reply): return send(reply, on: connection)
        case .read(let rule):
            exchange.request = request
            guard exchange.expect(rule, folder: station.folder) else {
                return send(station.router.full, on: connection)
            }
            if case .large = rule { station.deadlines.stop(cmhd_descriptor(connection)) }
            return .YES
        }
    } catch {
        return send(station.router.reject(error, target: exchange.target), on: connection)
    }
}

/// The header lines of a request where they lie.
private func rawFields(_ connection: OpaquePointer) -> [RawField] {
    var fields: [RawField] = []
    withUnsafeMutablePointer(to: &fields) { fields in
        _ = MHD_get_connection_values_n(
            connection, .HEADER_KIND,
            { fields, _, name, nameCount, value, valueCount in
                guard let fields, let name, let value else { return .YES }
                fields.assumingMemoryBound(to: [RawField].self).pointee.append(
                    RawField(name: name, nameCount: nameCount, value: value, valueCount: valueCount))
                return .YES
            }, fields)
    }
    return fields
}

/// Hands a reply to libmicrohttpd, which leaves its body out where the request was HEAD.
private func send(_ reply: Reply, on connection: OpaquePointer) -> MHD_Result {
    guard let response = response(reply.content) else { return .NO }
    defer { MHD_destroy_response(response) }
    for header in reply.headers { _ = MHD_add_response_header(response, header.name, header.value) }
    return MHD_queue_response(connection, UInt32(reply.status), response)
}

/// A response of libmicrohttpd's over some content.
private func response(_ content: Content) -> OpaquePointer? {
    switch content {
    case .file(let file, let offset, let count) where count > 0:
        // libmicrohttpd closes the descriptor it is given, so it gets one of its own.
        let copy = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { return nil }
        let made = MHD_create_response_from_fd_at_offset64(UInt64(count), copy, UInt64(offset))
        if made == nil { close(copy) }
        return made
    case .file: return MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
    case .bytes(let bytes):
        return bytes.withUnsafeBytes { buffer in
            MHD_create_response_from_buffer(
                buffer.count, UnsafeMutableRawPointer(mutating: buffer.baseAddress), .RESPMEM_MUST_COPY)
        }
    }
}
