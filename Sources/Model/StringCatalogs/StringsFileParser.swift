import Foundation

/// Reads `.strings` files: `"key" = "text";` pairs between comments, in the old property-list notation.
enum StringsFileParser {
    struct SyntaxError: Error, Hashable, CustomStringConvertible {
        var line: Int
        var expected: String

        var description: String { "line \(line): expected \(expected)." }
    }

    /// UTF-16 with a byte-order mark, or UTF-8 with or without one.
    static func decode(_ data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        let body = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        return String(bytes: body, encoding: .utf8)
    }

    static func parse(_ source: String) throws(SyntaxError) -> [String: String] {
        var scanner = StringsScanner(characters: Array(source.unicodeScalars))
        var pairs: [String: String] = [:]
        while true {
            try scanner.skipBlanks()
            guard !scanner.isAtEnd else { return pairs }
            let key = try scanner.word("a key")
            try scanner.skipBlanks()
            if scanner.take("=") {
                try scanner.skipBlanks()
                pairs[key] = try scanner.word("a value for “\(key)”")
                try scanner.skipBlanks()
            } else {
                pairs[key] = key
            }
            guard scanner.take(";") else { throw SyntaxError(line: scanner.line, expected: "“;” after “\(key)”") }
        }
    }
}

private struct StringsScanner {
    let characters: [Unicode.Scalar]
    var position = 0
    var line = 1

    init(characters: [Unicode.Scalar]) {
        self.characters = characters
    }

    var isAtEnd: Bool { position >= characters.count }
    private var current: Unicode.Scalar? { position < characters.count ? characters[position] : nil }
    private var following: Unicode.Scalar? { position + 1 < characters.count ? characters[position + 1] : nil }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard current == scalar else { return false }
        advance()
        return true
    }

    private mutating func advance() {
        if current == "\n" { line += 1 }
        position += 1
    }

    mutating func skipBlanks() throws(StringsFileParser.SyntaxError) {
        while let scalar = current {
            if scalar.properties.isWhitespace {
                advance()
            } else if scalar == "/", following == "/" {
                while let next = current, next != "\n" {
                    _ = next
                    advance()
                }
            } else if scalar == "/", following == "*" {
                let start = line
                position += 2
                while !(current == "*" && following == "/") {
                    guard !isAtEnd else {
                        throw StringsFileParser.SyntaxError(line: start, expected: "“*/” to close this comment")
                    }
                    advance()
                }
                position += 2
            } else {
                return
            }
        }
    }

    /// A quoted string with escapes, or a run of letters, digits and `_ - . / : $`.
    mutating func word(_ expected: String) throws(StringsFileParser.SyntaxError) -> String {
        let start = line
        var word = String.UnicodeScalarView()
        guard take("\"") else {
            while let scalar = current,
                scalar.properties.isAlphabetic || "0123456789_-./:$".unicodeScalars.contains(scalar)
            {
                word.append(scalar)
                advance()
            }
            guard !word.isEmpty else { throw StringsFileParser.SyntaxError(line: start, expected: expected) }
            return String(word)
        }
        while !take("\"") {
            guard let scalar = current else {
                throw StringsFileParser.SyntaxError(line: start, expected: "a closing quotation mark")
            }
            advance()
            if scalar == "\\" { escape(into: &word) } else { word.append(scalar) }
        }
        return String(word)
    }

    private mutating func escape(into word: inout String.UnicodeScalarView) {
        guard let scalar = current else { return }
        advance()
        switch scalar {
        case "n": word.append("\n")
        case "t": word.append("\t")
        case "r": word.append("\r")
        case "U", "u":
            var digits = ""
            while digits.count < 4, let digit = current, digit.properties.isASCIIHexDigit {
                digits.unicodeScalars.append(digit)
                advance()
            }
            if let value = UInt32(digits, radix: 16), let escaped = Unicode.Scalar(value) { word.append(escaped) }
        default: word.append(scalar)
        }
    }
}
