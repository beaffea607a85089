extension AuditRule {
    static let loadingSpinner = AuditRule(
        RuleID(.guidelines, 60), "loading-spinner", .error,
        title: "No spinner is shown",
        check: "Progress views without a value in any entry.",
        remedy: "Give the progress view a value, or show the last known data instead.",
        guideline: """
            A widget is a series of still pictures: an indeterminate progress view does not turn, and nothing replaces it \
            until the next reload. Show old data, or the placeholder.
            """,
        sources: [.tutorial], needs: [.pictures, .archive], judge: LoadingSpinner.judge)
}

private enum LoadingSpinner {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no picture shows an entry") { $0.conditions.content == .entry }.judge {
            picture, index in
            picture.elements.compactMap { element in
                guard case .progress(isIndeterminate: true) = element.content else { return nil }
                return .violation(
                    Observation(
                        picture.subject(element), "a progress view without a value does not move",
                        advice: "Give the progress view a value, or show the last known data instead.",
                        measured: .text("no value"), bound: .text("a value"), spot: picture.spot(element, index)))
            }
        }
    }
}
