import RenderModel

extension AuditRule {
    static let controlIntents = AuditRule(
        RuleID(.guidelines, 43), "control-intents", .error,
        title: "Buttons and toggles perform an intent",
        check: "Each button and toggle that was built with a closure instead of an app intent.",
        remedy: "Give the control an app intent, or remove it.",
        guideline: """
            The views of a widget are archived, and a closure is not. Only an app intent runs when a button or a \
            toggle is tapped.
            """,
        sources: [.widgets2025, .tutorial], needs: [.pictures, .archive], judge: ControlIntents.judge)
}

private enum ControlIntents {
    private static let controls: Set = ["Button", "Toggle"]

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no picture has a button or a toggle") { picture in
            picture.conditions.content == .entry
                && (picture.taps.contains { $0.kind != .link } || picture.diagnostics.contains(where: isClosure))
        }.judge { picture, index in
            picture.diagnostics.filter(isClosure).map { diagnostic in
                .violation(
                    Observation(
                        .named(diagnostic.subject),
                        "a \(diagnostic.subject.lowercased()) performs a closure, which does nothing in a widget",
                        advice: "Give it an app intent, or remove it.", measured: .text("a closure"),
                        bound: .text("an intent"), spot: picture.spot(index), source: SourcePosition(diagnostic)))
            }
        }
    }

    private static func isClosure(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.code == .noEffect && controls.contains(diagnostic.subject)
    }
}
