/// Lets protocols of Objective-C compile: those with `@objc`, whose methods may be optional.
///
/// 1. Such a protocol is for classes: one that names no other gets `: AnyObject`.
/// 2. `optional func name(…) -> Type` loses `optional` and gets `throws`. A method that does not throw fulfils it.
/// 3. Behind the protocol's last brace an extension gives each of them a body that throws: what a class that lacks the
///    method does. `OptionalCalls` turns calls with `?` into ones that take the error for nothing.
///
/// Every line stays where it was. Optional properties stay as they are, and do not compile.
struct ObjectiveCProtocols {
    private let text: SourceText
    private var edits: [(range: Range<Int>, text: String)] = []

    /// The changed source, or none when nothing had to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds("protocol"), source.holds("@objc") else { return nil }
        var protocols = ObjectiveCProtocols(text: SourceText(source))
        for word in protocols.words(in: source.indices) where protocols.text.string(word) == "protocol" {
            protocols.declare(at: word)
        }
        guard !protocols.edits.isEmpty else { return nil }
        var result = source
        for edit in protocols.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        return result
    }

    /// The names of a source's optional methods.
    static func optionalMethods(in source: [UInt8]) -> Set<String> {
        guard source.holds("optional") else { return [] }
        let protocols = ObjectiveCProtocols(text: SourceText(source))
        return Set(
            protocols.words(in: source.indices).compactMap { word in
                guard protocols.text.string(word) == "optional" else { return nil }
                return protocols.method(after: word).map { protocols.text.string($0.name) }
            })
    }

    private func words(in range: Range<Int>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard let word = text.word(at: offset) else {
                offset += 1
                continue
            }
            words.append(word)
            offset = word.upperBound
        }
        return words
    }

    private mutating func declare(at keyword: Range<Int>) {
        let attributes = attributes(before: keyword.lowerBound)
        guard attributes.contains(where: { $0.hasPrefix("@objc") }),
            let name = text.word(at: text.skippingSpace(from: keyword.upperBound)),
            let open = text.code[name.upperBound...].firstIndex(of: UInt8(ascii: "{")),
            let close = text.closing(of: open)
        else { return }
        if !text.code[name.upperBound..<open].contains(UInt8(ascii: ":")) {
            edits.append((name.upperBound..<name.upperBound, ": AnyObject"))
        }
        // An extension of a protocol inside a type would have to stand outside of that.
        guard depth(at: keyword.lowerBound) == 0 else { return }
        let access = attributes.contains("public") ? "public " : ""
        var bodies: [String] = []
        for word in words(in: open + 1..<close) where text.string(word) == "optional" {
            guard let method = method(after: word) else { continue }
            edits.append((word, String(repeating: " ", count: word.count)))
            let place = method.effectsEnd
            if !method.isThrowing { edits.append((place..<place, " throws")) }
            let isolation = self.attributes(before: word.lowerBound).contains("@MainActor") ? "@MainActor " : ""
            let head = text.string(word.upperBound..<place) + (method.isThrowing ? "" : " throws")
            let signature = (head + text.string(place..<method.end)).split(whereSeparator: \.isWhitespace)
            bodies.append("\(isolation)\(access)\(signature.joined(separator: " ")) { throw CancellationError() }")
        }
        guard !bodies.isEmpty else { return }
        let body = "; extension \(text.string(name)) { \(bodies.joined(separator: "; ")) }"
        edits.append((close + 1..<close + 1, body))
    }

    /// How many braces are open.
    private func depth(at offset: Int) -> Int {
        text.code[..<offset].reduce(into: 0) { depth, byte in
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
        }
    }

    private struct Method {
        var name: Range<Int>
        /// Behind the parameters and what they are followed by before an arrow.
        var effectsEnd: Int
        var end: Int
        var isThrowing: Bool
    }

    /// The method whose declaration goes on behind a word such as `optional`.
    private func method(after word: Range<Int>) -> Method? {
        var start = text.skippingSpace(from: word.upperBound)
        while let modifier = text.word(at: start), ["static", "class"].contains(text.string(modifier)) {
            start = text.skippingSpace(from: modifier.upperBound)
        }
        guard let keyword = text.word(at: start), text.string(keyword) == "func",
            let name = text.word(at: text.skippingSpace(from: keyword.upperBound)),
            case let open = text.skippingSpace(from: name.upperBound), text.byte(open) == UInt8(ascii: "("),
            let close = text.closing(of: open)
        else { return nil }
        var end = close + 1
        var isThrowing = false
        var next = text.skippingSpace(from: end)
        while let effect = text.word(at: next), ["async", "throws"].contains(text.string(effect)) {
            if text.string(effect) == "throws" { isThrowing = true }
            end = effect.upperBound
            next = text.skippingSpace(from: end)
        }
        var method = Method(name: name, effectsEnd: end, end: end, isThrowing: isThrowing)
        if text.code[next...].starts(with: "->".utf8) { method.end = endOfType(from: next + 2) }
        return method
    }

    /// Where a type ends that stands last in its line.
    private func endOfType(from start: Int) -> Int {
        var offset = text.skippingSpace(from: start)
        while let byte = text.byte(offset) {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["):
                guard let close = text.closing(of: offset) else { return offset }
                offset = close
            case UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "}"): return offset
            default: break
            }
            offset += 1
        }
        return offset
    }

    /// The modifiers and attributes before a keyword, the latter without arguments.
    private func attributes(before keyword: Int) -> [String] {
        let modifiers: Set<String> = ["public", "internal", "private", "fileprivate", "package", "nonisolated"]
        var found: [String] = []
        var start = keyword
        while var last = text.lastBefore(start) {
            if text.byte(last) == UInt8(ascii: ")"), let open = text.opening(of: last), open > 0 { last = open - 1 }
            guard let word = text.word(at: last) else { return found }
            let isAttribute = text.byte(word.lowerBound - 1) == UInt8(ascii: "@")
            guard isAttribute || modifiers.contains(text.string(word)) else { return found }
            found.append((isAttribute ? "@" : "") + text.string(word))
            start = isAttribute ? word.lowerBound - 1 : word.lowerBound
        }
        return found
    }
}
