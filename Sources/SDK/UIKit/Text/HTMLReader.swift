/// Parses an HTML page to text with emphasis, links and paragraphs.
///
/// 1. Iterate over the characters once; at most `limit` of them are read. `<` starts a tag, `&` a reference, the rest
///    is text.
/// 2. White space collapses to one space, and to none at the start of a line; inside `pre` it is kept.
/// 3. Block elements start a new line, `br` ends one, list items start with a bullet.
/// 4. Emphasis counts the enclosing elements that request it; the innermost link wins.
/// 5. The content of `script`, `style` and `head` is skipped, and so are comments.
struct HTMLReader {
    /// Characters; longer pages are truncated.
    static let limit = 1_000_000

    private var characters: [Character]
    private var index = 0
    private var bold = 0
    private var italic = 0
    private var underline = 0
    private var preformatted = 0
    private var links: [String] = []
    private let result = NSMutableAttributedString(string: "")
    private var pending = ""
    private var endsWithSpace = true

    private init(_ html: String) {
        characters = Array(html.prefix(Self.limit))
    }

    static func read(_ html: String) -> NSAttributedString {
        var reader = HTMLReader(html)
        reader.walk()
        return reader.result
    }

    private mutating func walk() {
        while index < characters.count {
            switch characters[index] {
            case "<": readTag()
            case "&": append(readReference())
            case let character:
                append(String(character))
                index += 1
            }
        }
        flush()
        while result.string.hasSuffix("\n\n") {
            result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
        }
    }

    private mutating func append(_ text: String) {
        for character in text {
            if character.isWhitespace, character != "\u{A0}", preformatted == 0 {
                if !endsWithSpace { pending.append(" ") }
                endsWithSpace = true
            } else {
                pending.append(character)
                endsWithSpace = false
            }
        }
    }

    private mutating func flush() {
        guard !pending.isEmpty else { return }
        var font = UIFont(name: "Times New Roman", size: 12) ?? .systemFont(ofSize: 12)
        var traits: UIFontDescriptor.SymbolicTraits = []
        if bold > 0 { traits.insert(.traitBold) }
        if italic > 0 { traits.insert(.traitItalic) }
        if !traits.isEmpty, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) {
            font = UIFont(descriptor: descriptor, size: 0)
        }
        var attributes: [NSAttributedString.Key: Any] = [.font: font]
        if underline > 0 || !links.isEmpty { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if let link = links.last, let url = URL(string: link) { attributes[.link] = url }
        result.append(NSAttributedString(string: pending, attributes: attributes))
        pending = ""
    }

    private mutating func breakLine() {
        if pending.hasSuffix(" ") { pending.removeLast() }
        if result.length > 0 || !pending.isEmpty { pending.append("\n") }
        endsWithSpace = true
    }

    private mutating func beginBlock() {
        let text = result.string + pending
        if !text.isEmpty, !text.hasSuffix("\n") { breakLine() }
        endsWithSpace = true
    }

    private mutating func readTag() {
        if characters[index...].starts(with: "<!--") {
            index += 4
            while index < characters.count, !characters[index...].starts(with: "-->") { index += 1 }
            index = min(index + 3, characters.count)
            return
        }
        let end = characters[index...].firstIndex(of: ">") ?? characters.count
        let tag = String(characters[min(index + 1, end)..<end])
        guard let first = tag.first, first.isLetter || first == "/" || first == "!" || first == "?" else {
            append("<")
            index += 1
            return
        }
        index = min(end + 1, characters.count)
        let isEnd = first == "/"
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if !isEnd, ["script", "style", "head", "title"].contains(name) { return skip(to: name) }
        open(name, tag, step: isEnd ? -1 : 1)
    }

    private mutating func skip(to name: String) {
        while index < characters.count {
            if characters[index] == "<" {
                let word = String(characters[(index + 1)...].prefix(name.count + 1)).lowercased()
                if word == "/" + name { break }
            }
            index += 1
        }
        index = min((characters[index...].firstIndex(of: ">") ?? characters.count - 1) + 1, characters.count)
    }

    private mutating func open(_ name: String, _ tag: String, step: Int) {
        switch name {
        case "b", "strong", "th": change(\.bold, step)
        case "i", "em", "cite", "dfn", "var": change(\.italic, step)
        case "u", "ins": change(\.underline, step)
        case "a":
            flush()
            if step > 0 { links.append(Self.attribute("href", of: tag) ?? "") } else { _ = links.popLast() }
        case "br": breakLine()
        case "h1", "h2", "h3", "h4", "h5", "h6":
            beginBlock()
            change(\.bold, step)
        case "pre":
            beginBlock()
            preformatted = max(0, preformatted + step)
        case "li":
            beginBlock()
            if step > 0 { append("\t\u{2022}\t") }
        case "p", "div", "ul", "ol", "tr", "table", "blockquote", "section", "article", "header", "footer", "hr":
            beginBlock()
        default: break
        }
    }

    private mutating func change(_ count: WritableKeyPath<HTMLReader, Int>, _ step: Int) {
        flush()
        self[keyPath: count] = max(0, self[keyPath: count] + step)
    }

    private static func attribute(_ name: String, of tag: String) -> String? {
        guard let start = tag.range(of: name + "=", options: .caseInsensitive)?.upperBound else { return nil }
        let rest = tag[start...]
        guard let quote = rest.first, quote == "\"" || quote == "'" else {
            return String(rest.prefix { !$0.isWhitespace })
        }
        return String(rest.dropFirst().prefix { $0 != quote })
    }

    private static let references: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}",
        "reg": "\u{AE}", "trade": "\u{2122}", "hellip": "\u{2026}", "mdash": "\u{2014}", "ndash": "\u{2013}",
        "lsquo": "\u{2018}", "rsquo": "\u{2019}", "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bull": "\u{2022}",
        "euro": "\u{20AC}", "pound": "\u{A3}", "yen": "\u{A5}", "deg": "\u{B0}", "middot": "\u{B7}",
        "times": "\u{D7}", "laquo": "\u{AB}", "raquo": "\u{BB}", "auml": "\u{E4}", "ouml": "\u{F6}", "uuml": "\u{FC}",
        "Auml": "\u{C4}", "Ouml": "\u{D6}", "Uuml": "\u{DC}", "szlig": "\u{DF}", "eacute": "\u{E9}",
        "egrave": "\u{E8}", "agrave": "\u{E0}", "ccedil": "\u{E7}", "ntilde": "\u{F1}",
    ]

    private mutating func readReference() -> String {
        let name = String(characters[(index + 1)...].prefix(12).prefix { $0 != ";" })
        let end = index + 1 + name.count
        guard end < characters.count, characters[end] == ";", let text = Self.text(of: name) else {
            index += 1
            return "&"
        }
        index = end + 1
        return text
    }

    private static func text(of name: String) -> String? {
        guard name.hasPrefix("#") else { return references[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
