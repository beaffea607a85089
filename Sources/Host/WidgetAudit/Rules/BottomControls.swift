import CoreGraphics

extension AuditRule {
    static let bottomControls = AuditRule(
        RuleID(.guidelines, 118), "bottom-controls", .warning, decision: .mixed,
        title: "No control is at the very bottom or in a corner of the screen",
        check: "The frames of controls, against a strip at the bottom of the screen and squares in its corners.",
        remedy: "Move the control up to the safe area, and keep the margins of the screen.",
        guideline: """
            People swipe from the bottom edge and from the corners to use the system, and miss or trigger what is there.
            """,
        sources: [.layout], needs: .screens, thresholds: [BottomControls.bottom, BottomControls.corner],
        judge: BottomControls.judge)
}

private enum BottomControls {
    static let bottom = Threshold(
        "bottom", 34, .points, .measured("the height that the home indicator keeps free in portrait"))
    static let corner = Threshold("corner", 16, .points, .measured("the narrow margin of the system"))
    /// Of frames, in points.
    private static let tolerance = 0.5

    /// A control at the bottom of the safe area is where the guidelines want it: where the home indicator keeps less
    /// free than the threshold, its height is the bound.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.screens(otherwise: "no preview has a control on an iPhone or an iPad") {
            $0.isTouched && !$0.controls.isEmpty
        } judge: { screen in
            let bounds = screen.conditions.bounds
            let free = min(input.value(of: bottom), Double(bounds.maxY - screen.conditions.safeArea.maxY))
            return screen.fixedParts.compactMap { part in
                guard let control = part.control else { return nil }
                let distance = max(Double(bounds.maxY - control.frame.maxY), 0)
                if distance < free - tolerance {
                    let measured = Measure.number(distance, .points)
                    return screen.finding(
                        control.identity, "\(part.name) is \(measured.text) from the bottom edge",
                        at: .init(control), advice: "Move it up to the safe area.", measured: measured,
                        bound: .number(free, .points))
                }
                let side = cornerDistance(of: control.frame, in: bounds)
                guard side < input.value(of: corner) - tolerance else { return nil }
                let measured = Measure.number(side, .points)
                return screen.finding(
                    control.identity, "\(part.name) is \(measured.text) from a corner of the screen",
                    at: .init(control), advice: "Keep the margins of the screen.", measured: measured,
                    bound: input.measure(of: corner))
            }
        }
    }

    /// The larger distance of the frame from the two edges of its nearest corner.
    private static func cornerDistance(of frame: CGRect, in bounds: CGRect) -> Double {
        let horizontal = min(frame.minX - bounds.minX, bounds.maxX - frame.maxX)
        let vertical = min(frame.minY - bounds.minY, bounds.maxY - frame.maxY)
        return max(Double(max(horizontal, vertical)), 0)
    }
}
