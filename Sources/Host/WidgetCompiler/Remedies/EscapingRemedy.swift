import SwiftSource

/// Lets closures escape into functions that Foundation declares so here and not on Apple's platforms.
///
/// Only for sources that are known to compile for Apple's platforms.
enum EscapingRemedy {
    static func edits(for error: CompilerMessage, at offset: Int, in text: SourceText) -> [SourceEdit]? {
        let isEscape =
            error.message.hasPrefix("escaping closure captures non-escaping parameter '")
            || error.message.hasPrefix("passing non-escaping parameter '")
        let parts = error.message.split(separator: "'", omittingEmptySubsequences: false)
        guard isEscape, parts.count > 1 else { return nil }
        let outline = SourceOutline(text)
        guard let body = outline.body(around: offset) else { return nil }
        let block = outline.blocks[body]
        var cursor = block.keyword
        while cursor < block.open {
            guard let word = text.word(at: cursor) else {
                cursor += 1
                continue
            }
            let colon = text.skippingSpace(from: word.upperBound)
            if text.string(word) == parts[1], text.byte(colon) == UInt8(ascii: ":") {
                return [.insertion(" @escaping", at: colon + 1)]
            }
            cursor = word.upperBound
        }
        return nil
    }
}
