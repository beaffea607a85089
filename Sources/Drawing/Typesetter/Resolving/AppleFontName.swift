/// Parses names of Apple's system fonts, such as `AvenirNext-DemiBold`, which are not available here.
package enum AppleFontName {
    /// Whether every iPhone has a font with that family or name (Apple's list of system fonts).
    ///
    /// Spaces, hyphens and letter case are ignored. The family's name may be followed only by style names, so that
    /// `Courier-Bold` is Apple's and `Courier Prime` is not.
    package static func isKnown(_ name: String) -> Bool {
        let plain = name.lowercased().filter { !" -_".contains($0) }
        return families.contains { plain.hasPrefix($0) && isStyle(plain.dropFirst($0.count)) }
    }

    private static func isStyle(_ words: Substring) -> Bool {
        var rest = words
        while !rest.isEmpty {
            guard let word = styleWords.first(where: { rest.hasPrefix($0) }) else { return false }
            rest = rest.dropFirst(word.count)
        }
        return true
    }

    /// Names of families as they are listed and as the names of their fonts begin, where these differ.
    private static let families = [
        "academyengraved", "alnile", "americantypewriter", "applecoloremoji", "applesdgothicneo", "applesymbols",
        "arial", "arialhebrew", "arialrounded", "avenir", "avenirnext", "banglasangam", "baskerville", "bodoni72",
        "bodoni72oldstyle", "bodoni72smallcaps", "bodoniornaments", "bodonisvtytwo", "bodonisvtytwoos",
        "bodonisvtytwosc", "bradleyhand", "chalkboardse", "chalkduster", "charter", "cochin", "copperplate", "courier",
        "couriernew", "damascus", "devanagarisangam", "didot", "dinalternate", "dincondensed", "diwanmishafi",
        "euphemiaucas", "farah", "futura", "galvji", "geezapro", "georgia", "gillsans", "granthasangam",
        "gujaratisangam", "gurmukhi", "gurmukhisangam", "helvetica", "helveticaneue", "hirakakupron",
        "hiraginomarugothicpron", "hiraginominchopron", "hiraginosans", "hiramarupron", "hiraminpron", "hoeflertext",
        "impact", "kailasa", "kannadasangam", "kefa", "khmersangam", "kohinoorbangla", "kohinoordevanagari",
        "kohinoorgujarati", "kohinoortelugu", "laosangam", "malayalamsangam", "markerfelt", "menlo", "mishafi",
        "muktamahee", "myanmarsangam", "noteworthy", "notonastaliqurdu", "notosanskannada", "notosansmyanmar",
        "notosansoriya", "optima", "oriyasangam", "palatino", "papyrus", "party", "pingfanghk", "pingfangmo",
        "pingfangsc", "pingfangtc", "rockwell", "savoye", "sinhalasangam", "snellroundhand", "stixtwomath",
        "stixtwotext", "symbol", "tamilsangam", "telugusangam", "thonburi", "timesnewroman", "trebuchet", "verdana",
        "zapfdingbats", "zapfino",
    ]

    private static let styleWords = [
        "regular", "roman", "book", "plain", "ultra", "extra", "semi", "demi", "thin", "light", "medium", "bold",
        "heavy", "black", "italic", "oblique", "condensed", "wide", "itctt", "itc", "let", "psmt", "ps", "mt", "ms",
        "mn", "w0", "w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8", "w9",
    ]

    /// The nearest available design: design from the family, weight and slant from the style part of the name.
    static func substitute(for name: String, request: FontRequest) -> FontRequest {
        var result = request
        let lowered = name.lowercased().filter { $0 != " " }
        result.family = family(lowered)
        if result.weight == .regular, let weight = weight(lowered) { result.weight = weight }
        if lowered.contains("italic") || lowered.contains("oblique") { result.slant = .italic }
        if lowered.contains("condensed") { result.width = .condensed }
        return result
    }

    private static func family(_ name: String) -> FontRequest.Family {
        let serifs = [
            "georgia", "times", "newyork", "palatino", "baskerville", "didot", "cochin", "hoefler",
        ]
        let monospaced = ["menlo", "courier", "monaco", "sfmono", "andale"]
        let rounded = ["rounded", "markerfelt", "chalkboard", "noteworthy"]
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
