import Glibc

/// The program that listens on a port, as "nginx (process 412)", as far as this user may see it.
///
/// `/proc/net/tcp` gives the socket's number (column 10 of the rows in state 0A), `/proc/PID/fd` who holds it.
func portHolder(_ port: Int) -> String? {
    let hex = String(port, radix: 16, uppercase: true)
    let suffix = ":" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    var sockets: [String] = []
    for table in ["/proc/net/tcp", "/proc/net/tcp6"] {
        for line in (readText(table) ?? "").split(separator: "\n").dropFirst() {
            let columns = line.split(separator: " ")
            if columns.count > 9, columns[1].hasSuffix(suffix), columns[3] == "0A" {
                sockets.append("socket:[\(columns[9])]")
            }
        }
    }
    guard !sockets.isEmpty else { return nil }
    for process in names(in: "/proc") where process.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
        for file in names(in: "/proc/\(process)/fd") {
            var buffer = [CChar](repeating: 0, count: 64)
            guard readlink("/proc/\(process)/fd/\(file)", &buffer, 63) > 0 else { continue }
            let link = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            guard sockets.contains(link) else { continue }
            let name = readText("/proc/\(process)/comm")?.split(separator: "\n").first.map(String.init) ?? "a program"
            return "\(name) (process \(process))"
        }
    }
    return nil
}
