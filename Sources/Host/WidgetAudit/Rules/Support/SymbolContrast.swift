import CoreGraphics
import RenderModel

/// The contrast of a symbol with what is behind it.
///
/// 1. A layer that stands out is enough: at each of five points, the layer with the highest ratio counts.
/// 2. The worst point is that of the symbol.
/// 3. A symbol that assistive technology skips is decoration. It has no ratio, and neither has one with colors, or in
///    front of colors, that are not known.
enum SymbolContrast {
    /// Below it, a symbol that the content needs is hard to see; whether the content needs it, a program cannot decide.
    static let graphic = Threshold("symbol", 3, .ratio, .measured("WCAG 2.2, 1.4.11"))
    /// Below it, a symbol is not made out at a glance: a yellow one on orange has 1.45, a yellow one on white 1.51.
    static let faint = Threshold("faint-symbol", 1.5, .ratio, .measured("the system's colors on one another"))

    static func outcome(
        of element: AuditElement, at place: Int, in picture: PictureEvidence, _ index: Int, _ backdrop: LocalBackdrop,
        _ input: RuleInput
    ) -> RuleOutcome? {
        guard case .symbol(let name) = element.content, let drawing = element.drawing, !element.isRedacted,
            !element.isHidden, element.colors == .known,
            let worst = worst(of: drawing, element, at: place, backdrop), worst.ratio < input.value(of: graphic)
        else { return nil }
        let isFaint = worst.ratio < input.value(of: faint)
        let measured = Measure.number(worst.ratio, .ratio)
        let seen = Observation(
            picture.subject(element),
            "the symbol “\(name)” has a contrast of \(measured.text) in \(picture.conditions.appearance)",
            advice: isFaint
                ? "Give the symbol another color, or change what is behind it."
                : "Check whether the symbol is only decoration; if not, give it another color.",
            measured: measured, bound: input.measure(of: isFaint ? faint : graphic), spot: picture.spot(element, index),
            cause: worst.cause)
        return isFaint ? .violation(seen) : .needsReview(seen)
    }

    /// The ratio of the symbol, with the colors that have it.
    private static func worst(
        of drawing: SymbolFacts, _ element: AuditElement, at place: Int, _ backdrop: LocalBackdrop
    ) -> (ratio: Double, cause: FaultCause)? {
        let frame = element.frame
        var worst: (ratio: Double, cause: FaultCause)?
        for (x, y) in [(0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
            let point = CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
            guard element.visible.contains(point) else { continue }
            guard let behind = backdrop.color(behind: place, at: point) else { return nil }
            let local = point.applying(element.toCanvas.inverted())
            var best: (ratio: Double, color: RGBA)?
            for fill in drawing.fills {
                guard let color = fill.paint.color(at: local)?.over(behind, opacity: element.opacity) else {
                    return nil
                }
                let ratio = color.contrast(to: behind)
                if best.map({ ratio > $0.ratio }) ?? true { best = (ratio, color) }
            }
            guard let best else { return nil }
            if worst.map({ best.ratio < $0.ratio }) ?? true {
                worst = (best.ratio, .colors(best.color.inBytes, behind: behind.inBytes))
            }
        }
        return worst
    }
}
