/// A text of several lines on one, so that lines stay apart where they are kept or sent: a backslash as `\\`, a line
/// break as `\n`. Every other byte stays as it is.
public func escapedLine(_ text: some Sequence<UInt8>) -> String {
    var bytes: [UInt8] = []
    for byte in text {
        switch byte {
        case 0x5C: bytes += [0x5C, 0x5C]
        case 0x0A: bytes += [0x5C, 0x6E]
        default: bytes.append(byte)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

/// The text that `escapedLine` wrote.
public func unescapedLine(_ line: some Sequence<UInt8>) -> String {
    var bytes: [UInt8] = []
    var isEscape = false
    for byte in line {
        if isEscape {
            bytes.append(byte == 0x6E ? 0x0A : byte)
            isEscape = false
        } else if byte == 0x5C {
            isEscape = true
        } else {
            bytes.append(byte)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}
