import CoreGraphics
import RenderModel

extension AuditRule {
    static let textContrast = AuditRule(
        RuleID(.guidelines, 66), "text-contrast", .error, decision: .mixed,
        title: "Text and symbols stand out from their background",
        check: """
            The contrast of each run of text with what is behind it, by WCAG 2.2, at the worst of six points. \
            Unknown colors and gradients near the bound need a review. Of a symbol, the layer that stands out most \
            counts; only one that is nearly invisible is a violation.
            """,
        remedy: "Use a semantic color, or change what is behind it.",
        guideline: """
            Text must be readable in light and dark, in sunlight and by people with low vision, and so must symbols that \
            carry meaning. The ratio is that of WCAG 2.2 between the color and what is behind it, at its worst point.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .appearances, .archive, .tones],
        thresholds: [
            TextContrast.normal, TextContrast.large, TextContrast.largeSize, SymbolContrast.graphic,
            SymbolContrast.faint,
        ], judge: TextContrast.judge)
}

private enum TextContrast {
    static let normal = Threshold(
        "normal", 4.5, .ratio, .measured("WCAG 2.2, 1.4.3; the guidelines state the principle only"))
    static let large = Threshold("large", 3, .ratio, .measured("WCAG 2.2, 1.4.3, large text"))
    static let largeSize = Threshold("large-size", 18, .points, .measured("WCAG 2.2, 1.4.3, large text"))
    /// Colors within gradients are known to about this share.
    private static let uncertainty = 0.08

    /// For each text, the run with the worst ratio relative to its bound decides:
    ///
    /// 1. If something behind it has colors that are not known, the ratio needs a review. In front of an image it is a
    ///    violation if it is below the bound for the dark tenth of the image as well as for the light one.
    /// 2. If the ratio is below the bound, it is a violation; near the bound on a gradient it needs a review.
    /// 3. The system's own levels, secondary and below, have less contrast on purpose: secondary text on white has 3.4.
    ///    Their bound is that of large text.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no picture shows text or symbols in the widget's own colors") {
            $0.conditions.showsOwnColors && $0.conditions.content == .entry && $0.conditions.typeSize == .large
                && $0.elements.contains { $0.text != nil || $0.isSymbol }
        }.judge { picture, index in
            let backdrop = LocalBackdrop(picture: picture)
            return picture.elements.enumerated().compactMap { place, element in
                guard let text = element.text else {
                    return SymbolContrast.outcome(of: element, at: place, in: picture, index, backdrop, input)
                }
                guard !element.isRedacted else { return nil }
                return outcome(of: text, element, place, picture, index, backdrop, input)
            }
        }
    }

    private static func outcome(
        of text: TextFacts, _ element: AuditElement, _ place: Int, _ picture: PictureEvidence, _ index: Int,
        _ backdrop: LocalBackdrop, _ input: RuleInput
    ) -> RuleOutcome? {
        var worst: (ratio: Double, bound: Threshold, isCertain: Bool, cause: FaultCause)?
        for run in text.runs where !run.isColorFont {
            let isLarge = run.size * element.scale >= input.value(of: largeSize)
            let bound = isLarge || run.level.isSubdued ? large : normal
            for point in TextLegibility.points(in: run.ink) {
                let shown = point.applying(element.toCanvas)
                guard element.visible.contains(shown) else { continue }
                let content = backdrop.content(behind: place, at: shown)
                guard element.colors == .known, case .color(let behind) = content,
                    let color = run.paint.color(at: point)
                else {
                    let cause = cause(of: run, element, on: content)
                    let best = bestRatio(of: run, element, tones: backdrop.tones(behind: place, at: shown))
                    if let best, best < input.value(of: bound) {
                        return .violation(
                            seen(text, element, picture, index, .number(best, .ratio), input.measure(of: bound), cause))
                    }
                    return review(text, element, picture, index, input, cause)
                }
                let front = color.over(behind, opacity: element.opacity)
                let ratio = front.contrast(to: behind)
                if worst.map({ ratio / input.value(of: bound) < $0.ratio / input.value(of: $0.bound) }) ?? true {
                    let shared = backdrop.gradient(behind: place, at: shown).flatMap { gradient in
                        Self.cause(of: run, element, on: .unknown(gradient))
                    }
                    worst = (
                        ratio, bound, run.paint.isPlain, shared ?? .colors(front.inBytes, behind: behind.inBytes)
                    )
                }
            }
        }
        guard let worst else { return nil }
        let bound = input.value(of: worst.bound)
        guard worst.ratio < bound else { return nil }
        let seen = seen(
            text, element, picture, index, .number(worst.ratio, .ratio), input.measure(of: worst.bound), worst.cause)
        return worst.isCertain || worst.ratio < bound * (1 - uncertainty) ? .violation(seen) : .needsReview(seen)
    }

    private static func seen(
        _ text: TextFacts, _ element: AuditElement, _ picture: PictureEvidence, _ index: Int, _ measured: Measure,
        _ bound: Measure, _ cause: FaultCause?
    ) -> Observation {
        Observation(
            picture.subject(element),
            "\(Named.text(text.string)) has a contrast of \(measured.text) in \(picture.conditions.appearance)",
            advice: "Use a semantic color for the text, or change what is behind it.", measured: measured, bound: bound,
            spot: picture.spot(element, index), literal: text.string, cause: cause)
    }

    /// The greater ratio of the dark and the light tenth of an image to an opaque text; tones between have less.
    private static func bestRatio(
        of run: TextFacts.Run, _ element: AuditElement, tones: ImageTones?
    ) -> Double? {
        guard let tones, element.colors == .known, let color = run.paint.plainColor,
            Double(color.alpha) * element.opacity > 1 - uncertainty
        else { return nil }
        return [tones.low, tones.high].map { tone in
            color.contrast(to: RGBA(red: Float(tone), green: Float(tone), blue: Float(tone)))
        }.max()
    }

    private static func review(
        _ text: TextFacts, _ element: AuditElement, _ picture: PictureEvidence, _ index: Int, _ input: RuleInput,
        _ cause: FaultCause?
    ) -> RuleOutcome {
        .needsReview(
            Observation(
                picture.subject(element), "the colors behind \(Named.text(text.string)) are not known",
                advice: "Check whether the text is readable on the image, the material or the effect behind it.",
                measured: .text("not known"), bound: input.measure(of: normal), spot: picture.spot(element, index),
                cause: cause))
    }

    /// That of a run in front of a view whose colors are not known, or are different at each point; `nil` if its own color
    /// is not known either.
    private static func cause(
        of run: TextFacts.Run, _ element: AuditElement, on content: LocalBackdrop.Behind
    ) -> FaultCause? {
        guard element.colors == .known, case .unknown(let behind) = content, let color = run.paint.plainColor else {
            return nil
        }
        return .unknown(
            color.opacity(element.opacity).inBytes, behind: behind.map { RepeatedViews.pattern(of: $0.identity) } ?? "")
    }
}

extension Fill.Level {
    /// Whether the system defines the level for text that matters less.
    fileprivate var isSubdued: Bool {
        switch self {
        case .custom, .primary: false
        case .secondary, .tertiary, .quaternary, .quinary: true
        }
    }
}

extension Paint {
    fileprivate var isPlain: Bool { if case .color = self { true } else { false } }
}
