import SwiftSource

/// Creates predicates from their closures: Foundation's macros expand to nested generic expressions, of which one with
/// three terms takes the compiler half a minute.
///
/// `#Predicate` becomes `#_Predicate` and `#Expression` becomes `#_Expression`. Comments and literals are not changed.
/// Every line keeps its number.
enum PredicateMacros {
    static let names: Set<String> = ["#_Predicate", "#_Expression"]

    /// The changed source, or `nil` if nothing has to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds("#Predicate") || source.holds("#Expression") else { return nil }
        let text = SourceText(source)
        let edits = text.macros(named: ["Predicate", "Expression"]).map {
            SourceEdit.insertion("_", at: $0.name.lowerBound)
        }
        return edits.isEmpty ? nil : SourceEdit.apply(edits, to: source)
    }
}
