/// Bytes of an XML document under construction. Names are trusted, values and text are escaped.
struct XMLBuffer {
    typealias Attributes = [(name: StaticString, value: String?)]

    private(set) var bytes: [UInt8] = []

    mutating func append(_ other: XMLBuffer) {
        bytes.append(contentsOf: other.bytes)
    }

    /// Attributes without a value are omitted.
    mutating func open(_ name: StaticString, _ attributes: Attributes = []) {
        start(name, attributes)
        bytes.append(UInt8(ascii: ">"))
    }

    mutating func close(_ name: StaticString) {
        raw("</")
        raw(name)
        bytes.append(UInt8(ascii: ">"))
    }

    mutating func empty(_ name: StaticString, _ attributes: Attributes = []) {
        start(name, attributes)
        raw("/>")
    }

    mutating func element(_ name: StaticString, _ attributes: Attributes = [], text: String) {
        open(name, attributes)
        self.text(text)
        close(name)
    }

    mutating func text(_ text: String) {
        escape(text)
    }

    mutating func newLine() {
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func start(_ name: StaticString, _ attributes: Attributes) {
        bytes.append(UInt8(ascii: "<"))
        raw(name)
        for (attribute, value) in attributes {
            guard let value else { continue }
            bytes.append(UInt8(ascii: " "))
            raw(attribute)
            raw("=\"")
            escape(value)
            bytes.append(UInt8(ascii: "\""))
        }
    }

    private mutating func raw(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Control characters that XML 1.0 forbids are replaced by the replacement character.
    private mutating func escape(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            for (index, byte) in utf8.enumerated() {
                switch byte {
                case UInt8(ascii: "&"): raw("&amp;")
                case UInt8(ascii: "<"): raw("&lt;")
                case UInt8(ascii: ">"): raw("&gt;")
                case UInt8(ascii: "\""): raw("&quot;")
                case 0x09: raw("&#9;")
                case 0x0A: raw("&#10;")
                case 0x0D: raw("&#13;")
                case 0x00..<0x20: raw("\u{FFFD}")
                case 0xBE, 0xBF:
                    // U+FFFE and U+FFFF are EF BF BE and EF BF BF: no XML characters either.
                    if index >= 2, utf8[index - 1] == 0xBF, utf8[index - 2] == 0xEF {
                        bytes.append(0xBD)
                    } else {
                        bytes.append(byte)
                    }
                default: bytes.append(byte)
                }
            }
        }
    }
}
