import RenderModel

/// The text of an HTML page under construction. Names are trusted; values and text are escaped.
struct HTMLBuffer: Sendable {
    typealias Attributes = [(name: String, value: String?)]

    private(set) var text = ""

    mutating func raw(_ html: String) { text += html }

    /// Returns the text so far and empties the buffer.
    mutating func takeText() -> String {
        defer { text = "" }
        return text
    }

    /// Opens a tag. Attributes without a value are omitted.
    mutating func open(_ name: String, _ attributes: Attributes = []) {
        text += "<\(name)"
        self.attributes(attributes)
        text += ">"
    }

    /// Adds attributes to the open tag.
    mutating func attributes(_ attributes: Attributes) {
        for (attribute, value) in attributes {
            if let value { text += " \(attribute)=\"\(Self.escaped(value))\"" }
        }
    }

    mutating func close(_ name: String) { text += "</\(name)>\n" }

    mutating func empty(_ name: String, _ attributes: Attributes) { open(name, attributes) }

    mutating func element(_ name: String, _ attributes: Attributes = [], text content: String) {
        open(name, attributes)
        text += Self.escaped(content)
        close(name)
    }

    /// Writes everything above the body's content: character set, viewport and color scheme, title and style.
    ///
    /// - Parameter head: Additional elements of the head.
    mutating func beginPage(title: String, style: String, head: String = "") {
        raw("<!DOCTYPE html>\n")
        open("html", [("lang", "en")])
        open("head")
        raw("<meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        raw("<meta name=\"color-scheme\" content=\"light dark\">\n")
        element("title", text: title)
        raw("<style>\(style)</style>\n")
        raw(head)
        close("head")
        open("body")
    }

    /// - Parameter script: The page's script; it runs when the page is parsed.
    mutating func endPage(script: String) {
        raw("<script>\(script)</script>\n")
        close("body")
        close("html")
    }

    static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        MarkupEscape.append(text, to: &bytes, lineBreaks: .kept)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A length with at most two decimals.
    static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "0" }
        let hundredths = Int((abs(value) * 100).rounded())
        let sign = value < 0 && hundredths > 0 ? "-" : ""
        let fraction = hundredths % 100
        if fraction == 0 { return "\(sign)\(hundredths / 100)" }
        return "\(sign)\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }

    /// The style of a picture's round corners, in percent of its sides, so that they shrink with the picture on a
    /// narrow page.
    static func corners(_ picture: Picture) -> String {
        func share(_ side: Double) -> String { number(side > 0 ? picture.cornerRadius / side * 100 : 0) }
        return "border-radius:\(share(picture.width))% / \(share(picture.height))%"
    }

    /// A file name, possibly with folders, as a relative URL.
    static func encodedPath(_ name: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        for byte in name.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "@"), UInt8(ascii: "/"):
                result.append(byte)
            default: result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
