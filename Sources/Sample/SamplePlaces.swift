import Birds

/// A real place around Vancouver where made-up lists are made.
struct SamplePlace: Sendable {
    /// What birders call it.
    let name: String
    /// Degrees north.
    let latitude: Double
    /// Degrees east.
    let longitude: Double
    /// Letters of habitats, see `sampleSpecies`.
    let habitats: String
    /// How many lists it gets beside the others.
    let weight: Int

    init(_ name: String, _ latitude: Double, _ longitude: Double, _ habitats: String, _ weight: Int) {
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
        self.habitats = habitats
        self.weight = weight
    }

    /// The place as the store holds it.
    var place: Place { Place(name: name, coordinate: Coordinate(latitude: latitude, longitude: longitude)) }
}

/// Real places around Vancouver; their positions are good to about 200 m, which is enough for made-up sightings.
let samplePlaces: [SamplePlace] = [
    SamplePlace("Stanley Park", 49.3004, -123.1404, "fg", 6),
    SamplePlace("Lost Lagoon", 49.2961, -123.1386, "pmg", 12),
    SamplePlace("Beaver Lake", 49.3057, -123.1388, "pmf", 8),
    SamplePlace("Brockton Point", 49.3007, -123.1171, "srg", 7),
    SamplePlace("Prospect Point", 49.3139, -123.1418, "frs", 4),
    SamplePlace("Third Beach", 49.3043, -123.1568, "sfr", 4),
    SamplePlace("Second Beach", 49.2952, -123.1518, "srg", 4),
    SamplePlace("Ferguson Point", 49.3011, -123.1576, "srf", 3),
    SamplePlace("Siwash Rock", 49.3091, -123.1566, "rsf", 3),
    SamplePlace("Lumberman's Arch", 49.3063, -123.1253, "sg", 3),
    SamplePlace("Stanley Park Rose Garden", 49.2989, -123.1352, "gf", 3),
    SamplePlace("Coal Harbour", 49.2925, -123.1270, "sg", 3),
    SamplePlace("Devonian Harbour Park", 49.2945, -123.1352, "gs", 2),
    SamplePlace("English Bay Beach", 49.2868, -123.1437, "sg", 4),
    SamplePlace("Sunset Beach", 49.2797, -123.1386, "sg", 2),
    SamplePlace("Vanier Park", 49.2764, -123.1436, "gso", 3),
    SamplePlace("Kitsilano Point", 49.2771, -123.1523, "srg", 3),
    SamplePlace("Hinge Park and Habitat Island", 49.2713, -123.1092, "sgm", 3),
    SamplePlace("Charleson Park", 49.2661, -123.1236, "gp", 2),
    SamplePlace("Ambleside Park", 49.3243, -123.1500, "srptg", 5),
    SamplePlace("Capilano River Mouth", 49.3226, -123.1370, "tsr", 2),
    SamplePlace("Dundarave Pier", 49.3340, -123.1852, "srg", 2),
    SamplePlace("Jericho Beach", 49.2745, -123.1950, "pmog", 8),
    SamplePlace("Locarno Beach", 49.2767, -123.2085, "ts", 3),
    SamplePlace("Spanish Banks", 49.2775, -123.2180, "ts", 4),
    SamplePlace("Wreck Beach", 49.2622, -123.2617, "srf", 2),
    SamplePlace("Pacific Spirit Park", 49.2520, -123.2230, "f", 5),
    SamplePlace("UBC Botanical Garden", 49.2540, -123.2505, "gf", 3),
    SamplePlace("Musqueam Marsh", 49.2290, -123.1980, "mfo", 3),
    SamplePlace("Queen Elizabeth Park", 49.2418, -123.1127, "gf", 8),
    SamplePlace("VanDusen Botanical Garden", 49.2390, -123.1290, "gfp", 4),
    SamplePlace("Trout Lake", 49.2556, -123.0625, "pg", 4),
    SamplePlace("New Brighton Park", 49.2893, -123.0372, "smg", 3),
    SamplePlace("Hastings Park Sanctuary", 49.2822, -123.0385, "pg", 2),
    SamplePlace("Everett Crowley Park", 49.2110, -123.0330, "fgo", 2),
    SamplePlace("Central Park, Burnaby", 49.2270, -123.0180, "fpg", 2),
    SamplePlace("Deer Lake", 49.2368, -122.9715, "pmfo", 4),
    SamplePlace("Burnaby Lake, Piper Spit", 49.2420, -122.9375, "pmf", 7),
    SamplePlace("Burnaby Mountain", 49.2810, -122.9360, "fg", 2),
    SamplePlace("Maplewood Flats", 49.3055, -123.0030, "tfmp", 7),
    SamplePlace("Cates Park", 49.3025, -122.9560, "fsg", 2),
    SamplePlace("Lynn Canyon", 49.3430, -123.0190, "f", 2),
    SamplePlace("Capilano River Park", 49.3590, -123.1110, "f", 2),
    SamplePlace("Mount Seymour", 49.3670, -122.9490, "f", 2),
    SamplePlace("Cypress Mountain", 49.3960, -123.2040, "f", 2),
    SamplePlace("Lighthouse Park", 49.3305, -123.2630, "frs", 3),
    SamplePlace("Rocky Point Park", 49.2795, -122.8495, "ts", 3),
    SamplePlace("Shoreline Park, Port Moody", 49.2860, -122.8340, "tf", 2),
    SamplePlace("Como Lake", 49.2610, -122.8580, "pg", 2),
    SamplePlace("Mundy Park", 49.2560, -122.8280, "fp", 2),
    SamplePlace("Colony Farm", 49.2380, -122.8060, "omf", 5),
    SamplePlace("Iona Beach", 49.2190, -123.2140, "tmpso", 10),
    SamplePlace("Sea Island Conservation Area", 49.2010, -123.1990, "om", 3),
    SamplePlace("Terra Nova", 49.1710, -123.1980, "omt", 5),
    SamplePlace("Garry Point Park", 49.1245, -123.1975, "ots", 3),
    SamplePlace("Richmond Nature Park", 49.1720, -123.0950, "fp", 2),
    SamplePlace("Reifel Bird Sanctuary", 49.0990, -123.1790, "mptof", 12),
    SamplePlace("Brunswick Point", 49.0550, -123.1570, "tom", 4),
    SamplePlace("Tsawwassen Ferry Jetty", 49.0110, -123.1220, "srt", 4),
    SamplePlace("Boundary Bay", 49.0600, -123.0227, "to", 8),
    SamplePlace("Serpentine Fen", 49.0870, -122.8440, "mpo", 3),
    SamplePlace("Blackie Spit", 49.0600, -122.8800, "ts", 4),
    SamplePlace("White Rock Pier", 49.0190, -122.8060, "ts", 3),
]

/// A rare bird that the sample shows.
struct SampleRarity: Sendable {
    /// eBird's species code.
    let code: String
    /// The name of one of `samplePlaces`.
    let place: String
    /// On how many of the newest days, counted back from `latest`, it was seen.
    let days: Int
    /// How many days before now it was seen last.
    let latest: Int
}

/// The rare birds of the last seven days, newest first.
let sampleRarities: [SampleRarity] = [
    SampleRarity(code: "trokin", place: "Jericho Beach", days: 3, latest: 0),
    SampleRarity(code: "harspa", place: "Queen Elizabeth Park", days: 4, latest: 1),
    SampleRarity(code: "blkpho", place: "Iona Beach", days: 2, latest: 2),
    SampleRarity(code: "palwar", place: "Lost Lagoon", days: 2, latest: 3),
    SampleRarity(code: "snoowl1", place: "Boundary Bay", days: 1, latest: 4),
]
