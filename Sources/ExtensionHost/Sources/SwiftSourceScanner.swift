/// Tells Swift code from comments and string literals, so that words in texts are not taken for code.
///
/// One pass over the bytes with a small state:
///
/// 1. `//` begins a comment that ends with the line; `/*` one that ends with its own `*/` (they nest).
/// 2. Any number of `#` and a quotation mark begin a string; it ends with a quotation mark and as many `#`. Three
///    quotation marks begin and end one of several lines; a string of one line ends with its line at the latest, so
///    that one broken literal does not spoil the rest of the file.
/// 3. In a string a backslash with as many `#` as it began with hides the next byte. Interpolations count as text.
struct SwiftSourceScanner {
    /// The source with every byte of a comment or literal replaced by a space; line ends and length are kept.
    static func codeOnly(_ source: [UInt8]) -> [UInt8] {
        var scanner = SwiftSourceScanner(source: source)
        scanner.run()
        return scanner.code
    }

    private let source: [UInt8]
    private var code: [UInt8]
    private var index = 0

    private init(source: [UInt8]) {
        self.source = source
        code = source
    }

    private static let newline = UInt8(ascii: "\n")
    private static let quote = UInt8(ascii: "\"")
    private static let hash = UInt8(ascii: "#")
    private static let slash = UInt8(ascii: "/")
    private static let star = UInt8(ascii: "*")
    private static let backslash = UInt8(ascii: "\\")

    private func byte(_ offset: Int = 0) -> UInt8? {
        index + offset < source.count ? source[index + offset] : nil
    }

    /// Blanks the next bytes and goes on behind them.
    private mutating func blank(_ count: Int = 1) {
        for _ in 0..<count where index < source.count {
            if source[index] != Self.newline { code[index] = UInt8(ascii: " ") }
            index += 1
        }
    }

    private mutating func run() {
        while let current = byte() {
            switch (current, byte(1)) {
            case (Self.slash, Self.slash): lineComment()
            case (Self.slash, Self.star): blockComment()
            case (Self.quote, _): string(hashes: 0)
            case (Self.hash, Self.hash), (Self.hash, Self.quote):
                var hashes = 0
                while byte(hashes) == Self.hash { hashes += 1 }
                if byte(hashes) == Self.quote {
                    blank(hashes)
                    string(hashes: hashes)
                } else {
                    index += hashes
                }
            default: index += 1
            }
        }
    }

    private mutating func lineComment() {
        while let current = byte(), current != Self.newline { blank() }
    }

    private mutating func blockComment() {
        var depth = 0
        repeat {
            if byte() == Self.slash, byte(1) == Self.star {
                depth += 1
                blank(2)
            } else if byte() == Self.star, byte(1) == Self.slash {
                depth -= 1
                blank(2)
            } else {
                blank()
            }
        } while depth > 0 && index < source.count
    }

    private mutating func string(hashes: Int) {
        let quotes = byte(1) == Self.quote && byte(2) == Self.quote ? 3 : 1
        blank(quotes)
        while let current = byte() {
            if quotes == 1, current == Self.newline { return }
            if current == Self.backslash, hasHashes(hashes, at: 1) {
                blank(hashes + 2)
            } else if current == Self.quote, (1..<quotes).allSatisfy({ byte($0) == Self.quote }),
                hasHashes(hashes, at: quotes)
            {
                blank(quotes + hashes)
                return
            } else {
                blank()
            }
        }
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == Self.hash }
    }
}
