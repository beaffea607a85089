import WidgetVocabulary

/// Whether a widget has a URL that only some entries have: the current one may have no data.
///
/// The preview of the same family in the gallery has one, or the sources give one to the widget:
///
/// 1. `widgetURL(_:)` is called with a value, as in `widgetURL(entry.url)`. An address that is written in the call always
///    exists.
/// 2. The call is in the declaration of the widget, or anywhere if the extension has no other widget.
/// 3. No picture of the widget has a URL: if one does, a family without a URL lacks the call.
struct WidgetURLCalls {
    private let hasValue: Bool
    /// The families whose previews have a destination.
    private let previewed: Set<Family>

    init(_ input: RuleInput) {
        previewed = Set(
            input.evidence.pictures.filter { $0.conditions.content == .gallery && !$0.opensNoPage }
                .map(\.conditions.family))
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

    /// The outcome of a rule for a tap on a family without a destination.
    func outcome(_ seen: Observation, _ family: Family) -> RuleOutcome {
        guard hasValue || previewed.contains(family) else { return .violation(seen) }
        var seen = seen
        seen.advice = "Check whether a tap has a destination once the widget has data."
        return .needsReview(seen)
    }
}
