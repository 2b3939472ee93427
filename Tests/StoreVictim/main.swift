import Birds
import Glibc
import Store

// Loads some made-up sightings and says when it has begun and when they are stored; `DurabilityTests` kills it.
// Arguments: the store's folder, how many sightings, and a number that makes them differ from other rounds'.
let arguments = CommandLine.arguments
let rows = Int(arguments[2]) ?? 0
let round = Int64(arguments[3]) ?? 0

func say(_ word: String) {
    print(word)
    fflush(nil)
}

do {
    let store = try Store(home: arguments[1])
    say("begun")
    let result = try store.load(source: "round \(round)", isSample: false) { loader in
        for row in 0..<rows {
            let at = Coordinate(latitude: 49 + Double(row % 7) / 10, longitude: -123)
            loader.add(
                Record(
                    id: round << 32 | Int64(row),
                    taxon: Taxon(
                        code: "bird\(row % 300)", name: "Bird", scientificName: "Avis", family: "", familyName: "",
                        sequence: Int32(row % 300), category: .species),
                    placeKey: "place \(row % 500) \(row % 7)", place: Place(name: "Place", coordinate: at),
                    time: LocalTime(day: Int64(row % 900)), count: 1, list: 0))
        }
    }
    say("stored \(result.kept)")
} catch {
    say("\(error)")
    exit(1)
}
