import CoreGraphics

extension AuditRule {
    static let concentricCorners = AuditRule(
        RuleID(.guidelines, 18), "concentric-corners", .warning,
        title: "Inner corners follow the corner of the widget",
        check: """
            The corner radius of each shape of 44 points or more that is equally far from two edges, compared with \
            the widget's radius less that distance. Square corners, capsules and circles are exempt.
            """,
        remedy: "Use ContainerRelativeShape, or the radius that the finding names.",
        guideline: """
            A card inside of a widget has the same center of its corner as the widget: its radius is that of the \
            widget less the distance from the edge. ContainerRelativeShape has it on every device.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .archive, .smallestScreen],
        thresholds: [ConcentricCorners.difference, ConcentricCorners.inset], judge: ConcentricCorners.judge)
}

private enum ConcentricCorners {
    static let difference = Threshold("difference", 2, .points, .measured("a smaller one is not seen"))
    static let inset = Threshold("inset", 16, .points, .stated("Widgets, standard margins of 16 points"))
    /// Smaller shapes are glyphs and bars, not cards.
    private static let leastSide = 44.0
    /// Distances from the two edges that differ by more belong to no common center.
    private static let skew = 2.0

    /// Square corners, capsules and circles do not follow another shape on purpose.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no place with rounded corners is drawn") {
            $0.conditions.hasMargins && $0.conditions.cornerRadius > 0 && $0.conditions.content == .entry
        }.judge { picture, index in
            picture.content.compactMap { element in
                guard let shape = element.shape, element.isUpright,
                    Double(min(element.frame.width, element.frame.height)) >= leastSide,
                    let own = radius(of: shape).map({ ($0 * element.scale * 10).rounded() / 10 }),
                    let inset = inset(of: element.frame, in: picture.bounds), inset <= input.value(of: Self.inset) + 0.5
                else { return nil }
                let bounds = shape.path.boundingRect.applying(element.toCanvas)
                guard own > 1, own < Double(min(bounds.width, bounds.height)) / 2 - 1 else { return nil }
                let wanted = max(picture.conditions.cornerRadius - inset, 0)
                guard abs(own - wanted) > input.value(of: difference) else { return nil }
                let measured = Measure.number(own, .points)
                return .violation(
                    Observation(
                        picture.subject(element), "a card near the corner has a radius of \(measured.text)",
                        advice:
                            "Use ContainerRelativeShape, or a radius of \(Measure.number(wanted, .points).text) here.",
                        measured: measured, bound: .number(wanted, .points), spot: picture.spot(element, index)))
            }
        }
    }

    /// The radius of a card that is filled or outlined.
    private static func radius(of shape: ShapeFacts) -> Double? {
        var card = shape
        card.isFilled = true
        return RoundedCorner.radius(of: card)
    }

    /// The distance from the nearest corner, the same to both of its edges; `nil` where they differ.
    private static func inset(of frame: CGRect, in bounds: CGRect) -> Double? {
        let x = Double(min(frame.minX - bounds.minX, bounds.maxX - frame.maxX))
        let y = Double(min(frame.minY - bounds.minY, bounds.maxY - frame.maxY))
        guard x >= 0, y >= 0, abs(x - y) <= skew else { return nil }
        return (x + y) / 2
    }
}
