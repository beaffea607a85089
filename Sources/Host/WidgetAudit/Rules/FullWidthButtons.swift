import CoreGraphics

extension AuditRule {
    static let fullWidthButtons = AuditRule(
        RuleID(.guidelines, 119), "full-width-buttons", .warning, decision: .mixed,
        title: "A full-width button keeps the margins and ends at the safe area",
        check: """
            The sides and the lower edge of each button that is nearly as wide as the screen, against the system's \
            margin and the safe area.
            """,
        remedy: "Add the system's padding at both sides, and align the button with the bottom of the safe area.",
        guideline: """
            A button across the screen has the system's margins at both sides, so that it fits the rounded corners, and \
            its lower edge is at the bottom of the safe area or above.
            """,
        sources: [.layout], needs: .screens, judge: FullWidthButtons.judge)
}

private enum FullWidthButtons {
    /// Of frames, in points.
    private static let tolerance: CGFloat = 0.5

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.screens(otherwise: "no preview has a full-width button on an iPhone or an iPad") {
            $0.isTouched && !buttons(of: $0).isEmpty
        } judge: { screen in
            let (safeArea, margin) = (screen.conditions.safeArea, screen.conditions.margin)
            return buttons(of: screen).compactMap { button, fill in
                let name = Named.tap(button)
                let area = ScreenEvidence.Area(path: button.path, frame: fill)
                let side = Double(min(fill.minX - safeArea.minX, safeArea.maxX - fill.maxX))
                if side < margin - Double(tolerance) {
                    let measured = Measure.number(side, .points)
                    return screen.finding(
                        button.identity, "\(name) is \(measured.text) from the side of the safe area",
                        at: area, advice: "Add the system's padding at both sides.", measured: measured,
                        bound: .number(margin, .points))
                }
                let below = fill.maxY - safeArea.maxY
                guard below > tolerance else { return nil }
                let measured = Measure.number(Double(below), .points)
                return screen.finding(
                    button.identity, "\(name) ends \(measured.text) below the safe area", at: area,
                    advice: "Align it with the bottom of the safe area.", measured: measured,
                    bound: .number(0, .points))
            }
        }
    }

    /// Buttons with a visible form that is as wide as the margins permit, or wider. Rows of a scroll view do not count.
    private static func buttons(of screen: ScreenEvidence) -> [(button: TapFacts, fill: CGRect)] {
        let least = screen.conditions.safeArea.width - 2 * CGFloat(screen.conditions.margin) - tolerance
        return screen.controls.compactMap { control in
            guard control.kind == .button, !screen.isScrolled(control.path) else { return nil }
            let forms = screen.elements.filter { $0.isWithin(control.path) && $0.coverOpacity != nil }
            let fill = forms.reduce(CGRect.null) { $0.union($1.frame) }
            return !fill.isNull && fill.width >= least ? (control, fill) : nil
        }
    }
}
