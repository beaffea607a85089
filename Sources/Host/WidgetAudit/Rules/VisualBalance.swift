import CoreGraphics
import WidgetVocabulary

extension AuditRule {
    static let visualBalance = AuditRule(
        RuleID(.guidelines, 109), "visual-balance", .note, decision: .review,
        title: "Content is balanced within the frame",
        check: """
            The distance of the center of all texts, symbols, images and shapes, by area, from the center of the \
            widget.
            """,
        remedy: "Distribute the content over the frame.",
        guideline: """
            On Apple Vision Pro a widget is framed like a picture. Content that is on one side only looks as if something \
            were missing, above all in a wide frame.
            """,
        sources: [.widgets2025], needs: [.pictures, .appearances], thresholds: [VisualBalance.distance],
        judge: VisualBalance.judge)
}

private enum VisualBalance {
    static let distance = Threshold("distance", 12, .percent, .measured("of the widget's width or height"))

    /// The center of the texts, symbols, images and shapes by area. Content may be on one side on purpose, so that a
    /// reader decides.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "the widget is not drawn on Apple Vision Pro") {
            $0.conditions.platform == .visionPro && $0.conditions.mode == .fullColor
                && $0.conditions.content == .entry && !$0.content.isEmpty
        }.judge { picture, index in
            var (weight, x, y) = (0.0, 0.0, 0.0)
            for element in picture.content {
                let ink = element.text.map { $0.ink.applying(element.toCanvas).intersection(element.visible) }
                let area = ink.flatMap { $0.isNull ? nil : $0 } ?? element.visible
                let size = Double(area.width * area.height)
                weight += size
                x += size * Double(area.midX)
                y += size * Double(area.midY)
            }
            guard weight > 0 else { return [] }
            let offset = max(
                abs(x / weight - Double(picture.bounds.midX)) / Double(picture.bounds.width),
                abs(y / weight - Double(picture.bounds.midY)) / Double(picture.bounds.height))
            let measured = Measure.number(100 * offset, .percent)
            guard 100 * offset > input.value(of: distance) else { return [] }
            return [
                .needsReview(
                    Observation(
                        .family(picture.conditions.family), "the content is \(measured.text) off the center",
                        advice: "Check whether the widget looks balanced in its frame.", measured: measured,
                        bound: input.measure(of: distance), spot: picture.spot(index)))
            ]
        }
    }
}
