import CoreGraphics
import RenderModel

extension AuditRule {
    static let standByBackground = AuditRule(
        RuleID(.guidelines, 73), "standby-background", .error,
        title: "Nothing replaces the background in StandBy and CarPlay",
        check: """
            The area of each rectangle that reaches opposite edges in StandBy or CarPlay, if it is at least half \
            opaque and not black.
            """,
        remedy: """
            Move it into containerBackground(for: .widget), or leave it out when showsWidgetContainerBackground is \
            false.
            """,
        guideline: """
            StandBy and CarPlay remove the background, so that the content continues into the black around it. An area \
            that reaches opposite edges shows where the widget ends.
            """,
        sources: [.widgets2025], needs: [.pictures, .appearances], thresholds: [StandByBackground.share],
        judge: StandByBackground.judge)
}

private enum StandByBackground {
    static let share = Threshold("share", 10, .percent, .measured("a smaller area is a line"))
    private static let leastOpacity = 0.5
    /// Points; layout rounds to pixels.
    private static let tolerance = 0.5
    /// A luminance that is not distinguished from black.
    private static let black = 0.01

    /// Rectangles count, with or without round corners. The curve of a chart may reach both edges on purpose.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "the widget is not shown in StandBy or CarPlay") {
            [.standBy, .carPlay].contains($0.conditions.context) && $0.conditions.content == .entry
        }.judge { picture, index in
            picture.content.compactMap { element in
                guard let shape = element.shape, let opacity = element.coverOpacity, opacity >= leastOpacity,
                    let luminance = shape.paint.luminance, luminance > black, spans(element.visible, picture.bounds),
                    RoundedCorner.radius(of: shape) != nil
                else { return nil }
                let covered = picture.share(of: element)
                guard covered >= input.value(of: share) else { return nil }
                return .violation(
                    Observation(
                        picture.subject(element),
                        "\(element.coverName) reaches opposite edges in \(picture.conditions.context.name)",
                        advice: """
                            Move it into containerBackground(for: .widget), or leave it out when \
                            showsWidgetContainerBackground is false.
                            """,
                        measured: .number(covered, .percent), bound: input.measure(of: share),
                        spot: picture.spot(element, index)))
            }
        }
    }

    private static func spans(_ area: CGRect, _ bounds: CGRect) -> Bool {
        let width = Double(bounds.width - area.width)
        let height = Double(bounds.height - area.height)
        return width <= tolerance || height <= tolerance
    }
}
