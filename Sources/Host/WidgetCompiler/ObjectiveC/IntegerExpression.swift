/// An integer that a header writes as an expression of names and other numbers.
struct IntegerExpression {
    private var cursor: HeaderCursor
    private let known: [String: Int]
    private var depth = 0

    private static let depthLimit = 16
    private static let tokenLimit = 64

    /// - Parameter known: the values of names.
    static func value(of tokens: ArraySlice<HeaderToken>, known: [String: Int]) -> Int? {
        guard !tokens.isEmpty, tokens.count <= tokenLimit else { return nil }
        var expression = IntegerExpression(cursor: HeaderCursor(Array(tokens)), known: known)
        let value = expression.binary(0)
        return expression.cursor.isAtEnd ? value : nil
    }

    private init(cursor: HeaderCursor, known: [String: Int]) {
        self.cursor = cursor
        self.known = known
    }

    /// Operators by precedence, lowest first.
    private static let levels: [[String]] = [["|"], ["^"], ["&"], ["<", ">"], ["+", "-"], ["*", "/", "%"]]

    private mutating func binary(_ level: Int) -> Int? {
        guard level < Self.levels.count else { return unary() }
        guard var value = binary(level + 1) else { return nil }
        while Self.levels[level].contains(cursor.text) {
            let mark = cursor.text
            cursor.advance()
            // A shift operator consists of two marks.
            if level == 3, !cursor.take(mark) { return nil }
            guard let other = binary(level + 1), let result = Self.apply(mark, value, other) else { return nil }
            value = result
        }
        return value
    }

    private static func apply(_ mark: String, _ first: Int, _ second: Int) -> Int? {
        switch mark {
        case "|": first | second
        case "^": first ^ second
        case "&": first & second
        case "<": first << second
        case ">": first >> second
        case "+": first &+ second
        case "-": first &- second
        case "*": first &* second
        case "/": second == 0 ? nil : first.dividedReportingOverflow(by: second).partialValue
        case "%": second == 0 ? nil : first.remainderReportingOverflow(dividingBy: second).partialValue
        default: nil
        }
    }

    private mutating func unary() -> Int? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.depthLimit else { return nil }
        switch cursor.text {
        case "-":
            cursor.advance()
            return unary().map { 0 &- $0 }
        case "~":
            cursor.advance()
            return unary().map { ~$0 }
        case "+":
            cursor.advance()
            return unary()
        case "(":
            cursor.advance()
            // A type name in parentheses is a cast of what follows.
            if let word = cursor.word, known[word] == nil, cursor[1] == ")" {
                cursor.advance(2)
                return unary()
            }
            guard let value = binary(0), cursor.take(")") else { return nil }
            return value
        default: break
        }
        guard !cursor.isAtEnd else { return nil }
        let token = cursor.tokens[cursor.position]
        cursor.advance()
        return token.kind == .number ? Self.number(token.text) : known[token.text]
    }

    /// A C number literal.
    static func number(_ text: String) -> Int? {
        var digits = text.lowercased().filter { $0 != "'" }
        if digits.hasPrefix("0x") {
            digits.removeFirst(2)
            return UInt64(digits.prefix(while: \.isHexDigit), radix: 16).map(Int.init(truncatingIfNeeded:))
        }
        if digits.hasPrefix("0b") { return Int(digits.dropFirst(2).prefix { "01".contains($0) }, radix: 2) }
        while let last = digits.last, "ul".contains(last) { digits.removeLast() }
        if digits.count > 1, digits.hasPrefix("0") { return Int(digits, radix: 8) }
        return Int(digits)
    }
}
