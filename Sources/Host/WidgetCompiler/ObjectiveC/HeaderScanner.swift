import SwiftSource

/// Divides a header into tokens in a single pass.
///
/// Comments, inactive conditional blocks and directives produce no tokens. An unterminated token ends with the line or
/// the file.
struct HeaderScanner: Sendable {
    /// A header that another one includes.
    struct Import: Hashable, Sendable {
        var path: String
        /// Whether it is searched for next to the header first.
        var isQuoted: Bool
    }

    /// A macro with a value.
    struct Constant: Hashable, Sendable {
        var name: String
        var value: [HeaderToken]
    }

    private(set) var tokens: [HeaderToken] = []
    private(set) var imports: [Import] = []
    private(set) var constants: [Constant] = []

    private let bytes: [UInt8]
    private var index = 0
    private var conditions = HeaderConditions()

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var isLineStart = true
        while let byte = byte(0) {
            switch byte {
            case Self.newline:
                isLineStart = true
                index += 1
            case _ where byte <= 0x20 || byte == UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "/") where skipComment(): break
            case UInt8(ascii: "#") where isLineStart: directive()
            default:
                isLineStart = false
                let token = token()
                if conditions.isActive { tokens.append(token) }
            }
        }
    }

    private static let newline = UInt8(ascii: "\n")

    private func byte(_ distance: Int) -> UInt8? {
        index + distance < bytes.count ? bytes[index + distance] : nil
    }

    private mutating func skipComment() -> Bool {
        switch byte(1) {
        case UInt8(ascii: "/"):
            while let byte = byte(0), byte != Self.newline { index += 1 }
        case UInt8(ascii: "*"):
            index += 2
            while let first = byte(0), !(first == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) { index += 1 }
            index = min(index + 2, bytes.count)
        default: return false
        }
        return true
    }

    // MARK: Tokens

    private mutating func token() -> HeaderToken {
        let start = index
        let first = bytes[index]
        if first == UInt8(ascii: "@"), byte(1) == UInt8(ascii: "\"") { index += 1 }
        if bytes[index] == UInt8(ascii: "\"") { return HeaderToken(.text, quoted(until: UInt8(ascii: "\""))) }
        if first == UInt8(ascii: "'") {
            let letters = quoted(until: first).utf8.prefix(4)
            return HeaderToken(.number, String(letters.reduce(0) { $0 << 8 | Int($1) }))
        }
        index += 1
        if Self.digits.contains(first) {
            while let byte = byte(0), Self.isWord(byte) || byte == UInt8(ascii: ".") || isExponentSign(byte) {
                index += 1
            }
            return HeaderToken(.number, string(from: start))
        }
        guard Self.isWord(first) || first == UInt8(ascii: "@") else { return HeaderToken(.mark, string(from: start)) }
        while let byte = byte(0), Self.isWord(byte) { index += 1 }
        // Longer names do not occur in practice and would take long to divide.
        return index - start > Self.wordLimit ? HeaderToken(.mark, "?") : HeaderToken(.word, string(from: start))
    }

    /// Bytes.
    private static let wordLimit = 256

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    private static func isWord(_ byte: UInt8) -> Bool { byte >= 0x80 || ByteClass.isWord(byte) }

    private func isExponentSign(_ byte: UInt8) -> Bool {
        (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && bytes[index - 1] | 0x20 == UInt8(ascii: "e")
    }

    private func string(from start: Int) -> String { String(decoding: bytes[start..<index], as: UTF8.self) }

    /// The text in quotation marks, or up to the line's end.
    private mutating func quoted(until mark: UInt8) -> String {
        index += 1
        let start = index
        while let byte = byte(0), byte != mark, byte != Self.newline {
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index, bytes.count)
        let text = string(from: start)
        if byte(0) == mark { index += 1 }
        return text
    }

    // MARK: Directives

    /// Takes a directive with its continuation lines.
    private mutating func directive() {
        index += 1
        var line: [UInt8] = []
        while let byte = byte(0) {
            if byte == UInt8(ascii: "/"), skipComment() {
                line.append(0x20)
            } else if byte == UInt8(ascii: "\\"), isLineEnd(1) {
                index += self.byte(1) == Self.newline ? 2 : 3
            } else if byte == Self.newline {
                break
            } else {
                line.append(byte)
                index += 1
            }
        }
        let text = String(decoding: line, as: UTF8.self).drop(while: \.isWhitespace)
        let name = String(text.prefix(while: \.isLetter))
        let rest = String(text.dropFirst(name.count))
        guard !conditions.take(name, rest), conditions.isActive else { return }
        switch name {
        case "import", "include", "include_next": addImport(rest)
        case "define": addConstant(rest)
        default: break
        }
    }

    private func isLineEnd(_ distance: Int) -> Bool {
        byte(distance) == Self.newline || byte(distance) == 0x0D && byte(distance + 1) == Self.newline
    }

    private mutating func addImport(_ text: String) {
        let text = text.drop(while: \.isWhitespace)
        guard let first = text.first, first == "\"" || first == "<" else { return }
        let path = text.dropFirst().prefix { $0 != "\"" && $0 != ">" }
        imports.append(Import(path: String(path), isQuoted: first == "\""))
    }

    /// The maximum number of tokens in a value.
    private static let valueLimit = 32

    private mutating func addConstant(_ text: String) {
        let text = text.drop(while: \.isWhitespace)
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        conditions.define(String(name))
        let rest = text.dropFirst(name.count)
        // A parenthesis directly after the name begins parameters.
        guard !name.isEmpty, rest.first?.isWhitespace == true, !rest.contains("#") else { return }
        let value = HeaderScanner(Array(rest.utf8)).tokens
        if !value.isEmpty, value.count <= Self.valueLimit {
            constants.append(Constant(name: String(name), value: value))
        }
    }
}
