/// An element of an XML document.
package struct MarkupElement {
    package var name: String
    package var attributes: [String: String] = [:]
    package var children: [MarkupElement] = []

    package func all(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}

/// Reads the elements and attributes of the XML that Xcode writes for workspaces and data models; text is skipped.
///
/// It replaces Foundation's parser, which would add libxml2 and ICU to the program; the table of dependencies in
/// Documentation/Architecture.md has the measured cost. The documents are untrusted, so the reader accepts the subset
/// of XML that Xcode uses and rejects the rest:
///
/// 1. The XML declaration, processing instructions, comments and CDATA sections are skipped.
/// 2. A document type is rejected: only it can define entities, whose expansion can be exponential or read other files.
///    References to characters and to XML's five own entities are replaced; any other is rejected.
/// 3. `<name a="b">` starts an element, `<name/>` is an empty one, `</name>` ends the innermost.
/// 4. Unclosed elements, unmatched end tags and duplicate attributes are rejected.
///
/// Every byte is read a bounded number of times, and the limits below bound memory and the recursion of callers.
package struct MarkupReader {
    private static let depthLimit = 100
    private static let elementLimit = 1 << 18

    private let bytes: [UInt8]
    private var position = 0
    private var elementCount = 0
    private var open: [MarkupElement] = []

    /// The outermost element; `nil` if the text is rejected. Text after that element is not read.
    package static func read(_ text: String) -> MarkupElement? {
        var reader = MarkupReader(bytes: Array(text.utf8))
        return reader.root()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func root() -> MarkupElement? {
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start
            if take("<!--") {
                guard skip(past: "-->") else { return nil }
            } else if take("<![CDATA[") {
                guard skip(past: "]]>") else { return nil }
            } else if take("<?") {
                guard skip(past: "?>") else { return nil }
            } else if take("</") {
                guard let element = endTag() else { return nil }
                guard add(element) else { return element }
            } else if take("<") {
                guard let (element, isEmpty) = startTag(), elementCount < Self.elementLimit else { return nil }
                elementCount += 1
                if isEmpty {
                    guard add(element) else { return element }
                } else {
                    guard open.count < Self.depthLimit else { return nil }
                    open.append(element)
                }
            }
        }
        return nil
    }

    /// - Returns: Whether the complete element has an enclosing one.
    private mutating func add(_ element: MarkupElement) -> Bool {
        guard !open.isEmpty else { return false }
        open[open.count - 1].children.append(element)
        return true
    }

    private mutating func endTag() -> MarkupElement? {
        let name = name()
        skipSpace()
        guard take(">"), let element = open.popLast(), element.name == name else { return nil }
        return element
    }

    /// A document type has no name at this position, so it is rejected here.
    private mutating func startTag() -> (MarkupElement, isEmpty: Bool)? {
        var element = MarkupElement(name: name())
        guard !element.name.isEmpty else { return nil }
        while true {
            skipSpace()
            if take("/>") { return (element, true) }
            if take(">") { return (element, false) }
            guard let (name, value) = attribute(), element.attributes.updateValue(value, forKey: name) == nil else {
                return nil
            }
        }
    }

    private mutating func attribute() -> (name: String, value: String)? {
        let name = name()
        skipSpace()
        guard !name.isEmpty, take("=") else { return nil }
        skipSpace()
        for quote in ["\"", "'"] as [StaticString] where take(quote) {
            let start = position
            guard skip(past: quote), let value = Self.value(bytes[start..<position - 1]) else { return nil }
            return (name, value)
        }
        return nil
    }

    /// The text of an attribute, with references replaced.
    private static func value(_ raw: ArraySlice<UInt8>) -> String? {
        guard !raw.contains(UInt8(ascii: "<")) else { return nil }
        guard raw.contains(UInt8(ascii: "&")) else { return String(decoding: raw, as: UTF8.self) }
        var result: [UInt8] = []
        var rest = raw
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += rest[..<start]
            guard let end = rest[start...].prefix(referenceLimit).firstIndex(of: UInt8(ascii: ";")),
                let scalar = scalar(String(decoding: rest[start + 1..<end], as: UTF8.self))
            else { return nil }
            result += String(Character(scalar)).utf8
            rest = rest[(end + 1)...]
        }
        return String(decoding: result + rest, as: UTF8.self)
    }

    /// The length of the longest valid reference, `&#1114111;`, in bytes.
    private static let referenceLimit = 10

    private static let entities: [String: Unicode.Scalar] = [
        "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
    ]

    /// The character of a reference, if XML allows it.
    private static func scalar(_ reference: String) -> Unicode.Scalar? {
        if let scalar = entities[reference] { return scalar }
        guard reference.hasPrefix("#") else { return nil }
        let digits = reference.dropFirst()
        let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let scalar = value.flatMap(Unicode.Scalar.init) else { return nil }
        return scalar.value >= 0x20 || ["\t", "\n", "\r"].contains(scalar) ? scalar : nil
    }

    private mutating func name() -> String {
        let start = position
        while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || "=/><\"'!&".utf8.contains(byte)
    }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    }

    /// Consumes the text if it is next.
    private mutating func take(_ text: StaticString) -> Bool {
        let isNext = text.withUTF8Buffer { bytes[position...].starts(with: $0) }
        if isNext { position += text.utf8CodeUnitCount }
        return isNext
    }

    /// Moves past the next occurrence of the text.
    private mutating func skip(past text: StaticString) -> Bool {
        while let next = bytes[position...].firstIndex(of: text.utf8Start.pointee) {
            position = next
            if take(text) { return true }
            position += 1
        }
        return false
    }
}
