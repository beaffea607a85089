import SwiftSource

/// Lets extensions override methods, which only Objective-C's classes allow: a method that another extension declares.
///
/// 1. In the body of an extension, a `func` or `var` with `override` loses that word.
/// 2. It gets a name of its own, with `_` before it: nothing calls it, and what it overrides stays. The object does not
///    do what the extension adds; it compiles.
///
/// Every line keeps its number.
enum ExtensionOverrides {
    /// The changed source, or none when nothing had to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds("override"), source.holds("extension") else { return nil }
        let text = SourceText(source)
        let outline = SourceOutline(text)
        var edits: [(range: Range<Int>, text: [UInt8])] = []
        for word in text.words where text.string(word) == "override" {
            guard isModifier(word, in: text),
                let block = outline.block(around: word.lowerBound),
                case let keyword = outline.blocks[block].keyword, outline.blocks[block].kind == .type,
                text.word(at: keyword).map(text.string) == "extension",
                let declaration = outline.declaration(at: word.lowerBound),
                declaration.keyword == "func" || declaration.keyword == "var",
                let name = name(of: declaration, in: text)
            else { continue }
            edits.append((word, Array(repeating: UInt8(ascii: " "), count: word.count)))
            edits.append((name.lowerBound..<name.lowerBound, [UInt8(ascii: "_")]))
        }
        guard !edits.isEmpty else { return nil }
        var result = source
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.text)
        }
        return result
    }

    /// A modifier has a word or an attribute behind it, a parameter of that name has not; nor is it a member or a name
    /// that is declared.
    private static func isModifier(_ word: Range<Int>, in text: SourceText) -> Bool {
        if let before = text.lastBefore(word.lowerBound) {
            if text.code[before] == UInt8(ascii: ".") { return false }
            let keyword = text.word(at: before).map(text.string) ?? ""
            if ["let", "var", "case", "func", "in"].contains(keyword) { return false }
        }
        let next = text.skippingSpace(from: word.upperBound)
        return next > word.upperBound && (text.isWord(next) || text.byte(next) == UInt8(ascii: "@"))
    }

    private static func name(of declaration: SourceOutline.Declaration, in text: SourceText) -> Range<Int>? {
        let keyword = text.words(in: declaration.range).first { text.string($0) == declaration.keyword }
        return keyword.flatMap { text.word(at: text.skippingSpace(from: $0.upperBound)) }
    }
}
