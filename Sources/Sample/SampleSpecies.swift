/// A bird of Vancouver: where, when and in what numbers it is usually met.
struct SampleSpecies: Sendable {
    /// eBird's species code.
    let code: String
    /// Letters of `Habitat`.
    let habitats: String
    /// A digit a month, January first: how often a list in its habitat has it, from 0 (never) to 9 (nearly always).
    let months: String
    /// A usual number of birds on a list.
    let number: Int

    init(_ code: String, _ habitats: String, _ months: String, _ number: Int) {
        self.code = code
        self.habitats = habitats
        self.months = months
        self.number = number
    }
}

/// The birds that the sample is made of, in the order of the eBird 2024 taxonomy.
///
/// Habitats: f forest, p pond or lake, m marsh, s sheltered sea, r rocks by the sea, t tide flats, o open fields,
/// g gardens, parks and streets. Season and frequency are rough marks made up for this
/// sample; they are good enough for a made-up list and for nothing else.
let sampleSpecies: [SampleSpecies] = [
    SampleSpecies("snogoo", "tom", "776630000178", 120),  // Snow Goose
    SampleSpecies("gwfgoo", "op", "111220000221", 6),  // Greater White-fronted Goose
    SampleSpecies("brant", "st", "667740000013", 30),  // Brant
    SampleSpecies("cacgoo1", "opgt", "443200000344", 12),  // Cackling Goose
    SampleSpecies("cangoo", "pgots", "999999999999", 24),  // Canada Goose
    SampleSpecies("truswa", "mpo", "552100000035", 8),  // Trumpeter Swan
    SampleSpecies("wooduc", "pm", "777888777777", 14),  // Wood Duck
    SampleSpecies("buwtea", "pm", "000034332100", 3),  // Blue-winged Teal
    SampleSpecies("cintea", "pm", "000244321000", 3),  // Cinnamon Teal
    SampleSpecies("norsho", "pmt", "666642125777", 16),  // Northern Shoveler
    SampleSpecies("gadwal", "pm", "777776556677", 12),  // Gadwall
    SampleSpecies("eurwig", "ptg", "333200001333", 1),  // Eurasian Wigeon
    SampleSpecies("amewig", "ptgs", "888740014888", 60),  // American Wigeon
    SampleSpecies("mallar3", "pmgts", "999999999999", 30),  // Mallard
    SampleSpecies("norpin", "mt", "777520014788", 50),  // Northern Pintail
    SampleSpecies("gnwtea", "mt", "777632236777", 40),  // Green-winged Teal
    SampleSpecies("canvas", "p", "333100000233", 4),  // Canvasback
    SampleSpecies("redhea", "p", "111110000111", 2),  // Redhead
    SampleSpecies("rinduc", "p", "666421111456", 9),  // Ring-necked Duck
    SampleSpecies("gresca", "s", "555541000355", 25),  // Greater Scaup
    SampleSpecies("lessca", "p", "555532111355", 10),  // Lesser Scaup
    SampleSpecies("harduc", "r", "777644455667", 6),  // Harlequin Duck
    SampleSpecies("sursco", "sr", "888874234788", 40),  // Surf Scoter
    SampleSpecies("whwsco2", "s", "444432111334", 6),  // White-winged Scoter
    SampleSpecies("blksco2", "rs", "222210000122", 3),  // Black Scoter
    SampleSpecies("lotduc", "s", "333310000133", 4),  // Long-tailed Duck
    SampleSpecies("buffle", "sp", "888860001488", 18),  // Bufflehead
    SampleSpecies("comgol", "s", "777740000167", 14),  // Common Goldeneye
    SampleSpecies("bargol", "sr", "888850000278", 22),  // Barrow's Goldeneye
    SampleSpecies("hoomer", "pm", "666533333566", 5),  // Hooded Merganser
    SampleSpecies("commer", "ps", "555555555555", 6),  // Common Merganser
    SampleSpecies("rebmer", "s", "666650000255", 8),  // Red-breasted Merganser
    SampleSpecies("rudduc", "p", "444321111344", 6),  // Ruddy Duck
    SampleSpecies("soogro1", "f", "000244310000", 1),  // Sooty Grouse
    SampleSpecies("rinphe1", "o", "222333222222", 1),  // Ring-necked Pheasant
    SampleSpecies("rocpig", "g", "888888888888", 18),  // Rock Pigeon
    SampleSpecies("batpig1", "fg", "223555543222", 6),  // Band-tailed Pigeon
    SampleSpecies("eucdov", "og", "555555555555", 3),  // Eurasian Collared-Dove
    SampleSpecies("moudov", "og", "222233333222", 2),  // Mourning Dove
    SampleSpecies("blkswi", "pf", "000003322000", 6),  // Black Swift
    SampleSpecies("vauswi", "pf", "000046532000", 4),  // Vaux's Swift
    SampleSpecies("annhum", "gf", "888888888888", 3),  // Anna's Hummingbird
    SampleSpecies("rufhum", "gf", "002687410000", 2),  // Rufous Hummingbird
    SampleSpecies("virrai", "m", "334555443333", 1),  // Virginia Rail
    SampleSpecies("sora", "m", "000123322000", 1),  // Sora
    SampleSpecies("y00475", "pm", "777643345677", 18),  // American Coot
    SampleSpecies("sancra", "mo", "444555555544", 4),  // Sandhill Crane
    SampleSpecies("blkoys", "r", "555555555555", 4),  // Black Oystercatcher
    SampleSpecies("bkbplo", "t", "777762356777", 60),  // Black-bellied Plover
    SampleSpecies("amgplo", "t", "000110012210", 2),  // American Golden-Plover
    SampleSpecies("pagplo", "t", "000010012210", 2),  // Pacific Golden-Plover
    SampleSpecies("killde", "otp", "444556666544", 4),  // Killdeer
    SampleSpecies("semplo", "t", "000354344200", 8),  // Semipalmated Plover
    SampleSpecies("whimbr", "t", "000243322110", 3),  // Whimbrel
    SampleSpecies("margod", "t", "000111111110", 1),  // Marbled Godwit
    SampleSpecies("shbdow", "tm", "000354444100", 8),  // Short-billed Dowitcher
    SampleSpecies("lobdow", "m", "333442356444", 18),  // Long-billed Dowitcher
    SampleSpecies("wilsni1", "mo", "333320002333", 2),  // Wilson's Snipe
    SampleSpecies("renpha", "p", "000021133100", 5),  // Red-necked Phalarope
    SampleSpecies("sposan", "prt", "111255543211", 2),  // Spotted Sandpiper
    SampleSpecies("lesyel", "tm", "000322454210", 4),  // Lesser Yellowlegs
    SampleSpecies("greyel", "tm", "333545666433", 6),  // Greater Yellowlegs
    SampleSpecies("blktur", "r", "665520136666", 14),  // Black Turnstone
    SampleSpecies("surfbi", "r", "443310012344", 12),  // Surfbird
    SampleSpecies("sander", "t", "444430023444", 30),  // Sanderling
    SampleSpecies("dunlin", "t", "777761112677", 400),  // Dunlin
    SampleSpecies("baisan", "t", "000010144100", 2),  // Baird's Sandpiper
    SampleSpecies("leasan", "tm", "000465566200", 8),  // Least Sandpiper
    SampleSpecies("pecsan", "tm", "000010134310", 4),  // Pectoral Sandpiper
    SampleSpecies("wessan", "t", "000575677310", 120),  // Western Sandpiper
    SampleSpecies("rhiauk", "s", "111222334322", 3),  // Rhinoceros Auklet
    SampleSpecies("marmur", "s", "333333333333", 3),  // Marbled Murrelet
    SampleSpecies("piggui", "sr", "345666543333", 6),  // Pigeon Guillemot
    SampleSpecies("commur", "s", "333322234433", 5),  // Common Murre
    SampleSpecies("bongul", "st", "112543366543", 20),  // Bonaparte's Gull
    SampleSpecies("mewgul2", "stgo", "777752146777", 30),  // Short-billed Gull
    SampleSpecies("ribgul", "tog", "444443566555", 16),  // Ring-billed Gull
    SampleSpecies("amhgul1", "ts", "222210001222", 1),  // American Herring Gull
    SampleSpecies("calgul", "st", "223544577533", 12),  // California Gull
    SampleSpecies("glwgul", "sgrt", "999999999999", 34),  // Glaucous-winged Gull
    SampleSpecies("y00478", "ts", "333310001333", 2),  // Iceland Gull
    SampleSpecies("caster1", "ts", "000466653000", 3),  // Caspian Tern
    SampleSpecies("comter", "s", "000010013200", 4),  // Common Tern
    SampleSpecies("pibgre", "pm", "666544445666", 2),  // Pied-billed Grebe
    SampleSpecies("horgre", "s", "777750012577", 8),  // Horned Grebe
    SampleSpecies("rengre", "s", "555541113455", 4),  // Red-necked Grebe
    SampleSpecies("eargre", "s", "111110000111", 1),  // Eared Grebe
    SampleSpecies("wesgre", "s", "555542012455", 20),  // Western Grebe
    SampleSpecies("retloo", "s", "444431001344", 3),  // Red-throated Loon
    SampleSpecies("pacloo", "s", "333331001333", 4),  // Pacific Loon
    SampleSpecies("comloo", "s", "666553223566", 3),  // Common Loon
    SampleSpecies("bracor", "rs", "444432234444", 4),  // Brandt's Cormorant
    SampleSpecies("pelcor", "rs", "777766666777", 8),  // Pelagic Cormorant
    SampleSpecies("doccor", "spr", "888877778888", 10),  // Double-crested Cormorant
    SampleSpecies("amebit", "m", "222333222222", 1),  // American Bittern
    SampleSpecies("grnher", "pm", "000124543210", 1),  // Green Heron
    SampleSpecies("grbher3", "pmtsg", "888888888888", 4),  // Great Blue Heron
    SampleSpecies("turvul", "of", "001333334200", 2),  // Turkey Vulture
    SampleSpecies("osprey", "ps", "000466555200", 1),  // Osprey
    SampleSpecies("shshaw", "gfo", "333221124443", 1),  // Sharp-shinned Hawk
    SampleSpecies("coohaw", "gf", "555444445555", 1),  // Cooper's Hawk
    SampleSpecies("norhar2", "mo", "666543334566", 2),  // Northern Harrier
    SampleSpecies("baleag", "sftgo", "888888887888", 3),  // Bald Eagle
    SampleSpecies("rethaw", "og", "666555555666", 2),  // Red-tailed Hawk
    SampleSpecies("rolhaw", "o", "333210000233", 1),  // Rough-legged Hawk
    SampleSpecies("brnowl", "o", "222222222222", 1),  // American Barn Owl
    SampleSpecies("wesowl1", "f", "111111111111", 1),  // Western Screech-Owl
    SampleSpecies("grhowl", "fo", "222222222222", 1),  // Great Horned Owl
    SampleSpecies("brdowl", "f", "444444444444", 1),  // Barred Owl
    SampleSpecies("sheowl", "om", "333210000233", 1),  // Short-eared Owl
    SampleSpecies("belkin1", "ps", "555544455555", 1),  // Belted Kingfisher
    SampleSpecies("rebsap", "f", "333333222233", 1),  // Red-breasted Sapsucker
    SampleSpecies("dowwoo", "gfm", "666666666666", 2),  // Downy Woodpecker
    SampleSpecies("haiwoo", "f", "444444444444", 1),  // Hairy Woodpecker
    SampleSpecies("pilwoo", "f", "444444444444", 1),  // Pileated Woodpecker
    SampleSpecies("norfli", "gfo", "888777777888", 3),  // Northern Flicker
    SampleSpecies("amekes", "o", "111211112111", 1),  // American Kestrel
    SampleSpecies("merlin", "gto", "333322223433", 1),  // Merlin
    SampleSpecies("perfal", "tsg", "444333334444", 1),  // Peregrine Falcon
    SampleSpecies("olsfly", "f", "000034421000", 1),  // Olive-sided Flycatcher
    SampleSpecies("wewpew", "f", "000034321000", 1),  // Western Wood-Pewee
    SampleSpecies("wilfly", "om", "000036542000", 2),  // Willow Flycatcher
    SampleSpecies("hamfly", "f", "000243111000", 1),  // Hammond's Flycatcher
    SampleSpecies("wesfly", "f", "000477531000", 2),  // Western Flycatcher
    SampleSpecies("weskin", "o", "000122110000", 1),  // Western Kingbird
    SampleSpecies("easkin", "om", "000013310000", 1),  // Eastern Kingbird
    SampleSpecies("hutvir", "f", "333333222233", 1),  // Hutton's Vireo
    SampleSpecies("casvir", "f", "000232111000", 1),  // Cassin's Vireo
    SampleSpecies("warvir", "f", "000067642000", 2),  // Warbling Vireo
    SampleSpecies("reevir1", "fm", "000013321000", 1),  // Red-eyed Vireo
    SampleSpecies("norshr4", "o", "222210000222", 1),  // Northern Shrike
    SampleSpecies("stejay", "fg", "555554445655", 2),  // Steller's Jay
    SampleSpecies("amecro", "gtof", "999999999999", 28),  // American Crow
    SampleSpecies("comrav", "fg", "666666666666", 2),  // Common Raven
    SampleSpecies("bkcchi", "gfm", "999999999999", 9),  // Black-capped Chickadee
    SampleSpecies("chbchi", "fg", "777777777777", 6),  // Chestnut-backed Chickadee
    SampleSpecies("treswa", "pm", "015776310000", 10),  // Tree Swallow
    SampleSpecies("vigswa", "gp", "014777641000", 12),  // Violet-green Swallow
    SampleSpecies("purmar", "s", "000455540000", 4),  // Purple Martin
    SampleSpecies("nrwswa", "pm", "000343210000", 3),  // Northern Rough-winged Swallow
    SampleSpecies("barswa", "pog", "000577763000", 10),  // Barn Swallow
    SampleSpecies("cliswa", "po", "000344310000", 5),  // Cliff Swallow
    SampleSpecies("bushti", "g", "777666667777", 14),  // Bushtit
    SampleSpecies("ruckin", "gf", "666750036776", 3),  // Ruby-crowned Kinglet
    SampleSpecies("gockin", "f", "777655557777", 8),  // Golden-crowned Kinglet
    SampleSpecies("rebnut", "f", "555555555555", 2),  // Red-breasted Nuthatch
    SampleSpecies("brncre", "f", "555555445555", 2),  // Brown Creeper
    SampleSpecies("houwre", "fo", "000011110000", 1),  // Northern House Wren
    SampleSpecies("pacwre1", "f", "777777666777", 3),  // Pacific Wren
    SampleSpecies("marwre", "m", "555777765555", 4),  // Marsh Wren
    SampleSpecies("bewwre", "g", "666666666666", 2),  // Bewick's Wren
    SampleSpecies("eursta", "go", "888888888888", 22),  // European Starling
    SampleSpecies("varthr", "fg", "555421112455", 2),  // Varied Thrush
    SampleSpecies("swathr", "f", "000047751000", 3),  // Swainson's Thrush
    SampleSpecies("herthr", "fg", "222421013322", 1),  // Hermit Thrush
    SampleSpecies("amerob", "gfo", "888999987888", 12),  // American Robin
    SampleSpecies("cedwax", "gf", "122257776322", 10),  // Cedar Waxwing
    SampleSpecies("houspa", "g", "777777777777", 10),  // House Sparrow
    SampleSpecies("amepip", "ot", "222431023532", 14),  // American Pipit
    SampleSpecies("evegro", "f", "111222111111", 5),  // Evening Grosbeak
    SampleSpecies("houfin", "g", "888888888888", 6),  // House Finch
    SampleSpecies("purfin", "fg", "333555433333", 2),  // Purple Finch
    SampleSpecies("redcro", "f", "333333333333", 8),  // Red Crossbill
    SampleSpecies("pinsis", "fg", "666655444666", 18),  // Pine Siskin
    SampleSpecies("amegfi", "og", "222366665332", 5),  // American Goldfinch
    SampleSpecies("laplon", "o", "111100012211", 2),  // Lapland Longspur
    SampleSpecies("snobun", "t", "111000000121", 2),  // Snow Bunting
    SampleSpecies("chispa", "g", "000121111000", 1),  // Chipping Sparrow
    SampleSpecies("foxspa", "gm", "666520014666", 3),  // Fox Sparrow
    SampleSpecies("daejun", "gf", "888765555888", 10),  // Dark-eyed Junco
    SampleSpecies("whcspa", "go", "666777766666", 6),  // White-crowned Sparrow
    SampleSpecies("gocspa", "go", "666760004777", 8),  // Golden-crowned Sparrow
    SampleSpecies("whtspa", "g", "222210000222", 1),  // White-throated Sparrow
    SampleSpecies("savspa", "o", "111576677421", 6),  // Savannah Sparrow
    SampleSpecies("sonspa", "gmof", "999999999999", 4),  // Song Sparrow
    SampleSpecies("linspa", "om", "333331003433", 2),  // Lincoln's Sparrow
    SampleSpecies("spotow", "gf", "888888888888", 4),  // Spotted Towhee
    SampleSpecies("yehbla", "m", "000121100000", 1),  // Yellow-headed Blackbird
    SampleSpecies("wesmea", "o", "333310001333", 3),  // Western Meadowlark
    SampleSpecies("bulori", "fg", "000022210000", 1),  // Bullock's Oriole
    SampleSpecies("rewbla", "m", "788888765677", 18),  // Red-winged Blackbird
    SampleSpecies("bnhcow", "og", "111466531111", 4),  // Brown-headed Cowbird
    SampleSpecies("brebla", "o", "333333333333", 10),  // Brewer's Blackbird
    SampleSpecies("orcwar", "gf", "112685346211", 3),  // Orange-crowned Warbler
    SampleSpecies("naswar", "g", "000121011000", 1),  // Nashville Warbler
    SampleSpecies("macwar", "f", "000032111000", 1),  // MacGillivray's Warbler
    SampleSpecies("comyel", "m", "000477764100", 3),  // Common Yellowthroat
    SampleSpecies("yelwar", "gf", "000056656100", 3),  // Yellow Warbler
    SampleSpecies("yerwar", "gf", "224764247522", 8),  // Yellow-rumped Warbler
    SampleSpecies("btywar", "f", "000455434000", 2),  // Black-throated Gray Warbler
    SampleSpecies("towwar", "f", "223444334322", 2),  // Townsend's Warbler
    SampleSpecies("wlswar", "f", "000466545100", 3),  // Wilson's Warbler
    SampleSpecies("westan", "f", "000045433000", 2),  // Western Tanager
    SampleSpecies("bkhgro", "f", "000046531000", 2),  // Black-headed Grosbeak
    SampleSpecies("lazbun", "o", "000001000000", 1),  // Lazuli Bunting
]
