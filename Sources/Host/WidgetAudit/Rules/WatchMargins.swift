import CoreGraphics
import WidgetVocabulary

extension AuditRule {
    static let watchMargins = AuditRule(
        RuleID(.guidelines, 114), "watch-margins", .warning,
        title: "Text keeps the side margins of a watch",
        check: """
            The distance of the ink of each text from the sides in the Smart Stack of a watch, compared with the \
            system's margin.
            """,
        remedy: "Keep the system's content margins, or add padding of the same size.",
        guideline: """
            Graphics and the backgrounds of buttons may reach the edge of a watch's screen. Text keeps the margins at the \
            sides, where the round corners begin.
            """,
        sources: [.layout], needs: [.pictures, .appearances], judge: WatchMargins.judge)
}

private enum WatchMargins {
    /// Points; glyphs may reach a little beyond the rectangle from which their distance is measured.
    private static let tolerance = 0.5

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "the widget is not shown in the Smart Stack of a watch") {
            $0.conditions.context == .watchSmartStack && $0.conditions.family == .accessoryRectangular
                && $0.conditions.content == .entry
        }.judge { picture, index in
            let margin = picture.conditions.systemMargin
            return picture.content.compactMap { element in
                guard let text = element.text, !text.runs.isEmpty else { return nil }
                let ink = text.ink.applying(element.toCanvas)
                let distance = Double(min(ink.minX, picture.bounds.maxX - ink.maxX))
                guard distance < margin - tolerance else { return nil }
                let measured = Measure.number(distance, .points)
                return .violation(
                    Observation(
                        picture.subject(element), "\(Named.text(text.string)) is \(measured.text) from the side",
                        advice: "Keep the system's content margins, or add padding of the same size.",
                        measured: measured, bound: .number(margin, .points), spot: picture.spot(element, index)))
            }
        }
    }
}
