import Glibc

/// Writes text to standard output.
func printOut(_ text: String) { writeAll(text, to: STDOUT_FILENO) }

/// Writes text to standard error.
func printError(_ text: String) { writeAll(text, to: STDERR_FILENO) }

/// True where standard error is a terminal that a person looks at.
func errorIsTerminal() -> Bool { isatty(STDERR_FILENO) == 1 }

private func writeAll(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        while let base = rest.baseAddress, !rest.isEmpty {
            let done = write(descriptor, base, rest.count)
            if done < 0, errno == EINTR { continue }
            guard done > 0 else { return }
            rest = UnsafeRawBufferPointer(rebasing: rest[done...])
        }
    }
}
