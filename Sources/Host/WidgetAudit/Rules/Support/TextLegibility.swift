import CoreGraphics
import RenderModel

/// The contrast of the texts of a picture, after a change that a place makes to all colors.
///
/// 1. Each run is sampled at six points; the worst point of all runs is that of the text.
/// 2. Texts in front of something whose colors are not known are omitted, and so are those with unknown colors and with
///    the colors of a font: a ratio is returned only if it is certain.
struct TextLegibility {
    struct Line {
        var element: AuditElement
        var text: TextFacts
        /// As WCAG 2.2 defines it, 1 to 21.
        var ratio: Double
        /// The colors that have it, before the change.
        var cause: FaultCause
    }

    private let picture: PictureEvidence
    private let change: (RGBA) -> RGBA

    init(_ picture: PictureEvidence, changing change: @escaping (RGBA) -> RGBA = { $0 }) {
        self.picture = picture
        self.change = change
    }

    /// In the order of painting.
    var lines: [Line] {
        let backdrop = LocalBackdrop(picture: picture)
        return picture.elements.enumerated().compactMap { place, element in
            guard let text = element.text, !element.isRedacted, element.colors == .known else { return nil }
            var worst: (ratio: Double, cause: FaultCause)?
            for run in text.runs {
                guard !run.isColorFont else { return nil }
                for point in Self.points(in: run.ink) {
                    let shown = point.applying(element.toCanvas)
                    guard element.visible.contains(shown) else { continue }
                    guard let color = run.paint.plainColor, let behind = backdrop.color(behind: place, at: shown)
                    else { return nil }
                    let front = color.over(behind, opacity: element.opacity)
                    let ratio = change(front).contrast(to: change(behind))
                    if worst.map({ ratio < $0.ratio }) ?? true {
                        worst = (ratio, .colors(front.inBytes, behind: behind.inBytes))
                    }
                }
            }
            return worst.map { Line(element: element, text: text, ratio: $0.ratio, cause: $0.cause) }
        }
    }

    /// Points of a run at which its backdrop is sampled: three columns in two rows.
    static func points(in ink: CGRect) -> [CGPoint] {
        [0.1, 0.5, 0.9].flatMap { x in
            [0.25, 0.75].map { y in CGPoint(x: ink.minX + ink.width * x, y: ink.minY + ink.height * y) }
        }
    }

    /// Violations of the texts with less contrast than a bound.
    ///
    /// - Parameter place: Where the text is hard to read, such as `at night`.
    func violations(
        below bound: Threshold, _ input: RuleInput, index: Int, place: String, advice: String
    ) -> [RuleOutcome] {
        lines.filter { $0.ratio < input.value(of: bound) }.map { line in
            let measured = Measure.number(line.ratio, .ratio)
            return .violation(
                Observation(
                    picture.subject(line.element),
                    "\(Named.text(line.text.string)) has a contrast of \(measured.text) \(place)", advice: advice,
                    measured: measured, bound: input.measure(of: bound), spot: picture.spot(line.element, index),
                    literal: line.text.string, cause: line.cause))
        }
    }
}
