extension AuditRule {
    static let galleryTexts = AuditRule(
        RuleID(.guidelines, 88), "gallery-texts", .error,
        title: "The widget gallery shows a name and a description",
        check: "The display name and the description of the configuration.",
        remedy: "Add configurationDisplayName(_:) and description(_:).",
        guideline: """
            The gallery is where people choose a widget. Without a display name and a description they see a picture \
            only, and VoiceOver has nothing to read.
            """,
        sources: [.widgets2022, .widgets2025], needs: .description, judge: GalleryTexts.judge)
}

private enum GalleryTexts {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let description = input.evidence.description
        guard description.configuration != .activity else {
            return [.notApplicable(reason: "a Live Activity is not in the gallery")]
        }
        let texts = [
            ("display name", description.displayName, "configurationDisplayName(_:)"),
            ("description", description.description, "description(_:)"),
        ]
        return texts.map { name, text, modifier in
            guard text.allSatisfy(\.isWhitespace) else { return .pass(1) }
            return .violation(
                Observation(
                    .named(name), "the widget has no \(name)", advice: "Add \(modifier) to the configuration.",
                    measured: .text("empty"), bound: .text("a text")))
        }
    }
}
