import Birds
import Glibc
import Import
import Store
import TestKit

/// Imports a file into a fresh store and prints one line of numbers: `bench-import FILE HOME TAXONOMY`.
@main struct ImportBench {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 4 else {
            print("usage: bench-import FILE HOME TAXONOMY")
            exit(2)
        }
        do {
            let taxonomy = try Taxonomy(table: contents(arguments[3]))
            let store = try Store(home: arguments[2])
            let report = try importFile(path: arguments[1], into: store, taxonomy: taxonomy)
            var usage = rusage()
            getrusage(RUSAGE_SELF.rawValue, &usage)
            let cpu = seconds(usage.ru_utime) + seconds(usage.ru_stime)
            print(
                "rows \(report.rows) kept \(report.kept) known \(report.known) seconds \(report.seconds) cpu \(cpu) "
                    + "megabytes \(peak() / 1024)")
        } catch {
            print("\(error)")
            exit(1)
        }
    }

    /// The most memory that this program has had, in KiB. `ru_maxrss` would count that of whoever started it.
    private static func peak() -> Int {
        let status = String(decoding: contents("/proc/self/status"), as: UTF8.self)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
