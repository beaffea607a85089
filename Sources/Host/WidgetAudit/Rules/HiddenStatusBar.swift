import RenderModel

extension AuditRule {
    static let hiddenStatusBar = AuditRule(
        RuleID(.guidelines, 129), "hidden-status-bar", .note, decision: .review,
        title: "The status bar is hidden for a reason only",
        check: "Whether the view hides the status bar. The reason, a reader knows.",
        remedy: "Keep the status bar where people do not gain from the space.",
        guideline: """
            The status bar has the time and the state of the device. Hiding it is worth it where people look at one thing \
            for a while, such as a game or a movie.
            """,
        sources: [.layout], needs: .screens, judge: HiddenStatusBar.judge)
}

private enum HiddenStatusBar {
    private static let modifiers: Set<String> = ["statusBarHidden", "statusBar"]

    /// The reason is in no preview: a reader decides. Whether the app's property list hides the bar is not read.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.screens(otherwise: "no preview is drawn on an iPhone or an iPad", where: \.isTouched) { screen in
            let names = screen.diagnostics.filter { $0.code == .noEffect }.map(\.subject)
            guard let name = names.first(where: modifiers.contains) else { return [] }
            return [
                screen.review(
                    name, "\(name) hides the status bar", at: screen.whole,
                    advice: "Check whether people gain from the space; if not, keep the status bar.",
                    measured: .text("hidden"), bound: .text("shown, or hidden for a reason"))
            ]
        }
    }
}
