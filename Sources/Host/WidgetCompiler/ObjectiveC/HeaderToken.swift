/// A word, number, string or punctuation mark of a header.
struct HeaderToken: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case word, number, text, mark }

    var kind: Kind
    /// Words include a leading `@`, strings have no quotation marks but keep their escapes, and marks are one
    /// character.
    var text: String

    init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    /// Whether a word is a macro: capitals and underscores, unlike any type, or a compiler attribute.
    var isMacro: Bool {
        guard kind == .word else { return false }
        if text.hasPrefix("__") { return !Self.qualifiers.contains(text) }
        return text.utf8.count > 4 && text.utf8.contains(UInt8(ascii: "_"))
            && text.utf8.allSatisfy {
                Self.capitals.contains($0) || Self.digits.contains($0) || $0 == UInt8(ascii: "_")
            }
    }

    /// The compiler's type qualifiers.
    static let qualifiers: Set<String> = [
        "__nullable", "__nonnull", "__null_unspecified", "__kindof", "__strong", "__weak", "__unsafe_unretained",
        "__block", "__autoreleasing", "__const", "__inline", "__inline__", "__covariant", "__contravariant",
    ]

    private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}
