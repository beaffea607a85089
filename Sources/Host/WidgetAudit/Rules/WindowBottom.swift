import CoreGraphics

extension AuditRule {
    static let windowBottom = AuditRule(
        RuleID(.guidelines, 126), "window-bottom", .warning, decision: .mixed,
        title: "Nothing important is at the bottom of a Mac window",
        check: """
            The frames of controls and texts of a Mac window, against its lowest part. A control there is a fault; a \
            text needs a review.
            """,
        remedy: "Move it to the toolbar or further up.",
        guideline: """
            People move windows so that their lower edge is below the screen. Controls and information that matter are \
            further up.
            """,
        sources: [.layout], needs: .screens, thresholds: [WindowBottom.bottom], judge: WindowBottom.judge)
}

private enum WindowBottom {
    static let bottom = Threshold("bottom", 44, .points, .measured("the height of a bar with controls"))

    /// Whether a text matters is for a reader to decide.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.screens(otherwise: "no preview is drawn on a Mac") {
            $0.conditions.kind == .mac
        } judge: { screen in
            screen.fixedParts.compactMap { part in
                let distance = max(Double(screen.conditions.bounds.maxY - part.frame.maxY), 0)
                guard distance < input.value(of: bottom) else { return nil }
                let measured = Measure.number(distance, .points)
                let message = "\(part.name) is \(measured.text) from the bottom of the window"
                let bound = input.measure(of: bottom)
                guard part.control != nil else {
                    return screen.review(
                        part.identity, message, at: .init(part), advice: "Check whether it matters; if so, move it up.",
                        measured: measured, bound: bound)
                }
                return screen.finding(
                    part.identity, message, at: .init(part), advice: "Move it to the toolbar or further up.",
                    measured: measured, bound: bound)
            }
        }
    }
}
