import WidgetVocabulary

extension AuditRule {
    static let wholeText = AuditRule(
        RuleID(.guidelines, 5), "whole-text", .error,
        title: "Text is not truncated",
        check: "Layout reports each text that it truncates, at every type size on the standard screen.",
        remedy: """
            Shorten the text, allow more lines or a minimum scale factor, or offer a shorter form with ViewThatFits.
            """,
        guideline: """
            A widget is glanced at; a value that ends in an ellipsis is not read. At the type size Large nothing may be \
            cut. At larger sizes a cut text is a warning, because the layout should adapt.
            """,
        sources: [.widgets2025, .layout], needs: [.pictures, .appearances, .typeSizes, .archive], judge: WholeText.judge
    )
}

private enum WholeText {
    /// The system sets the type of an inline accessory, whatever the type size. A text that is truncated at Large is not
    /// reported again for larger sizes.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no picture shows text") {
            input.evidence.isUsual($0) && !$0.texts.isEmpty && $0.conditions.hasOwnTypeSize
        }.judge { picture, index in
            let isLarger = picture.conditions.typeSize > .large
            let known = isLarger ? truncated(atLargeLike: picture, input) : []
            return picture.texts.compactMap { element, text in
                guard text.isTruncated, !element.isRedacted, !known.contains(element.identity) else { return nil }
                return .violation(
                    Observation(
                        picture.subject(element), "\(Named.text(text.string)) is truncated",
                        advice: """
                            Shorten the text, allow more lines or a minimum scale factor, or offer a shorter form with \
                            ViewThatFits.
                            """,
                        measured: .text("an ellipsis"), bound: .text("the whole text"),
                        spot: picture.spot(element, index),
                        severity: isLarger ? .warning : nil))
            }
        }
    }

    /// The identities of the texts that are truncated at Large in the conditions of a picture.
    private static func truncated(atLargeLike picture: PictureEvidence, _ input: RuleInput) -> Set<String> {
        guard let large = input.evidence.index(like: picture, { $0.typeSize = .large }) else { return [] }
        return Set(input.evidence.pictures[large].texts.filter(\.facts.isTruncated).map(\.element.identity))
    }
}
