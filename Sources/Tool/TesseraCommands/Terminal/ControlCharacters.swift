/// Escapes control characters in text that is printed: names, output and messages come from widgets and their projects,
/// and a terminal would act on escape sequences in them, for example by writing to the clipboard.
///
/// 1. Line feeds and tabs are unchanged; a carriage return before a line feed is omitted.
/// 2. Other characters below U+0020, U+007F, and U+0080 to U+009F become `\u001B`, the notation of JSON strings. JSON
///    contains such characters only in strings, so escaped JSON is still JSON.
///
/// The text is UTF-8 and can arrive in blocks of any size.
struct ControlCharacters: Sendable {
    /// The first byte of a character, or a carriage return, whose successor decides what it becomes.
    private var open: UInt8?

    private static let lineFeed: UInt8 = 0x0A
    private static let carriageReturn: UInt8 = 0x0D
    /// The first byte of U+0080 to U+00BF in UTF-8.
    private static let lead: UInt8 = 0xC2

    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: isSuspect) else { return text }
        var controls = ControlCharacters()
        return String(decoding: controls.escaped(Array(text.utf8)) + controls.end(), as: UTF8.self)
    }

    /// The text of a block, without its last byte if the next block decides about it.
    mutating func escaped(_ block: some Sequence<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(block.underestimatedCount)
        for byte in block {
            if let open {
                self.open = nil
                switch (open, byte) {
                case (Self.lead, 0x80...0x9F):
                    Self.append(byte, to: &result)
                    continue
                case (Self.lead, _): result.append(open)
                case (_, Self.lineFeed): break
                default: Self.append(open, to: &result)
                }
            }
            switch byte {
            case Self.lead, Self.carriageReturn: open = byte
            case _ where Self.isSuspect(byte): Self.append(byte, to: &result)
            default: result.append(byte)
            }
        }
        return result
    }

    /// The rest, after the last block.
    mutating func end() -> [UInt8] {
        defer { open = nil }
        var result: [UInt8] = []
        if let open { Self.append(open, to: &result) }
        return result
    }

    /// Whether a byte is a control character or may be the start of one.
    private static func isSuspect(_ byte: UInt8) -> Bool {
        byte < 0x20 && byte != lineFeed && byte != 0x09 || byte == 0x7F || byte == lead
    }

    private static func append(_ byte: UInt8, to result: inout [UInt8]) {
        let digits = Array("0123456789ABCDEF".utf8)
        result += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
}
