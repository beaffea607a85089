extension AuditRule {
    static let textStyles = AuditRule(
        RuleID(.guidelines, 10), "text-styles", .note,
        title: "Text other than the main value uses text styles",
        check: """
            Each text that is smaller than the largest one is compared at the type sizes Large and AX5. One that \
            keeps its size has a fixed font.
            """,
        remedy: """
            Use a text style such as caption, or a font that is relative to one, for everything but the main value.
            """,
        guideline: """
            Text styles follow Dynamic Type and match the system's other widgets. A fixed size is for the one large \
            value whose layout depends on it.
            """,
        sources: [.widgets2025], needs: [.pictures, .typeSizes], judge: TextStyles.judge)
}

private enum TextStyles {
    /// The largest texts may keep their size. A text with a minimum scale factor counts with the size that it would
    /// have without.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let responses = TypeSizeResponse.all(in: input).filter { !$0.texts.isEmpty }
        guard !responses.isEmpty else { return [.notApplicable(reason: "no text is drawn at several type sizes")] }
        return responses.flatMap { response -> [RuleOutcome] in
            let largest = response.texts.map(\.size).max() ?? 0
            let fixed = response.texts.filter { $0.keepsSize && $0.size < largest }
            guard !fixed.isEmpty else { return [.pass(response.texts.count)] }
            return fixed.map { text in
                let measured = Measure.number(text.size, .points)
                return .violation(
                    Observation(
                        response.picture.subject(text.element),
                        "\(Named.text(text.string)) has \(measured.text) at every type size",
                        advice: "Use a text style such as .caption, or a font that is relative to one.",
                        measured: measured, bound: .text("a text style"),
                        spot: response.picture.spot(text.element, response.large), twin: response.largest,
                        literal: text.string,
                        cause: .size(text.size, RepeatedViews.pattern(of: text.element.identity))))
            }
        }
    }
}
