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

    private mutating func escape(_ text: String) {
        MarkupEscape.append(text, to: &bytes, lineBreaks: .escaped)
    }
}
