/// Escapes control characters in text that is printed: names, output and messages come from widgets and their projects,
/// and a terminal would act on escape sequences in them, for example by writing to the clipboard.
///
/// 1. Line feeds and tabs are unchanged; a carriage return before a line feed is omitted.
/// 2. Other characters below U+0020, U+007F, and U+0080 to U+009F become `\u001B`, the notation of JSON strings. JSON
///    contains such characters only in strings, so escaped JSON is still JSON.
/// 3. So do the characters that change the order of text or end a line unseen: a message with them would not read as it
///    is written. These are U+061C, U+200E, U+200F, U+2028 to U+202E and U+2066 to U+2069. Letters of scripts that are
///    written from right to left are unchanged.
/// 4. Services that run jobs act on lines of their output: on those that begin with `::`, after spaces, and on `##[` or
///    `##vso[` anywhere. So the second colon at the beginning of a line becomes `\u003A`, and the second of two number
///    signs `\u0023`. JSON contains both only in strings.
///
/// The text is UTF-8 and can arrive in blocks of any size.
struct ControlCharacters: Sendable {
    /// Commands to a service that runs jobs.
    enum Commands: Hashable, Sendable {
        case escaped
        /// The text consists of commands, whose data is escaped already, or is markup, which has another notation.
        case kept
    }

    /// What precedes a byte.
    private enum Beginning: Hashable, Sendable {
        /// Nothing but spaces and characters beyond U+007F, some of which are spaces.
        case line
        /// One colon after that.
        case colon
        case numberSign
        case text
    }

    private let commands: Commands
    private var beginning = Beginning.line
    /// The first one or two bytes of a character, or a carriage return, whose successor decides what they become; 0 if
    /// there are none.
    private var open: UInt16 = 0

    init(commands: Commands = .escaped) { self.commands = commands }

    private static let lineFeed: UInt8 = 0x0A
    private static let carriageReturn: UInt8 = 0x0D
    private static let colon = UInt8(ascii: ":")
    private static let numberSign = UInt8(ascii: "#")
    /// The first byte of U+0080 to U+00BF in UTF-8.
    private static let latin: UInt8 = 0xC2
    /// The first byte of U+0600 to U+063F.
    private static let arabic: UInt8 = 0xD8
    /// The first byte of U+2000 to U+2FFF.
    private static let punctuation: UInt8 = 0xE2

    static func escaped(_ text: String, commands: Commands = .escaped) -> String {
        guard text.utf8.contains(where: { isSuspect($0) || $0 == colon || $0 == numberSign }) else { return text }
        var controls = ControlCharacters(commands: commands)
        return String(decoding: controls.escaped(Array(text.utf8)) + controls.end(), as: UTF8.self)
    }

    /// The text of a block, without its last bytes if the next block decides about them.
    mutating func escaped(_ block: some Sequence<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(block.underestimatedCount)
        for byte in block {
            if open != 0, continues(with: byte, &result) { continue }
            let isOfCommand = continuesCommand(byte)
            switch byte {
            case Self.latin, Self.arabic, Self.punctuation, Self.carriageReturn: open = UInt16(byte)
            case _ where isOfCommand || Self.isSuspect(byte): Self.append(UInt16(byte), to: &result)
            default: result.append(byte)
            }
        }
        return result
    }

    /// Whether a byte would continue the beginning of a command.
    private mutating func continuesCommand(_ byte: UInt8) -> Bool {
        let before = beginning
        switch byte {
        case Self.lineFeed: beginning = .line
        case Self.colon: beginning = before == .line ? .colon : .text
        case Self.numberSign: beginning = .numberSign
        case 0x20, 0x09, 0x80...: beginning = before == .line ? .line : .text
        default: beginning = .text
        }
        guard commands == .escaped else { return false }
        return byte == Self.colon && before == .colon || byte == Self.numberSign && before == .numberSign
    }

    /// Decides about the open bytes.
    ///
    /// - Returns: Whether the byte belongs to them.
    private mutating func continues(with byte: UInt8, _ result: inout [UInt8]) -> Bool {
        let first = open
        open = 0
        switch (first, byte) {
        case (UInt16(Self.carriageReturn), Self.lineFeed): return false
        case (UInt16(Self.carriageReturn), _):
            Self.append(first, to: &result)
            return false
        case (UInt16(Self.punctuation), 0x80...0x81):
            open = first << 8 | UInt16(byte)
            return true
        default: break
        }
        guard let code = Self.escapedCode(first, byte) else {
            result += Self.bytes(of: first)
            return false
        }
        Self.append(code, to: &result)
        return true
    }

    /// The code of a character beyond U+007F that is escaped; `nil` for another one.
    private static func escapedCode(_ first: UInt16, _ last: UInt8) -> UInt16? {
        switch (first, last) {
        case (0xC2, 0x80...0x9F): UInt16(last)
        case (0xD8, 0x9C): 0x061C
        case (0xE280, 0x8E...0x8F), (0xE280, 0xA8...0xAE): 0x2000 + UInt16(last & 0x3F)
        case (0xE281, 0xA6...0xA9): 0x2040 + UInt16(last & 0x3F)
        default: nil
        }
    }

    private static func bytes(of open: UInt16) -> [UInt8] {
        open > 0xFF ? [UInt8(open >> 8), UInt8(open & 0xFF)] : [UInt8(open)]
    }

    /// The rest, after the last block.
    mutating func end() -> [UInt8] {
        defer { open = 0 }
        var result: [UInt8] = []
        if open != 0 {
            for byte in Self.bytes(of: open) { Self.append(UInt16(byte), to: &result) }
        }
        return result
    }

    /// Whether a byte is a control character or may be the start of a character that is escaped.
    private static func isSuspect(_ byte: UInt8) -> Bool {
        switch byte {
        case lineFeed, 0x09: false
        case ..<0x20, 0x7F, latin, arabic, punctuation: true
        default: false
        }
    }

    private static func append(_ code: UInt16, to result: inout [UInt8]) {
        let digits = Array("0123456789ABCDEF".utf8)
        result += Array("\\u".utf8)
        for shift in [12, 8, 4, 0] as [UInt16] { result.append(digits[Int(code >> shift & 15)]) }
    }
}
