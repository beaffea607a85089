extension AuditRule {
    static let readableAfterScaling = AuditRule(
        RuleID(.guidelines, 2), "readable-after-scaling", .note,
        title: "Text stays readable where the place scales the widget down",
        check: """
            The size of each run of text at the type size Large, multiplied by the factor with which the place \
            scales the widget. Places that do not scale it down are exempt.
            """,
        remedy: "Use a larger text style on that platform.",
        guideline: """
            An iPad lays a widget out on a canvas and shows it smaller, at 85 to 94 %. Text that is just large enough \
            on the canvas may be too small on the screen.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .archive], thresholds: [ReadableAfterScaling.minimum],
        judge: ReadableAfterScaling.judge)
}

private enum ReadableAfterScaling {
    static let minimum = Threshold(
        "minimum", 9, .points, .measured("11 pt at the smallest factor of an iPad, 0.849, are 9.3 pt"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let minimum = input.value(of: Self.minimum)
        return input.pictures(otherwise: "no place scales the widget down") {
            $0.conditions.factor < 1 && $0.conditions.typeSize == .large && $0.conditions.content == .entry
                && !$0.texts.isEmpty
        }.judge { picture, index in
            picture.texts.compactMap { element, text in
                guard !element.isRedacted,
                    let size = text.smallestSize.map({ $0 * element.scale * picture.conditions.factor }), size < minimum
                else { return nil }
                let measured = Measure.number(size, .points)
                return .violation(
                    Observation(
                        picture.subject(element), "\(Named.text(text.string)) is \(measured.text) large on the screen",
                        advice: "Use a larger text style on this platform.", measured: measured,
                        bound: input.measure(of: Self.minimum), spot: picture.spot(element, index),
                        literal: text.string))
            }
        }
    }
}
