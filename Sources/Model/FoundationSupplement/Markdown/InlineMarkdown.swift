import Foundation

/// Inline markdown as localized texts use it: emphasis, strong, strikethrough, code and links.
///
/// 1. A backslash before punctuation gives the character itself.
/// 2. A run of backticks opens code up to the next run of the same length; nothing inside it is markdown.
/// 3. `*`, `_` and `~~` open a span when text follows directly, and close it when text precedes directly; `_` does
///    neither inside a word. An unclosed span remains text.
/// 4. `[text](address)` is a link, `<https://…>` is a link with its address as the text.
/// 5. Spans nest; each character carries the union of the intents around it.
package enum InlineMarkdown {
    /// Most texts have no markup at all, and reading them as attributed strings takes longer than laying them out.
    package static func mayHaveMarkup(_ source: String) -> Bool {
        source.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
                UInt8(ascii: "<"), UInt8(ascii: "\\"):
                true
            default: false
            }
        }
    }

    /// - Parameter collapsesLines: a single line break reads as a space, as in paragraphs of markdown.
    package static func attributed(
        _ source: String, baseURL: URL? = nil, collapsesLines: Bool = false
    ) -> AttributedString {
        if Inflection.isPresent(in: source) {
            let language = LocalizationStore.current.developmentLanguage
            return attributed(
                Inflection.applied(to: source, language: language), baseURL: baseURL, collapsesLines: collapsesLines)
        }
        guard mayHaveMarkup(source) || (collapsesLines && source.contains("\n")) else {
            return AttributedString(source)
        }
        var parser = InlineMarkdownParser(
            characters: Array(source), baseURL: baseURL, collapsesLines: collapsesLines)
        return parser.parse(from: 0, to: parser.characters.count, intent: [], link: nil, depth: 0)
    }
}

private struct InlineMarkdownParser {
    let characters: [Character]
    let baseURL: URL?
    let collapsesLines: Bool
    /// Spans inside spans deeper than this stay text.
    let depthLimit = 32

    mutating func parse(
        from start: Int, to end: Int, intent: InlinePresentationIntent, link: URL?, depth: Int
    ) -> AttributedString {
        var output = AttributedString()
        var plain = ""
        func flush() {
            guard !plain.isEmpty else { return }
            output += styled(plain, intent, link)
            plain = ""
        }
        var index = start
        while index < end {
            let character = characters[index]
            if character == "\\", index + 1 < end, characters[index + 1].isPunctuation || characters[index + 1].isSymbol
            {
                plain.append(characters[index + 1])
                index += 2
            } else if collapsesLines, character == "\n" {
                plain.append(" ")
                index += 1
            } else if character == "`", let span = codeSpan(at: index, end: end) {
                flush()
                output += styled(String(characters[span.content]), intent.union(.code), link)
                index = span.next
            } else if depth < depthLimit, let span = emphasis(at: index, start: start, end: end) {
                flush()
                output += parse(
                    from: span.content.lowerBound, to: span.content.upperBound, intent: intent.union(span.intent),
                    link: link, depth: depth + 1)
                index = span.next
            } else if character == "[", depth < depthLimit, let found = linkSpan(at: index, end: end) {
                flush()
                output += parse(
                    from: found.content.lowerBound, to: found.content.upperBound, intent: intent,
                    link: found.url, depth: depth + 1)
                index = found.next
            } else if character == "<", let found = autolink(at: index, end: end) {
                flush()
                output += styled(found.text, intent, found.url)
                index = found.next
            } else {
                plain.append(character)
                index += 1
            }
        }
        flush()
        return output
    }

    private func styled(_ text: String, _ intent: InlinePresentationIntent, _ link: URL?) -> AttributedString {
        var styled = AttributedString(text)
        if !intent.isEmpty {
            styled[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = intent
        }
        if let link { styled.link = link }
        return styled
    }

    private func runLength(of character: Character, at index: Int, end: Int) -> Int {
        var length = 0
        while index + length < end, characters[index + length] == character { length += 1 }
        return length
    }

    private func codeSpan(at index: Int, end: Int) -> (content: Range<Int>, next: Int)? {
        let fence = runLength(of: "`", at: index, end: end)
        var search = index + fence
        while search < end {
            guard characters[search] == "`" else {
                search += 1
                continue
            }
            let closing = runLength(of: "`", at: search, end: end)
            if closing == fence { return (index + fence..<search, search + fence) }
            search += closing
        }
        return nil
    }

    private func emphasis(
        at index: Int, start: Int, end: Int
    ) -> (content: Range<Int>, intent: InlinePresentationIntent, next: Int)? {
        let mark = characters[index]
        guard mark == "*" || mark == "_" || mark == "~" else { return nil }
        let run = runLength(of: mark, at: index, end: end)
        for length in stride(from: min(run, mark == "~" ? 2 : 3), through: mark == "~" ? 2 : 1, by: -1) {
            let open = index + length
            guard open < end, !characters[open].isWhitespace else { return nil }
            if mark == "_", index > start, characters[index - 1].isLetter || characters[index - 1].isNumber {
                return nil
            }
            guard let close = closing(mark, length: length, from: open, end: end) else { continue }
            let intent: InlinePresentationIntent =
                if mark == "~" { .strikethrough } else {
                    switch length {
                    case 1: .emphasized
                    case 2: .stronglyEmphasized
                    default: [.emphasized, .stronglyEmphasized]
                    }
                }
            return (open..<close, intent, close + length)
        }
        return nil
    }

    /// The start of the closing markers: a run of at least `length`, of which the last `length` are used when it is
    /// longer.
    private func closing(_ mark: Character, length: Int, from open: Int, end: Int) -> Int? {
        var search = open
        while search < end {
            if characters[search] == "\\" {
                search += 2
                continue
            }
            if characters[search] == "`", let code = codeSpan(at: search, end: end) {
                search = code.next
                continue
            }
            guard characters[search] == mark else {
                search += 1
                continue
            }
            let run = runLength(of: mark, at: search, end: end)
            let after = search + run
            let closes = search > open && !characters[search - 1].isWhitespace
            let insideWord = mark == "_" && after < end && (characters[after].isLetter || characters[after].isNumber)
            // A shorter or much longer run belongs to another span, such as the strong text inside emphasis.
            if closes, !insideWord, run == length || run == 3 { return after - length }
            search = after
        }
        return nil
    }

    private func linkSpan(at index: Int, end: Int) -> (content: Range<Int>, url: URL?, next: Int)? {
        var depth = 0
        var search = index
        while search < end {
            if characters[search] == "\\" {
                search += 1
            } else if characters[search] == "[" {
                depth += 1
            } else if characters[search] == "]" {
                depth -= 1
            }
            if depth == 0 { break }
            search += 1
        }
        guard search + 1 < end, characters[search + 1] == "(" else { return nil }
        guard let close = characters[(search + 2)..<end].firstIndex(of: ")") else { return nil }
        let address = String(characters[(search + 2)..<close]).split(separator: " ").first.map(String.init) ?? ""
        guard let url = URL(string: address, relativeTo: baseURL) else { return nil }
        return (index + 1..<search, url, close + 1)
    }

    private func autolink(at index: Int, end: Int) -> (text: String, url: URL, next: Int)? {
        guard let close = characters[index..<end].firstIndex(of: ">") else { return nil }
        let text = String(characters[(index + 1)..<close])
        guard text.contains(":"), !text.contains(" "), let url = URL(string: text), url.scheme != nil else {
            return nil
        }
        return (text, url, close + 1)
    }
}
