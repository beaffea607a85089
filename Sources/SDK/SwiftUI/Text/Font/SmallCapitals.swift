import Typesetter

extension FontRequest {
    /// Relative to a capital. San Francisco's small capitals are slightly higher than its lowercase letters, which are
    /// 0.74 of it.
    private static let smallCapitalFactor = 0.8

    /// A text as runs with the font for each: small capitals become capitals in a smaller size. Serif fonts and fonts
    /// of the bundle have their own drawings.
    func smallCapitalPieces(of text: String) -> [(String, FontRequest)] {
        switch family {
        case .system, .rounded, .monospaced, .compact, .compactRounded: break
        case .serif, .named, .fixedMetric: return [(text, self)]
        }
        guard !smallCapitals.isEmpty else { return [(text, self)] }
        var plain = self
        plain.smallCapitals = []
        var small = plain
        small.size *= Self.smallCapitalFactor
        var pieces: [(text: String, isSmall: Bool)] = []
        for character in text {
            let isSmall =
                (smallCapitals.contains(.lowercase) && character.isLowercase)
                || (smallCapitals.contains(.uppercase) && character.isUppercase)
            let shown = isSmall ? character.uppercased() : String(character)
            if let last = pieces.indices.last, pieces[last].isSmall == isSmall {
                pieces[last].text += shown
            } else {
                pieces.append((shown, isSmall))
            }
        }
        return pieces.map { ($0.text, $0.isSmall ? small : plain) }
    }
}
