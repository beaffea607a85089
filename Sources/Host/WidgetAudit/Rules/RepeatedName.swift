extension AuditRule {
    static let repeatedName = AuditRule(
        RuleID(.guidelines, 27), "repeated-name", .warning,
        title: "The name and the icon of the app are not repeated inside",
        check: """
            Each text is compared with the display name, whatever the case of its letters, and each image with the \
            name of the app's icon.
            """,
        remedy: "Remove the name or the icon; the system shows it outside of the widget.",
        guideline: """
            The system shows the name below the widget. A title with the same words, or the icon of the app, takes \
            space from the content.
            """,
        sources: [.widgets2022, .widgets2025, .tutorial], needs: [.pictures, .archive], judge: RepeatedName.judge)
}

private enum RepeatedName {
    /// The whole text is the name that the gallery shows, in any case of letters.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let name = folded(input.evidence.description.displayName)
        return input.pictures(otherwise: "no system family is drawn") {
            input.evidence.isUsual($0) && $0.conditions.family.kind == .system
        }.judge { picture, index in
            picture.content.compactMap { element in
                let isIcon = Logo.isIcon(element)
                let isName = !name.isEmpty && element.text.map { folded($0.string) == name } ?? false
                guard isIcon || isName, !element.isRedacted else { return nil }
                return .violation(
                    Observation(
                        picture.subject(element),
                        isIcon
                            ? "the widget shows the icon of the app"
                            : "\(Named.text(element.text?.string ?? "")) is the name of the widget",
                        advice: "Remove it; the system shows it outside of the widget.",
                        measured: .text(isIcon ? "the icon" : element.text?.string ?? ""), bound: .text("content"),
                        spot: picture.spot(element, index), literal: element.text?.string))
            }
        }
    }

    private static func folded(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }
}
