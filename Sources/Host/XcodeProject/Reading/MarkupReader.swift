/// An element of a markup text.
package struct MarkupElement {
    package var name: String
    package var attributes: [String: String] = [:]
    package var children: [MarkupElement] = []

    package func all(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}

/// Reads the elements and attributes of a markup text as tools write it; texts between elements are passed over.
///
/// 1. `<?…?>` and `<!…>` are passed over.
/// 2. `<name a="b">` begins an element, `<name/>` is one without content, `</name>` ends the innermost.
/// 3. Elements may nest 100 deep; what does not close, or closes what is not open, is not markup.
package struct MarkupReader {
    private var rest: Substring
    private static let depthLimit = 100

    /// The outermost element; none when the text is not well formed.
    package static func read(_ text: String) -> MarkupElement? {
        var reader = MarkupReader(rest: text[...])
        var open: [MarkupElement] = []
        while let start = reader.rest.firstIndex(of: "<") {
            reader.rest = reader.rest[start...].dropFirst()
            if reader.rest.hasPrefix("!--") {
                guard reader.skip(past: "-->") else { return nil }
            } else if reader.rest.hasPrefix("?") || reader.rest.hasPrefix("!") {
                guard reader.skip(past: ">") else { return nil }
            } else if reader.rest.hasPrefix("/") {
                let name = String(reader.rest.dropFirst().prefix { $0 != ">" }).filter { !$0.isWhitespace }
                guard let element = open.popLast(), element.name == name, reader.skip(past: ">") else { return nil }
                guard !open.isEmpty else { return element }
                open[open.count - 1].children.append(element)
            } else {
                guard let (element, isClosed) = reader.element() else { return nil }
                if !isClosed {
                    open.append(element)
                } else if open.isEmpty {
                    return element
                } else {
                    open[open.count - 1].children.append(element)
                }
                guard open.count <= depthLimit else { return nil }
            }
        }
        return nil
    }

    private mutating func skip(past end: String) -> Bool {
        guard let range = rest.firstRange(of: end) else { return false }
        rest = rest[range.upperBound...]
        return true
    }

    private mutating func word() -> String {
        let word = rest.prefix { !$0.isWhitespace && !"=/>\"'".contains($0) }
        rest = rest.dropFirst(word.count)
        return String(word)
    }

    private mutating func element() -> (MarkupElement, isClosed: Bool)? {
        var element = MarkupElement(name: word())
        guard !element.name.isEmpty else { return nil }
        while true {
            rest = rest.drop(while: \.isWhitespace)
            if rest.hasPrefix("/>") {
                rest = rest.dropFirst(2)
                return (element, true)
            }
            if rest.hasPrefix(">") {
                rest = rest.dropFirst()
                return (element, false)
            }
            let name = word()
            rest = rest.drop(while: \.isWhitespace)
            guard !name.isEmpty, rest.popFirst() == "=" else { return nil }
            rest = rest.drop(while: \.isWhitespace)
            guard let quote = rest.popFirst(), quote == "\"" || quote == "'", let end = rest.firstIndex(of: quote)
            else {
                return nil
            }
            element.attributes[name] = Self.plain(rest[..<end])
            rest = rest[end...].dropFirst()
        }
    }

    /// The text with `&lt;` and similar entities replaced by what they stand for.
    private static func plain(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        var result = ""
        var rest = text
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ";") else { break }
            let name = rest[start..<end].dropFirst()
            result += named[String(name)] ?? scalar(name) ?? ""
            rest = rest[end...].dropFirst()
        }
        return result + rest
    }

    private static let named = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

    private static func scalar(_ name: Substring) -> String? {
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
