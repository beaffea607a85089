extension AuditRule {
    static let intentCount = AuditRule(
        RuleID(.guidelines, 46), "intent-count", .note,
        title: "A widget has simple functions",
        check: "The number of different app intents that the buttons and toggles of a family perform.",
        remedy: "Keep the most frequent ones, and open the app for the others.",
        guideline: """
            Buttons in a widget perform the few things that people do most often. The rest is in the app.
            """,
        sources: [.widgets2025], needs: [.pictures, .archive], thresholds: [IntentCount.limit], judge: IntentCount.judge
    )
}

private enum IntentCount {
    static let limit = Threshold("limit", 3, .count, .measured("as many as a glance distinguishes"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no picture has a button or a toggle") {
            $0.conditions.content == .entry && $0.taps.contains { $0.intent != nil }
        }.judge { picture, index in
            let count = Set(picture.taps.compactMap(\.intent)).count
            guard Double(count) > input.value(of: limit) else { return [] }
            let family = picture.conditions.family
            return [
                .violation(
                    Observation(
                        .family(family), "the \(family.shortName) widget performs \(count) different intents",
                        advice: "Keep the most frequent ones, and open the app for the others.",
                        measured: .number(Double(count), .count), bound: input.measure(of: limit),
                        spot: picture.spot(index)))
            ]
        }
    }
}
