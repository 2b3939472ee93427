import Birds
import Glibc
import Store
import TestKit
import Wire

/// Measures the store over a made-up world: `bench-store [ROWS] [FOLDER] [--cpu]`, five million rows by default.
///
/// `--cpu` counts processor time instead of the clock's, for machines that are busy with other things.
@main struct StoreBench {
    static func main() {
        let arguments = CommandLine.arguments.filter { $0 != "--cpu" }
        let rows = arguments.count > 1 ? Int(arguments[1]) ?? 5_000_000 : 5_000_000
        let own = arguments.count > 2 ? nil : TemporaryFolder()
        do {
            try withExtendedLifetime(own) { try run(rows, own?.path ?? arguments[2]) }
        } catch {
            print("\(error)")
            exit(1)
        }
    }

    private static func run(_ rows: Int, _ folder: String) throws {
        print("rows \(rows), machine \(machine())")
        let store = try Store(home: folder)
        var world = World()
        if try store.status().sightings == 0 {
            var adding = 0.0
            let seconds = try time {
                _ = try store.load(source: "world", isSample: false) { loader in
                    adding = time { world.fill(&loader, rows: rows) }
                }
            }
            print(
                "load \(fixed(seconds)) s, of it making rows and sorting \(fixed(adding)) s: "
                    + "\(Int(Double(rows) / seconds)) rows/s; \(megabytes(store.path)) MB; peak memory \(peak()) MB")
        }
        let centres = queries(&world)
        let now = LocalTime(day: World.lastDay, minute: 1439)
        print("query                      p50 ms   p99 ms   max ms   rows/query")
        for (kilometres, days) in [(5, 14), (50, 14), (50, 30)] {
            try table("nearby \(kilometres) km, \(days) days", centres) { centre in
                let list = try store.nearby(Filter(centre: centre, kilometres: kilometres, days: days), now: now)
                return list.summaries.reduce(0) { $0 + Int($1.sightings) }
            }
        }
        try towns(centres)
        let none = Gazetteer(path: "")
        for name in ["region, cold statistics", "region, warm"] {
            try table(name, Array(centres.prefix(100))) { centre in
                var spot = try store.spot(at: centre, utc: 0, none)
                spot.now = now
                return try store.region(spot).sightings.count
            }
        }
        for (name, birds) in [("seasons, common bird", 20), ("seasons, any bird", 900)] {
            try table(name, centres) { centre in
                let seasons = try store.seasons(of: "bird\(world.skewed(birds))", around: centre)
                return seasons.all.reduce(0) { $0 + Int($1) }
            }
        }
        var spot = try store.spot(at: world.clusters[0], utc: 0, none)
        spot.now = now
        try packs(try store.region(spot))
    }

    /// The gazetteer that set-up made, if the benchmark runs beside it.
    private static func towns(_ centres: [Coordinate]) throws {
        let gazetteer = Gazetteer(path: ".wingbar/tables/places.db")
        if gazetteer.isEmpty { return }
        let dense = [(49.3, -123.14), (48.86, 2.35), (45.46, 9.19), (35.68, 139.69), (50.94, 6.96)].map {
            Coordinate(latitude: $0.0, longitude: $0.1)
        }
        for centre in dense { print("  town", gazetteer.nearestTown(to: centre)?.subtitle ?? "none") }
        try table("nearest town", dense + centres) { gazetteer.nearestTown(to: $0) == nil ? 0 : 1 }
        for text in ["v", "sa", "van", "spar", "new york"] {
            let found = gazetteer.search(text, near: dense[0])
            print("  search \(text):", found.map { $0.fullName }.joined(separator: " · "))
            try table("search \(text)", Array(dense + centres.prefix(20))) { gazetteer.search(text, near: $0).count }
        }
    }

    private static func packs(_ region: Region) throws {
        guard !region.sightings.isEmpty else { return }
        var full = region
        while full.sightings.count < Store.regionLimit {
            full.sightings += region.sightings.prefix(Store.regionLimit - full.sightings.count)
        }
        full.sightings.sort { $0.time > $1.time }
        var bytes: [UInt8] = []
        let encoding = time { bytes = RegionPack.encode(full) }
        let decoding = try time { _ = try RegionPack.decode(bytes) }
        print(
            "pack of \(full.sightings.count) sightings: \(bytes.count / 1000) kB, "
                + "encode \(fixed(encoding * 1000)) ms, decode \(fixed(decoding * 1000)) ms")
    }

    /// Where the queries ask: around the clusters, the full ones more often.
    private static func queries(_ world: inout World) -> [Coordinate] {
        var centres: [Coordinate] = []
        for _ in 0..<1000 {
            let middle = world.clusters[world.skewed(world.clusters.count)]
            centres.append(
                Coordinate(
                    latitude: middle.latitude + (world.unit() - 0.5) * 0.4,
                    longitude: middle.longitude + (world.unit() - 0.5) * 0.4))
        }
        return centres
    }

    private static func table(_ name: String, _ centres: [Coordinate], _ body: (Coordinate) throws -> Int) throws {
        var times: [Double] = []
        var rows = 0
        for centre in centres { times.append(try time { rows += try body(centre) } * 1000) }
        times.sort()
        let cells = [times[times.count / 2], times[times.count * 99 / 100], times[times.count - 1]].map { fixed($0) }
        let padded = name + String(repeating: " ", count: max(0, 24 - name.count))
        print(
            padded, cells.map { String(repeating: " ", count: max(0, 8 - $0.count)) + $0 }.joined(separator: " "),
            "  \(rows / centres.count)")
    }

    private static func time(_ body: () throws -> Void) rethrows -> Double {
        let start = seconds()
        try body()
        return seconds() - start
    }

    private static let clock = CommandLine.arguments.contains("--cpu") ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC

    private static func seconds() -> Double {
        var now = timespec()
        clock_gettime(clock, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }

    private static func fixed(_ value: Double) -> String {
        let thousandths = Int((value * 1000).rounded())
        let rest = "\(thousandths % 1000)"
        return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
    }

    private static func megabytes(_ path: String) -> Int {
        var info = stat()
        return stat(path, &info) == 0 ? Int(info.st_size) / 1_000_000 : 0
    }

    /// The largest memory the process had, in megabytes.
    private static func peak() -> Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss / 1000
    }

    private static func machine() -> String {
        var info = utsname()
        uname(&info)
        return withUnsafeBytes(of: &info.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            + ", \(sysconf(Int32(_SC_NPROCESSORS_ONLN))) cores"
    }
}
