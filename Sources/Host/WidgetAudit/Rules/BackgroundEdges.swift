import CoreGraphics

extension AuditRule {
    static let backgroundEdges = AuditRule(
        RuleID(.guidelines, 117), "background-edges", .warning, decision: .mixed,
        title: "Backgrounds reach the edges of the screen",
        check: "The frame of what covers the whole safe area behind the content, against the edges of the screen.",
        remedy: "Add ignoresSafeArea() to the background.",
        guideline: """
            A background that ends at the safe area leaves stripes at the top and the bottom of the screen. It extends \
            behind the bars, to the edges.
            """,
        sources: [.layout], needs: .screens, thresholds: [BackgroundEdges.share, BackgroundEdges.gap],
        judge: BackgroundEdges.judge)
}

private enum BackgroundEdges {
    static let share = Threshold(
        "share", 95, .percent, .measured("what covers less of the safe area is a card on the background"))
    static let gap = Threshold("gap", 0.5, .points, .measured("half a point is more than the rounding to pixels"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.screens(otherwise: "no preview has a background on an iPhone or an iPad") {
            $0.isTouched && !backgrounds(of: $0, input).isEmpty
        } judge: { screen in
            let bounds = screen.conditions.bounds
            let distances = backgrounds(of: screen, input).map { ($0, distance(of: $0.visible, in: bounds)) }
            guard let (element, distance) = distances.min(by: { $0.1 < $1.1 }), distance > input.value(of: gap)
            else { return [] }
            let measured = Measure.number(distance, .points)
            return [
                screen.finding(
                    element.identity, "\(element.coverName) ends \(measured.text) from an edge of the screen",
                    at: .init(path: element.path, frame: element.visible),
                    advice: "Add ignoresSafeArea() to the background.", measured: measured,
                    bound: input.measure(of: gap))
            ]
        }
    }

    /// What covers the safe area; the safe area is covered as well by what covers the whole screen.
    private static func backgrounds(of screen: ScreenEvidence, _ input: RuleInput) -> [AuditElement] {
        let area = screen.conditions.safeArea
        guard area.width > 0, area.height > 0 else { return [] }
        return screen.elements.filter { element in
            guard let opacity = element.coverOpacity, opacity >= AuditElement.leastCoverOpacity else { return false }
            let common = element.visible.intersection(area)
            guard !common.isNull else { return false }
            return 100 * Double(common.width * common.height / (area.width * area.height)) >= input.value(of: share)
        }
    }

    /// The largest distance of an edge of the frame from the edge of the screen.
    private static func distance(of frame: CGRect, in bounds: CGRect) -> Double {
        Double(
            max(
                frame.minX - bounds.minX, bounds.maxX - frame.maxX, frame.minY - bounds.minY, bounds.maxY - frame.maxY))
    }
}
