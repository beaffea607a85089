extension AuditRule {
    static let placeholderContent = AuditRule(
        RuleID(.guidelines, 99), "placeholder-content", .error,
        title: "The placeholder does not look like data",
        check: """
            The placeholder is compared with the current entry. It shows data if it is the same, or has a text with \
            a number that is not redacted.
            """,
        remedy: "Remove unredacted() from what shows data, so that the system hides it.",
        guideline: """
            The placeholder appears before the first data. If it shows values, people take sample data for their own. \
            The system hides text and images unless they are marked with unredacted().
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .placeholder], judge: PlaceholderContent.judge)
}

private enum PlaceholderContent {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no placeholder is drawn") { $0.conditions.content == .placeholder }.judge {
            picture, index in
            let entry = input.evidence.index(like: picture) { $0.content = .entry }
            if let entry, !picture.texts.isEmpty, input.evidence.pictures[entry].checksum == picture.checksum {
                let family = picture.conditions.family
                return [
                    .violation(
                        Observation(
                            .family(family), "the placeholder of \(family.rawValue) is the same as its content",
                            advice: "Remove unredacted() from what shows data.", measured: .text("equal"),
                            bound: .text("different"), spot: picture.spot(index), twin: entry))
                ]
            }
            return picture.texts.compactMap { element, text in
                guard !element.isRedacted, text.string.contains(where: \.isNumber) else { return nil }
                return .violation(
                    Observation(
                        picture.subject(element), "the placeholder shows \(Named.text(text.string))",
                        advice: "Remove unredacted() from the view, so that the system hides it.",
                        measured: .text(text.string), bound: .text("no data"), spot: picture.spot(element, index)))
            }
        }
    }
}
