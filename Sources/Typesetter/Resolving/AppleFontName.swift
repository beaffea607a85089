/// Reads names of fonts that Apple's systems bring, such as `AvenirNext-DemiBold`, which are not available here.
package enum AppleFontName {
    /// Whether a phone has a font of that family or name (Apple's list of system fonts).
    package static func isKnown(_ name: String) -> Bool {
        let plain = name.lowercased().filter { $0 != " " && $0 != "-" }
        return families.contains { plain.hasPrefix($0) }
    }

    private static let families = [
        "academyengraved", "alnile", "americantypewriter", "apple", "arial", "avenir", "baskerville", "bodonisvtytwo",
        "bradleyhand", "chalkboardse", "chalkduster", "charter", "cochin", "copperplate", "courier", "damascus",
        "devanagarisangam", "didot", "dinalternate", "dincondensed", "euphemiaucas", "farah", "futura", "galvji",
        "geezapro", "georgia", "gillsans", "granthasangam", "helvetica", "hiragino", "hoefler", "impact", "kailasa",
        "kefa", "khmersangam", "kohinoor", "laosangam", "malayalamsangam", "markerfelt", "menlo", "mishafi",
        "muktamahee", "myanmarsangam", "noteworthy", "notonastaliq", "notosans", "optima", "palatino", "papyrus",
        "partylet", "pingfang", "rockwell", "savoye", "sinhalasangam", "snellroundhand", "stixtwo", "symbol",
        "tamilsangam", "thonburi", "times", "trebuchet", "verdana", "zapf",
    ]

    /// The nearest of the designs at hand: design from the family, weight and slant from the style part of the name.
    static func standIn(for name: String, request: FontRequest) -> FontRequest {
        var result = request
        let lowered = name.lowercased()
        result.family = family(lowered)
        if result.weight == .regular, let weight = weight(lowered) { result.weight = weight }
        if lowered.contains("italic") || lowered.contains("oblique") { result.slant = .italic }
        if lowered.contains("condensed") { result.width = .condensed }
        return result
    }

    private static func family(_ name: String) -> FontRequest.Family {
        let serifs = [
            "georgia", "times", "newyork", "new york", "palatino", "baskerville", "didot", "cochin", "hoefler",
        ]
        let monospaced = ["menlo", "courier", "monaco", "sfmono", "sf mono", "andale"]
        let rounded = ["rounded", "marker felt", "chalkboard", "noteworthy"]
        if serifs.contains(where: name.contains) { return .serif }
        if monospaced.contains(where: name.contains) { return .monospaced }
        if rounded.contains(where: name.contains) { return .rounded }
        return .system
    }

    private static func weight(_ name: String) -> FontRequest.Weight? {
        let words: [(String, FontRequest.Weight)] = [
            ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold), ("demibold", .semibold),
            ("demi", .semibold), ("heavy", .heavy), ("black", .black), ("medium", .medium), ("light", .light),
            ("bold", .bold),
        ]
        return words.first { name.contains($0.0) }?.1
    }
}
