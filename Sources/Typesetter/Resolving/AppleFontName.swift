/// Reads names of fonts that Apple's systems bring, such as `AvenirNext-DemiBold`, which cannot be had here.
enum AppleFontName {
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
