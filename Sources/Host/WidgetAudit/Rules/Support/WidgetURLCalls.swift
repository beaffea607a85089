/// Whether the sources give a widget a URL that only some entries have.
///
/// 1. `widgetURL(_:)` is called with a value, as in `widgetURL(entry.url)`. An address that is written in the call always
///    exists.
/// 2. The call is in the declaration of the widget, or anywhere if the extension has no other widget.
/// 3. No picture of the widget has a URL: if one does, a family without a URL lacks the call.
struct WidgetURLCalls {
    private let hasValue: Bool

    init(_ input: RuleInput) {
        guard input.evidence.pictures.allSatisfy({ $0.widgetURL?.isEmpty ?? true }) else {
            hasValue = false
            return
        }
        let own = input.sources.code(ofType: input.evidence.description.typeName)
        let others = input.evidence.facts.siblings.isEmpty ? input.sources.files : []
        hasValue =
            own.contains(where: Self.passesValue)
            || others.contains { file in file.lines.contains { Self.passesValue(SourceIndex.code(of: $0)) } }
    }

    private static func passesValue(_ code: Substring) -> Bool {
        code.split(separator: "widgetURL(", omittingEmptySubsequences: false).dropFirst().contains { rest in
            let argument = rest.drop(while: \.isWhitespace)
            return !["URL(", "URL.init(", ".init(", "nil", "_ "].contains { argument.hasPrefix($0) }
        }
    }

    /// The outcome of a rule for a tap without a destination.
    func outcome(_ seen: Observation) -> RuleOutcome {
        guard hasValue else { return .violation(seen) }
        var seen = seen
        seen.advice = "Check whether the value that widgetURL(_:) receives is a URL once the widget has data."
        return .needsReview(seen)
    }
}
