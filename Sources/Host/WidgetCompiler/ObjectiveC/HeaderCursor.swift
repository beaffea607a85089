/// A position among a header's tokens, with the matching brackets.
///
/// Matching brackets are determined once, so that readers do not scan the same tokens for each bracket.
struct HeaderCursor: Sendable {
    let tokens: [HeaderToken]
    var position = 0
    /// For each opening bracket, the index of its closing one; 0 if it is missing.
    private let closings: [Int]
    /// Whether types without an annotation are nonnull.
    var assumesNonnull = false

    init(_ tokens: [HeaderToken]) {
        self.tokens = tokens
        var closings = [Int](repeating: 0, count: tokens.count)
        var open: [(mark: String, place: Int)] = []
        for (place, token) in tokens.enumerated() where token.kind == .mark {
            if let closing = Self.brackets[token.text] {
                open.append((closing, place))
            } else if token.text == open.last?.mark {
                closings[open.removeLast().place] = place
            }
        }
        self.closings = closings
    }

    private static let brackets = ["(": ")", "[": "]", "{": "}"]

    var isAtEnd: Bool { position >= tokens.count }
    var text: String { self[0] }

    /// The text of the token at a distance from here; empty past the end, and for literals.
    subscript(distance: Int) -> String {
        let place = position + distance
        guard tokens.indices.contains(place), tokens[place].kind != .text else { return "" }
        return tokens[place].text
    }

    var word: String? {
        guard !isAtEnd, tokens[position].kind == .word, !tokens[position].text.hasPrefix("@") else { return nil }
        return tokens[position].text
    }

    /// Whether a macro that modifies a declaration is here. A name in capitals at the declaration's end is that of a
    /// constant.
    var isMacro: Bool {
        guard !isAtEnd, tokens[position].isMacro else { return false }
        return Self.attributePrefixes.contains { text.hasPrefix($0) } || ![";", "=", ",", "}"].contains(self[1])
    }

    private static let attributePrefixes = ["__", "NS_", "API_", "CF_", "UI_", "UIKIT_", "UNAVAILABLE_", "DEPRECATED_"]

    mutating func advance(_ count: Int = 1) { position += count }

    mutating func take(_ text: String) -> Bool {
        guard self.text == text else { return false }
        position += 1
        return true
    }

    mutating func takeWord() -> String? {
        guard let word else { return nil }
        position += 1
        return word
    }

    /// The position of the closing bracket for the one here.
    var closing: Int? {
        guard closings.indices.contains(position), closings[position] > position else { return nil }
        return closings[position]
    }

    /// Moves past the brackets that open here, or past a single unmatched one.
    mutating func skipBrackets() { position = (closing ?? position) + 1 }

    /// Moves past the end of a declaration: a semicolon or a body. Stops before the start of the next one.
    mutating func skipDeclaration() {
        while !isAtEnd {
            switch text {
            case ";": return advance()
            case "{":
                skipBrackets()
                if text == ";" { advance() }
                return
            case "(", "[": skipBrackets()
            case _ where Self.beginnings.contains(text): return
            default: advance()
            }
        }
    }

    private static let beginnings: Set<String> = [
        "@end", "@interface", "@protocol", "@property", "@optional", "@required", "@class", "typedef",
        "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END", "}",
    ]

    /// Takes the markers of regions in which everything is nonnull.
    mutating func takeNonnullMarker() -> Bool {
        switch text {
        case "NS_ASSUME_NONNULL_BEGIN", "CF_ASSUME_NONNULL_BEGIN": assumesNonnull = true
        case "NS_ASSUME_NONNULL_END", "CF_ASSUME_NONNULL_END": assumesNonnull = false
        default: return false
        }
        advance()
        return true
    }

    /// Takes consecutive attributes and macros.
    mutating func takeAttributes() -> ObjectiveCAttributes {
        var attributes = ObjectiveCAttributes()
        while isMacro, !Self.enumerations.contains(text), let name = takeWord() {
            let inner = text == "(" ? closing.map { position + 1..<$0 } : nil
            switch name {
            case "NS_SWIFT_NAME", "CF_SWIFT_NAME": attributes.swiftName = inner.map(written)
            case "NS_SWIFT_UNAVAILABLE", "NS_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE": attributes.isUnavailable = true
            case "NS_REFINED_FOR_SWIFT": attributes.isRefined = true
            case "NS_NOESCAPE", "CF_NOESCAPE": attributes.escapes = false
            case "NS_STRING_ENUM", "NS_EXTENSIBLE_STRING_ENUM", "NS_TYPED_ENUM", "NS_TYPED_EXTENSIBLE_ENUM":
                attributes.isStringType = true
            case "__attribute__":
                let words = Set(tokens[inner ?? 0..<0].prefix(Self.wordLimit).map(\.text))
                if words.contains("noescape") { attributes.escapes = false }
                if words.contains("unavailable"), !words.contains("availability") { attributes.isUnavailable = true }
            default: break
            }
            if inner != nil { skipBrackets() }
        }
        return attributes
    }

    /// The maximum number of words that are read from an attribute.
    private static let wordLimit = 32

    /// Macros that begin a declaration.
    static let enumerations: Set<String> = [
        "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM", "CF_ENUM", "CF_OPTIONS", "CF_CLOSED_ENUM",
        "NS_SWIFT_ENUM",
    ]

    private func written(_ range: Range<Int>) -> String {
        tokens[range].prefix(Self.wordLimit * 4).map(\.text).joined()
    }
}
