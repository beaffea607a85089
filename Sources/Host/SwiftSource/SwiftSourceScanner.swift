/// Tells Swift code from comments and literals, so that words in texts are not taken for code.
///
/// One pass over the bytes with a stack of the strings whose interpolations are open:
///
/// 1. `//` begins a comment that ends with the line; `/*` one that ends with its own `*/` (they nest).
/// 2. Any number of `#` and a quotation mark begin a string; it ends with a quotation mark and as many `#`. Three
///    quotation marks begin and end one of several lines, unless the `#` let it end on its line; a string of one line
///    ends with its line at the latest, so that one broken literal does not spoil the rest of the file.
/// 3. In a string a backslash with as many `#` as it began with hides the next byte. Where that is a bracket, an
///    interpolation begins: its brackets and what they hold are code, up to the bracket that closes it.
/// 4. `#/` begins a regular expression that ends with `/#`. `/` begins one where a prefix operator could stand, when it
///    is closed on its line and nothing but the expression's own brackets closes before.
/// 5. What is not a letter in a name between backticks counts as one. A byte order mark is a space.
package struct SwiftSourceScanner {
    /// The source with every byte of a comment or literal replaced by a space; line ends and length are kept.
    package static func codeOnly(_ source: [UInt8]) -> [UInt8] {
        var scanner = SwiftSourceScanner(source: source)
        scanner.run()
        return scanner.code
    }

    /// Whether a byte can be part of a name, a keyword or a number.
    package static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A)
            || (byte >= 0x61 && byte <= 0x7A) || byte >= 0x80
    }

    private let source: [UInt8]
    private var code: [UInt8]
    private var index = 0
    /// The last byte of code before `index` that is neither space nor tab.
    private var last: Int?
    /// The strings around an interpolation, the innermost last.
    private var strings: [Literal] = []
    /// The fewest `#` of a regular expression on several lines that nothing ends.
    private var openExpression = Int.max

    private struct Literal {
        var quotes: Int
        var hashes: Int
        /// How many brackets of its interpolation are open.
        var depth = 1
    }

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
        if source.starts(with: [0xEF, 0xBB, 0xBF]) { blank(3) }
        while let current = byte() {
            switch (current, byte(1)) {
            case (Self.slash, Self.slash): lineComment()
            case (Self.slash, Self.star): blockComment()
            case (Self.slash, _): if !expression(hashes: 0) { step() }
            case (Self.quote, _): string(hashes: 0)
            case (Self.hash, Self.hash), (Self.hash, Self.quote), (Self.hash, Self.slash): hashes()
            case (UInt8(ascii: "("), _): bracket(opening: true)
            case (UInt8(ascii: ")"), _): bracket(opening: false)
            case (Self.newline, _):
                while strings.last?.quotes == 1 { strings.removeLast() }
                step()
            case (UInt8(ascii: "`"), _): rawName()
            case (UInt8(ascii: " "), _), (UInt8(ascii: "\t"), _): index += 1
            default: step()
            }
        }
    }

    private mutating func step() {
        last = index
        index += 1
    }

    /// Bytes between backticks.
    private static let nameLimit = 200

    private mutating func rawName() {
        step()
        let rest = source[index...].prefix(Self.nameLimit)
        guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: "`") || $0 == Self.newline }),
            source[end] != Self.newline
        else { return }
        for offset in index..<end where !Self.isWord(code[offset]) { code[offset] = UInt8(ascii: "_") }
        (index, last) = (end + 1, end)
    }

    private mutating func hashes() {
        var hashes = 0
        while byte(hashes) == Self.hash { hashes += 1 }
        if byte(hashes) == Self.quote {
            blank(hashes)
            string(hashes: hashes)
        } else if byte(hashes) != Self.slash || !expression(hashes: hashes) {
            last = index + hashes - 1
            index += hashes
        }
    }

    private mutating func bracket(opening: Bool) {
        step()
        guard let literal = strings.indices.last else { return }
        strings[literal].depth += opening ? 1 : -1
        if strings[literal].depth == 0 { text(of: strings.removeLast()) }
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
        let isOfLines = byte(1) == Self.quote && byte(2) == Self.quote && !endsOnLine(hashes: hashes)
        let quotes = isOfLines ? 3 : 1
        blank(quotes)
        last = index - 1
        text(of: Literal(quotes: quotes, hashes: hashes))
    }

    /// Whether a raw string that begins with three quotation marks has its end on its line: `#"""#`.
    private func endsOnLine(hashes: Int) -> Bool {
        guard hashes > 0 else { return false }
        var offset = 2
        while let current = byte(offset), current != Self.newline, offset < Self.expressionLimit {
            if current == Self.quote, hasHashes(hashes, at: offset + 1) { return true }
            offset += 1
        }
        return false
    }

    /// Blanks a string up to its end or its next interpolation.
    private mutating func text(of literal: Literal) {
        while let current = byte() {
            if literal.quotes == 1, current == Self.newline { return }
            if current == Self.backslash, hasHashes(literal.hashes, at: 1) {
                if byte(literal.hashes + 1) == UInt8(ascii: "(") {
                    blank(literal.hashes + 1)
                    step()
                    return strings.append(Literal(quotes: literal.quotes, hashes: literal.hashes))
                }
                blank(literal.hashes + 2)
            } else if current == Self.quote, (1..<literal.quotes).allSatisfy({ byte($0) == Self.quote }),
                hasHashes(literal.hashes, at: literal.quotes)
            {
                blank(literal.quotes + literal.hashes)
                last = index - 1
                return
            } else {
                blank()
            }
        }
    }

    /// Blanks a regular expression; `false` when there is none.
    private mutating func expression(hashes: Int) -> Bool {
        guard hashes > 0 || isOperandExpected, let length = expressionLength(hashes: hashes) else { return false }
        blank(length)
        last = index - 1
        return true
    }

    /// Whether a prefix operator could stand here: behind space or an opening bracket, and not before space.
    private var isOperandExpected: Bool {
        guard let next = byte(1), !" \t\n,)]}".utf8.contains(next) else { return false }
        guard let last else { return true }
        if "\n(,:[{;".utf8.contains(code[last]) { return true }
        guard last < index - 1 else { return false }
        guard Self.isWord(code[last]) else { return !")]}\"".utf8.contains(source[last]) }
        let word = code[...last].suffix(Self.keywordLength + 1).reversed().prefix(while: Self.isWord)
        return Self.keywords.contains(String(decoding: word.reversed(), as: UTF8.self))
    }

    /// Words behind which an expression begins.
    private static let keywords: Set<String> = ["return", "in", "case", "try", "await", "where", "else", "do"]
    private static let keywordLength = 6
    /// Bytes of a literal on one line.
    private static let expressionLimit = 4_000

    private mutating func expressionLength(hashes: Int) -> Int? {
        var offset = hashes + 1
        let isOfLines = hashes > 0 && byte(offset) == Self.newline
        guard !isOfLines || hashes < openExpression else { return nil }
        var depth = 0
        var isInClass = false
        while let current = byte(offset), isOfLines || current != Self.newline && offset < Self.expressionLimit {
            switch current {
            case Self.backslash: offset += 1
            case Self.slash where (0..<hashes).allSatisfy({ byte(offset + 1 + $0) == Self.hash }):
                return offset + 1 + hashes
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where hashes == 0 && !isInClass: depth += 1
            case UInt8(ascii: ")") where hashes == 0 && !isInClass:
                depth -= 1
                if depth < 0 { return nil }
            default: break
            }
            offset += 1
        }
        if isOfLines { openExpression = min(openExpression, hashes) }
        return nil
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == Self.hash }
    }
}
