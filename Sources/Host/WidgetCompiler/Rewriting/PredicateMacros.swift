import SwiftSource

/// Has predicates made of their closures: Foundation's macros write them as nested generic expressions, of which one with
/// three terms takes the compiler half a minute.
///
/// `#Predicate` becomes `#_Predicate` and `#Expression` becomes `#_Expression`. Comments and literals are not code. Every
/// line keeps its number.
enum PredicateMacros {
    static let names: Set<String> = ["#_Predicate", "#_Expression"]

    /// The changed source, or none when nothing had to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds("#Predicate") || source.holds("#Expression") else { return nil }
        let text = SourceText(source)
        var result: [UInt8] = []
        var copied = 0
        for offset in text.code.indices where text.code[offset] == UInt8(ascii: "#") {
            guard let word = text.word(at: offset + 1), word.lowerBound == offset + 1,
                names.contains("#_" + text.string(word))
            else { continue }
            result += source[copied...offset] + [UInt8(ascii: "_")]
            copied = word.lowerBound
        }
        return copied == 0 ? nil : result + source[copied...]
    }
}
