import Foundation

/// Reads the elements of an SVG file one after the other: as much of XML as templates of symbols have.
///
/// Comments and processing instructions are skipped; a document that declares entities is refused, so that nothing in
/// it can expand. Every step moves forward, so reading takes time proportional to the file's size.
struct MarkupScanner {
    enum Event: Hashable {
        case start(String, attributes: [String: String], isClosed: Bool)
        case end(String)
        case text(String)
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// `nil` at the end of the file.
    mutating func next() throws(SymbolTemplateProblem) -> Event? {
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                return .text(text { $0 == UInt8(ascii: "<") })
            }
            if skip("<!--") {
                _ = try text(before: "-->")
            } else if skip("<?") {
                _ = try text(before: "?>")
            } else if skip("<![CDATA[") {
                return .text(try text(before: "]]>"))
            } else if skip("<!") {
                let declaration = try text(before: ">")
                guard !declaration.contains("[") else { throw .malformed("it declares entities") }
            } else if skip("</") {
                return .end(try text(before: ">").trimmed)
            } else {
                position += 1
                return try element()
            }
        }
        return nil
    }

    private mutating func element() throws(SymbolTemplateProblem) -> Event {
        let name = text { Self.endsName($0) }
        guard !name.isEmpty else { throw .malformed("an element has no name") }
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            if skip("/>") { return .start(name, attributes: attributes, isClosed: true) }
            if skip(">") { return .start(name, attributes: attributes, isClosed: false) }
            let key = text { Self.endsName($0) }
            skipSpace()
            guard !key.isEmpty, skip("=") else { throw .malformed("the element <\(name.excerpt)> is not complete") }
            skipSpace()
            if skip("\"") {
                attributes[key] = try text(before: "\"")
            } else if skip("'") {
                attributes[key] = try text(before: "'")
            } else {
                throw .malformed("an attribute of <\(name.excerpt)> has no quotes")
            }
        }
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || [UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">")].contains(byte)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

    private mutating func skipSpace() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }

    /// Moves past the mark if it is next.
    private mutating func skip(_ mark: String) -> Bool {
        guard bytes[position...].starts(with: mark.utf8) else { return false }
        position += mark.utf8.count
        return true
    }

    /// The text up to a byte, where the position stays.
    private mutating func text(upTo isEnd: (UInt8) -> Bool) -> String {
        let start = position
        while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// The text up to a mark, and moves past the mark.
    private mutating func text(before mark: String) throws(SymbolTemplateProblem) -> String {
        let start = position
        while position < bytes.count {
            let end = position
            if skip(mark) { return String(decoding: bytes[start..<end], as: UTF8.self) }
            position += 1
        }
        throw .malformed("it ends in the middle of an element")
    }
}

extension StringProtocol {
    /// Without white space at both ends.
    var trimmed: String {
        trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The first hundred characters, for findings that quote a file: its names have any length.
    var excerpt: String {
        let start = unicodeScalars.prefix(100)
        return String(String.UnicodeScalarView(start)) + (start.endIndex < endIndex ? "…" : "")
    }
}
