import CoreGraphics
import RenderModel

extension AuditRule {
    static let standByBackground = AuditRule(
        RuleID(.guidelines, 73), "standby-background", .error, decision: .mixed,
        title: "Nothing replaces the background in StandBy and CarPlay",
        check: """
            The area of each rectangle and image that reaches opposite edges in StandBy or CarPlay, if it is at least \
            half opaque and not black. Images with unknown opacity need a review.
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

    /// Rectangles count, with or without round corners, and so do images, whose edges need a review where they may be
    /// transparent. The curve of a chart may reach both edges on purpose.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "the widget is not shown in StandBy or CarPlay") {
            [.standBy, .carPlay].contains($0.conditions.context) && $0.conditions.content == .entry
        }.judge { picture, index in
            picture.content.compactMap { element in
                guard isArea(element), spans(element.visible, picture.bounds) else { return nil }
                let covered = picture.share(of: element)
                guard covered >= input.value(of: share) else { return nil }
                let seen = Observation(
                    picture.subject(element),
                    "\(element.coverName) reaches opposite edges in \(picture.conditions.context.name)",
                    advice: """
                        Move it into containerBackground(for: .widget), or leave it out when \
                        showsWidgetContainerBackground is false.
                        """,
                    measured: .number(covered, .percent), bound: input.measure(of: share),
                    spot: picture.spot(element, index))
                let isCertain = element.image.map(picture.isOpaque) ?? true
                return isCertain ? .violation(seen) : .needsReview(seen)
            }
        }
    }

    /// Whether the element is a visible area with straight sides.
    private static func isArea(_ element: AuditElement) -> Bool {
        if element.isMaterial { return true }
        guard let opacity = element.coverOpacity, opacity >= leastOpacity else { return false }
        guard let shape = element.shape else { return true }
        return shape.paint.luminance.map { $0 > black } ?? true && RoundedCorner.radius(of: shape) != nil
    }

    private static func spans(_ area: CGRect, _ bounds: CGRect) -> Bool {
        let width = Double(bounds.width - area.width)
        let height = Double(bounds.height - area.height)
        return width <= tolerance || height <= tolerance
    }
}
