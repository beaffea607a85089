import Foundation
import RenderModel

/// Finds more combining marks in a row than `CombiningMarks.limit` in a file that is not decoded yet.
///
/// A decoder hashes the keys of a file, so the file is examined before. The scanner does not know its format. It accepts
/// the notations of all formats of projects at once, so that no row that a decoder can produce is missed:
///
/// 1. The encoding is that of the byte-order mark, else that of the zeros among the first four bytes, as in JSON, else
///    UTF-8. Texts of a binary property list are in UTF-16, at even and odd positions.
/// 2. A mark is written as itself; as `\u` or `\U` with up to four hexadecimal digits, or eight if the first four are
///    zeros; or as `&#` with a decimal or hexadecimal number.
/// 3. A backslash, a line break after one with the blanks that follow, and the limits of a CDATA section are not part of
///    the text. Any other character ends a row.
///
/// Each byte is read once, or twice in a binary property list.
struct MarkScanner {
    static func exceedsLimit(_ data: Data) -> Bool {
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            guard bytes.contains(where: isSpecial) else { return false }
            if bytes.starts(with: "bplist".utf8) {
                return [0, 1].contains { exceedsLimit(units(of: bytes, from: $0, order: [1, 0]), UTF16.self) }
            }
            switch Encoding(of: bytes) {
            case .utf8: return exceedsLimit(bytes, UTF8.self)
            case .utf16(let order): return exceedsLimit(units(of: bytes, order: order), UTF16.self)
            case .utf32(let order): return exceedsLimit(units(of: bytes, order: order), UTF32.self)
            }
        }
    }

    /// Each order is that of the bytes of a unit, the lowest byte first.
    private enum Encoding {
        case utf8
        case utf16(order: [Int])
        case utf32(order: [Int])

        init(of bytes: UnsafeRawBufferPointer) {
            let start = Array(bytes.prefix(4))
            guard start.count == 4 else {
                self = .utf8
                return
            }
            switch (start[0] == 0, start[1] == 0, start[2] == 0, start[3] == 0) {
            case (true, true, _, false): self = .utf32(order: [3, 2, 1, 0])
            case (false, _, true, true): self = .utf32(order: [0, 1, 2, 3])
            case (true, false, _, _): self = .utf16(order: [1, 0])
            case (false, true, _, _): self = .utf16(order: [0, 1])
            default:
                self =
                    switch (start[0], start[1]) {
                    case (0xFE, 0xFF): .utf16(order: [1, 0])
                    case (0xFF, 0xFE): .utf16(order: [0, 1])
                    default: .utf8
                    }
            }
        }
    }

    /// Whether a byte may belong to a mark or to its notation.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte >= 0xCC || byte == 0 || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "&")
    }

    private static func units<Unit: FixedWidthInteger>(
        of bytes: UnsafeRawBufferPointer, from start: Int = 0, order: [Int]
    ) -> some Sequence<Unit> {
        stride(from: start, to: max(bytes.count - order.count + 1, start), by: order.count).lazy.map { place in
            order.reversed().reduce(0 as Unit) { $0 << 8 | Unit(bytes[place + $1]) }
        }
    }

    private static func exceedsLimit<Codec: UnicodeCodec>(
        _ units: some Sequence<Codec.CodeUnit>, _: Codec.Type
    ) -> Bool {
        var scanner = MarkScanner()
        var codec = Codec()
        var iterator = units.makeIterator()
        while scanner.longest <= CombiningMarks.limit {
            switch codec.decode(&iterator) {
            case .scalarValue(let scalar): scanner.read(scalar)
            case .error: scanner.end()
            case .emptyInput: return false
            }
        }
        return true
    }

    private enum State {
        case text
        case backslash
        case blanks
        /// After `\u` or `\U`.
        case escape(value: UInt32, digits: Int, limit: Int)
        case ampersand
        /// After `&#`.
        case number(value: UInt32, radix: Int)
        case markup(Markup, matched: Int)
    }

    /// The limits of a CDATA section.
    private enum Markup {
        case start, end

        static let startText = Array("<![CDATA[".unicodeScalars)
        static let endText = Array("]]>".unicodeScalars)

        var text: [Unicode.Scalar] { self == .start ? Self.startText : Self.endText }
    }

    /// The marks in the current row and in the longest one.
    private var count = 0
    private var longest = 0
    private var state = State.text
    /// The first half of an escaped character beyond U+FFFF.
    private var surrogate: UInt32?

    private mutating func end() {
        count = 0
        state = .text
    }

    private mutating func read(_ scalar: Unicode.Scalar) {
        switch state {
        case .text: readText(scalar)
        case .backslash: readEscaped(scalar)
        case .blanks: if !Self.isBlank(scalar) { readText(scalar) }
        case .escape(let value, let digits, let limit): readEscape(scalar, value, digits: digits, limit: limit)
        case .ampersand:
            state = .number(value: 0, radix: 10)
            if scalar != "#" {
                end()
                readText(scalar)
            }
        case .number(let value, let radix): readNumber(scalar, value, radix: radix)
        case .markup(let markup, let matched):
            guard scalar == markup.text[matched] else {
                end()
                return readText(scalar)
            }
            state = matched + 1 == markup.text.count ? .text : .markup(markup, matched: matched + 1)
        }
    }

    private mutating func readText(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\\": state = .backslash
        case "&": state = .ampersand
        case "<": state = .markup(.start, matched: 1)
        case "]": state = .markup(.end, matched: 1)
        default:
            state = .text
            add(scalar)
        }
    }

    private mutating func readEscaped(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "u": state = .escape(value: 0, digits: 0, limit: 4)
        case "U": state = .escape(value: 0, digits: 0, limit: 8)
        case "\n", "\r": state = .blanks
        case "\\", "&", "<", "]": end()
        default: readText(scalar)
        }
    }

    private mutating func readEscape(_ scalar: Unicode.Scalar, _ value: UInt32, digits: Int, limit: Int) {
        guard let digit = Self.digit(scalar, radix: 16) else {
            add(number: value)
            return readText(scalar)
        }
        let value = value << 4 | digit
        if digits + 1 == limit || digits + 1 == 4 && value > 0 {
            add(number: value)
        } else {
            state = .escape(value: value, digits: digits + 1, limit: limit)
        }
    }

    private mutating func readNumber(_ scalar: Unicode.Scalar, _ value: UInt32, radix: Int) {
        switch scalar {
        case ";": add(number: value)
        case "x" where radix == 10 && value == 0: state = .number(value: 0, radix: 16)
        default:
            guard let digit = Self.digit(scalar, radix: radix) else {
                end()
                return readText(scalar)
            }
            // No character has a larger number.
            state = .number(value: min(value * UInt32(radix) + digit, 0x11_0000), radix: radix)
        }
    }

    private mutating func add(number value: UInt32) {
        let first = surrogate
        state = .text
        surrogate = nil
        switch value {
        case 0xD800..<0xDC00: surrogate = value
        case 0xDC00..<0xE000:
            let whole = first.map { 0x1_0000 + ($0 & 0x3FF) << 10 + value & 0x3FF }
            add(whole.flatMap(Unicode.Scalar.init))
        default: add(Unicode.Scalar(value))
        }
    }

    private mutating func add(_ scalar: Unicode.Scalar?) {
        count = scalar.map(CombiningMarks.isMark) == true ? count + 1 : 0
        longest = max(longest, count)
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
    }

    private static func digit(_ scalar: Unicode.Scalar, radix: Int) -> UInt32? {
        scalar.isASCII ? Character(scalar).hexDigitValue.flatMap { $0 < radix ? UInt32($0) : nil } : nil
    }
}
