import Birds

/// One made-up bird on one made-up list.
struct SampleSighting: Equatable, Sendable {
    /// eBird's species code.
    var code: String
    /// Index into `samplePlaces`.
    var place: Int
    /// When.
    var time: LocalTime
    /// How many; −1 uncounted.
    var count: Int32
    /// The number of the list.
    var list: Int
}

/// Makes up the lists of a year that ends now: some 14 a day in the last 30 days, fewer before.
///
/// Only whole numbers are drawn, so that a seed and a moment give the same birds on every machine.
struct SampleLists {
    private var random: SampleRandom
    private let now: LocalTime
    private var sightings: [SampleSighting] = []
    private var listDays: [String: Set<Int>] = [:]
    private var allListDays: Set<Int> = []
    private var lists = 0

    /// The sightings of a seed, up to a moment.
    static func make(seed: UInt64, now: LocalTime) -> [SampleSighting] {
        var maker = SampleLists(seed: seed, now: now)
        for back in stride(from: 364, through: 0, by: -1) {
            let many = back < 30 ? 13 + maker.random.below(4) : 1 + maker.random.below(3)
            for _ in 0..<many { maker.addList(daysBack: back) }
        }
        for rarity in sampleRarities { maker.add(rarity) }
        return maker.withoutChanceRarities()
    }

    private init(seed: UInt64, now: LocalTime) {
        random = SampleRandom(seed: seed)
        self.now = now
    }

    /// How often a species of a digit is on a list, in thousandths.
    private static let frequencies = [0, 8, 25, 60, 130, 230, 360, 510, 670, 820]

    private mutating func addList(daysBack: Int) {
        let place = somePlace()
        let minute = someMinute()
        // Drawn before it is looked at, so that the hour of now does not change the rest of the year.
        let effort = 70 + random.below(60)
        let seen = birds(at: place, month: month(daysBack), effort: effort)
        guard let time = moment(daysBack: daysBack, minute: minute) else { return }
        lists += 1
        for (code, count) in seen { put(code, place, time, count) }
    }

    private mutating func birds(at place: Int, month: Int, effort: Int) -> [(String, Int32)] {
        var seen: [(String, Int32)] = []
        for species in sampleSpecies {
            let digit = Int(Array(species.months.utf8)[month] - 0x30)
            let fits = samplePlaces[place].habitats.contains { species.habitats.contains($0) }
            let isMain = species.habitats.first.map { samplePlaces[place].habitats.contains($0) } ?? false
            // Away from where they are most at home, birds are met half as often.
            let frequency = SampleLists.frequencies[digit] * effort / (isMain ? 100 : 200)
            guard fits, random.chance(frequency) else { continue }
            let most = isMain ? species.number * 2 : max(1, species.number)
            let count = 1 + random.below(most) * (1 + random.below(2)) / 2
            seen.append((species.code, random.chance(40) ? -1 : Int32(count)))
        }
        return seen
    }

    private mutating func add(_ rarity: SampleRarity) {
        guard let place = samplePlaces.firstIndex(where: { $0.name == rarity.place }) else { return }
        for day in 0..<rarity.days {
            let back = rarity.latest + day
            // A bird of today was seen before now; just after midnight, last evening.
            let minute = Int64(480 + random.below(240))
            guard
                let time = moment(daysBack: back, minute: back == 0 ? min(minute, now.minuteOfDay - 5) : minute)
                    ?? moment(daysBack: back + 1, minute: 1080)
            else { continue }
            lists += 1
            put(rarity.code, place, time, 1)
        }
    }

    private mutating func put(_ code: String, _ place: Int, _ time: LocalTime, _ count: Int32) {
        sightings.append(SampleSighting(code: code, place: place, time: time, count: count, list: lists))
        let listDay = place << 32 | Int(time.day & 0xFFFF_FFFF)
        listDays[code, default: []].insert(listDay)
        allListDays.insert(listDay)
    }

    /// Leaves out of the last week what only chance made rare, so that Rare shows the table's rare birds.
    private func withoutChanceRarities() -> [SampleSighting] {
        let limit = allListDays.count * (Int(Rarity.share) + 30) / 10_000
        let rarities = Set(sampleRarities.map { $0.code })
        let week = now.day - Int64(Rarity.days) - 1
        return sightings.filter { sighting in
            sighting.time.day < week || rarities.contains(sighting.code)
                || (listDays[sighting.code]?.count ?? 0) > limit
        }
    }

    private mutating func somePlace() -> Int {
        var left = random.below(samplePlaces.reduce(0) { $0 + $1.weight })
        for (index, place) in samplePlaces.enumerated() {
            left -= place.weight
            if left < 0 { return index }
        }
        return 0
    }

    /// Mornings more than afternoons: 6:30 to 17:30.
    private mutating func someMinute() -> Int64 { Int64(390 + min(random.below(660), random.below(660))) }

    private func month(_ daysBack: Int) -> Int {
        Int(CalendarDate(daysSince1970: now.day - Int64(daysBack)).month) - 1
    }

    /// The moment, or nil where it has not come yet.
    private func moment(daysBack: Int, minute: Int64) -> LocalTime? {
        guard minute >= 0 else { return nil }
        let time = LocalTime(day: now.day - Int64(daysBack), minute: minute)
        return time <= now ? time : nil
    }
}
