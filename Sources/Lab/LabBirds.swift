/// A family of the fixed world with its birds, in taxonomic order.
struct LabFamily: Sendable {
    /// The scientific name.
    let name: String
    /// The English name.
    let title: String
    /// Code, English name and scientific name of each bird.
    let birds: [(code: String, name: String, scientificName: String)]

    init(_ name: String, _ title: String, _ birds: [(code: String, name: String, scientificName: String)]) {
        self.name = name
        self.title = title
        self.birds = birds
    }
}

/// The birds of the fixed world: 112 that are around Stanley Park, and the five of Rare.
///
/// Names, codes and families: eBird/Clements Checklist v2024, Cornell Lab of Ornithology. That they are reported where
/// the lab shows them is made up. No sparrow but the frames' own, so that "spar" finds what the frames show.
let labFamilies: [LabFamily] = [
    LabFamily(
        "Anatidae", "Ducks, Geese, and Waterfowl",
        [
            ("cangoo", "Canada Goose", "Branta canadensis"),
            ("wooduc", "Wood Duck", "Aix sponsa"),
            ("mallar3", "Mallard", "Anas platyrhynchos"),
            ("norpin", "Northern Pintail", "Anas acuta"),
            ("gnwtea", "Green-winged Teal", "Anas crecca"),
            ("canvas", "Canvasback", "Aythya valisineria"),
            ("redhea", "Redhead", "Aythya americana"),
            ("rinduc", "Ring-necked Duck", "Aythya collaris"),
            ("gresca", "Greater Scaup", "Aythya marila"),
            ("lessca", "Lesser Scaup", "Aythya affinis"),
            ("harduc", "Harlequin Duck", "Histrionicus histrionicus"),
            ("sursco", "Surf Scoter", "Melanitta perspicillata"),
            ("whwsco2", "White-winged Scoter", "Melanitta deglandi"),
            ("blksco2", "Black Scoter", "Melanitta americana"),
            ("lotduc", "Long-tailed Duck", "Clangula hyemalis"),
            ("buffle", "Bufflehead", "Bucephala albeola"),
            ("comgol", "Common Goldeneye", "Bucephala clangula"),
            ("bargol", "Barrow's Goldeneye", "Bucephala islandica"),
            ("hoomer", "Hooded Merganser", "Lophodytes cucullatus"),
            ("commer", "Common Merganser", "Mergus merganser"),
            ("rebmer", "Red-breasted Merganser", "Mergus serrator"),
            ("rudduc", "Ruddy Duck", "Oxyura jamaicensis"),
        ]),
    LabFamily(
        "Phasianidae", "Pheasants, Grouse, and Allies",
        [
            ("soogro1", "Sooty Grouse", "Dendragapus fuliginosus"),
            ("rinphe1", "Ring-necked Pheasant", "Phasianus colchicus"),
        ]),
    LabFamily(
        "Columbidae", "Pigeons and Doves",
        [
            ("rocpig", "Rock Pigeon", "Columba livia"),
            ("batpig1", "Band-tailed Pigeon", "Patagioenas fasciata"),
            ("eucdov", "Eurasian Collared-Dove", "Streptopelia decaocto"),
            ("moudov", "Mourning Dove", "Zenaida macroura"),
        ]),
    LabFamily(
        "Apodidae", "Swifts",
        [
            ("blkswi", "Black Swift", "Cypseloides niger"),
            ("vauswi", "Vaux's Swift", "Chaetura vauxi"),
        ]),
    LabFamily(
        "Trochilidae", "Hummingbirds",
        [
            ("annhum", "Anna's Hummingbird", "Calypte anna"),
            ("rufhum", "Rufous Hummingbird", "Selasphorus rufus"),
        ]),
    LabFamily(
        "Rallidae", "Rails, Gallinules, and Coots",
        [
            ("virrai", "Virginia Rail", "Rallus limicola"),
            ("sora", "Sora", "Porzana carolina"),
            ("y00475", "American Coot", "Fulica americana"),
        ]),
    LabFamily(
        "Gruidae", "Cranes",
        [
            ("sancra", "Sandhill Crane", "Antigone canadensis")
        ]),
    LabFamily(
        "Haematopodidae", "Oystercatchers",
        [
            ("blkoys", "Black Oystercatcher", "Haematopus bachmani")
        ]),
    LabFamily(
        "Charadriidae", "Plovers and Lapwings",
        [
            ("bkbplo", "Black-bellied Plover", "Pluvialis squatarola"),
            ("amgplo", "American Golden-Plover", "Pluvialis dominica"),
            ("pagplo", "Pacific Golden-Plover", "Pluvialis fulva"),
            ("killde", "Killdeer", "Charadrius vociferus"),
            ("semplo", "Semipalmated Plover", "Charadrius semipalmatus"),
        ]),
    LabFamily(
        "Scolopacidae", "Sandpipers and Allies",
        [
            ("whimbr", "Whimbrel", "Numenius phaeopus"),
            ("margod", "Marbled Godwit", "Limosa fedoa"),
            ("lobdow", "Long-billed Dowitcher", "Limnodromus scolopaceus"),
            ("renpha", "Red-necked Phalarope", "Phalaropus lobatus"),
            ("lesyel", "Lesser Yellowlegs", "Tringa flavipes"),
            ("blktur", "Black Turnstone", "Arenaria melanocephala"),
            ("sander", "Sanderling", "Calidris alba"),
            ("baisan", "Baird's Sandpiper", "Calidris bairdii"),
            ("pecsan", "Pectoral Sandpiper", "Calidris melanotos"),
        ]),
    LabFamily(
        "Alcidae", "Auks, Murres, and Puffins",
        [
            ("rhiauk", "Rhinoceros Auklet", "Cerorhinca monocerata"),
            ("piggui", "Pigeon Guillemot", "Cepphus columba"),
        ]),
    LabFamily(
        "Laridae", "Gulls, Terns, and Skimmers",
        [
            ("bongul", "Bonaparte's Gull", "Chroicocephalus philadelphia"),
            ("ribgul", "Ring-billed Gull", "Larus delawarensis"),
            ("calgul", "California Gull", "Larus californicus"),
            ("y00478", "Iceland Gull", "Larus glaucoides"),
            ("comter", "Common Tern", "Sterna hirundo"),
        ]),
    LabFamily(
        "Podicipedidae", "Grebes",
        [
            ("horgre", "Horned Grebe", "Podiceps auritus"),
            ("eargre", "Eared Grebe", "Podiceps nigricollis"),
        ]),
    LabFamily(
        "Gaviidae", "Loons",
        [
            ("retloo", "Red-throated Loon", "Gavia stellata"),
            ("comloo", "Common Loon", "Gavia immer"),
        ]),
    LabFamily(
        "Phalacrocoracidae", "Cormorants and Shags",
        [
            ("pelcor", "Pelagic Cormorant", "Urile pelagicus")
        ]),
    LabFamily(
        "Ardeidae", "Herons, Egrets, and Bitterns",
        [
            ("amebit", "American Bittern", "Botaurus lentiginosus"),
            ("grbher3", "Great Blue Heron", "Ardea herodias"),
        ]),
    LabFamily(
        "Pandionidae", "Osprey",
        [
            ("osprey", "Osprey", "Pandion haliaetus")
        ]),
    LabFamily(
        "Accipitridae", "Hawks, Eagles, and Kites",
        [
            ("coohaw", "Cooper's Hawk", "Astur cooperii"),
            ("baleag", "Bald Eagle", "Haliaeetus leucocephalus"),
            ("rolhaw", "Rough-legged Hawk", "Buteo lagopus"),
        ]),
    LabFamily(
        "Strigidae", "Owls",
        [
            ("wesowl1", "Western Screech-Owl", "Megascops kennicottii"),
            ("snoowl1", "Snowy Owl", "Bubo scandiacus"),
            ("brdowl", "Barred Owl", "Strix varia"),
        ]),
    LabFamily(
        "Alcedinidae", "Kingfishers",
        [
            ("belkin1", "Belted Kingfisher", "Megaceryle alcyon")
        ]),
    LabFamily(
        "Picidae", "Woodpeckers",
        [
            ("dowwoo", "Downy Woodpecker", "Dryobates pubescens"),
            ("pilwoo", "Pileated Woodpecker", "Dryocopus pileatus"),
        ]),
    LabFamily(
        "Falconidae", "Falcons and Caracaras",
        [
            ("amekes", "American Kestrel", "Falco sparverius"),
            ("perfal", "Peregrine Falcon", "Falco peregrinus"),
        ]),
    LabFamily(
        "Tyrannidae", "Tyrant Flycatchers",
        [
            ("wewpew", "Western Wood-Pewee", "Contopus sordidulus"),
            ("hamfly", "Hammond's Flycatcher", "Empidonax hammondii"),
            ("blkpho", "Black Phoebe", "Sayornis nigricans"),
            ("trokin", "Tropical Kingbird", "Tyrannus melancholicus"),
            ("weskin", "Western Kingbird", "Tyrannus verticalis"),
        ]),
    LabFamily(
        "Vireonidae", "Vireos, Shrike-Babblers, and Erpornis",
        [
            ("hutvir", "Hutton's Vireo", "Vireo huttoni"),
            ("warvir", "Warbling Vireo", "Vireo gilvus"),
        ]),
    LabFamily(
        "Laniidae", "Shrikes",
        [
            ("norshr4", "Northern Shrike", "Lanius borealis")
        ]),
    LabFamily(
        "Corvidae", "Crows, Jays, and Magpies",
        [
            ("amecro", "American Crow", "Corvus brachyrhynchos")
        ]),
    LabFamily(
        "Paridae", "Tits, Chickadees, and Titmice",
        [
            ("bkcchi", "Black-capped Chickadee", "Poecile atricapillus")
        ]),
    LabFamily(
        "Hirundinidae", "Swallows",
        [
            ("treswa", "Tree Swallow", "Tachycineta bicolor"),
            ("purmar", "Purple Martin", "Progne subis"),
            ("barswa", "Barn Swallow", "Hirundo rustica"),
        ]),
    LabFamily(
        "Aegithalidae", "Long-tailed Tits",
        [
            ("bushti", "Bushtit", "Psaltriparus minimus")
        ]),
    LabFamily(
        "Regulidae", "Kinglets",
        [
            ("gockin", "Golden-crowned Kinglet", "Regulus satrapa")
        ]),
    LabFamily(
        "Certhiidae", "Treecreepers",
        [
            ("brncre", "Brown Creeper", "Certhia americana")
        ]),
    LabFamily(
        "Troglodytidae", "Wrens",
        [
            ("pacwre1", "Pacific Wren", "Troglodytes pacificus"),
            ("bewwre", "Bewick's Wren", "Thryomanes bewickii"),
        ]),
    LabFamily(
        "Turdidae", "Thrushes and Allies",
        [
            ("varthr", "Varied Thrush", "Ixoreus naevius"),
            ("herthr", "Hermit Thrush", "Catharus guttatus"),
        ]),
    LabFamily(
        "Bombycillidae", "Waxwings",
        [
            ("cedwax", "Cedar Waxwing", "Bombycilla cedrorum")
        ]),
    LabFamily(
        "Fringillidae", "Finches, Euphonias, and Allies",
        [
            ("evegro", "Evening Grosbeak", "Coccothraustes vespertinus"),
            ("purfin", "Purple Finch", "Haemorhous purpureus"),
            ("pinsis", "Pine Siskin", "Spinus pinus"),
        ]),
    LabFamily(
        "Calcariidae", "Longspurs and Snow Buntings",
        [
            ("laplon", "Lapland Longspur", "Calcarius lapponicus")
        ]),
    LabFamily(
        "Passerellidae", "New World Sparrows",
        [
            ("foxspa", "Fox Sparrow", "Passerella iliaca"),
            ("daejun", "Dark-eyed Junco", "Junco hyemalis"),
            ("harspa", "Harris's Sparrow", "Zonotrichia querula"),
            ("sonspa", "Song Sparrow", "Melospiza melodia"),
            ("spotow", "Spotted Towhee", "Pipilo maculatus"),
        ]),
    LabFamily(
        "Icteridae", "Troupials and Allies",
        [
            ("wesmea", "Western Meadowlark", "Sturnella neglecta"),
            ("rewbla", "Red-winged Blackbird", "Agelaius phoeniceus"),
            ("bnhcow", "Brown-headed Cowbird", "Molothrus ater"),
        ]),
    LabFamily(
        "Parulidae", "New World Warblers",
        [
            ("orcwar", "Orange-crowned Warbler", "Leiothlypis celata"),
            ("macwar", "MacGillivray's Warbler", "Geothlypis tolmiei"),
            ("yelwar", "Yellow Warbler", "Setophaga petechia"),
            ("palwar", "Palm Warbler", "Setophaga palmarum"),
            ("btywar", "Black-throated Gray Warbler", "Setophaga nigrescens"),
            ("wlswar", "Wilson's Warbler", "Cardellina pusilla"),
        ]),
    LabFamily(
        "Cardinalidae", "Cardinals and Allies",
        [
            ("bkhgro", "Black-headed Grosbeak", "Pheucticus melanocephalus")
        ]),
]
