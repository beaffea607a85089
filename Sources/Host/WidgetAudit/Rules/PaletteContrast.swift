import CoreGraphics
import DeviceCatalog
import RenderModel
import WidgetVocabulary

extension AuditRule {
    static let paletteContrast = AuditRule(
        RuleID(.guidelines, 110), "palette-contrast", .warning,
        title: "Text is readable in every palette",
        check: """
            The contrast of each text and spoken symbol with the plate in every palette, for its opacity and its \
            group. The worst palette decides.
            """,
        remedy: "Make the text more opaque when widgetRenderingMode is accented.",
        guideline: """
            On Apple Vision Pro the user chooses a palette, which colors all content. A translucent text mixes with the \
            color behind it and disappears in some of them.
            """,
        sources: [.widgets2025], needs: [.pictures, .appearances], thresholds: [PaletteContrast.contrast],
        judge: PaletteContrast.judge)
}

private enum PaletteContrast {
    static let contrast = Threshold("contrast", 3, .ratio, .measured("WCAG 2.2, 1.4.3, large text"))

    /// Texts and spoken symbols on the plate itself: on a shape both have the color of their group, which is W-04's.
    /// The worst palette decides.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "the widget is not drawn in a palette of Apple Vision Pro") {
            $0.conditions.platform == .visionPro && $0.conditions.mode == .accented && $0.conditions.content == .entry
                && $0.content.contains { $0.text != nil || $0.isSymbol }
        }.judge { picture, index in
            picture.elements.enumerated().compactMap { place, element in
                guard element.layer == .content, element.group != .fullColor, !element.isRedacted,
                    element.colors == .known, isOnPlate(place, in: picture), let alpha = alpha(of: element),
                    let worst = worst(alpha * element.opacity, element.group), worst.ratio < input.value(of: contrast)
                else { return nil }
                let name = element.text.map { Named.text($0.string) } ?? "a symbol"
                let measured = Measure.number(worst.ratio, .ratio)
                return .violation(
                    Observation(
                        picture.subject(element),
                        "\(name) has a contrast of \(measured.text) in the palette \(worst.name)",
                        advice: "Make the text more opaque when widgetRenderingMode is accented.", measured: measured,
                        bound: input.measure(of: contrast), spot: picture.spot(element, index),
                        literal: element.text?.string))
            }
        }
    }

    /// That of the faintest run of a text, and of the strongest layer of a symbol, which others support.
    private static func alpha(of element: AuditElement) -> Double? {
        if let text = element.text { return text.runs.compactMap(\.paint.leastAlpha).min() }
        guard element.isSymbol, !element.isHidden else { return nil }
        return element.drawing?.fills.compactMap(\.paint.leastAlpha).max()
    }

    private static func isOnPlate(_ place: Int, in picture: PictureEvidence) -> Bool {
        let frame = picture.elements[place].visible
        return !picture.elements[..<place].contains { element in
            element.layer == .content && element.text == nil && element.visible.intersects(frame)
        }
    }

    private static func worst(_ alpha: Double, _ group: AuditElement.Group) -> (ratio: Double, name: String)? {
        Decisions.palettes.map { palette in
            let plate = RGBA(palette.background)
            let color = RGBA(group == .accent ? palette.accent : palette.primary)
            return (color.over(plate, opacity: alpha).contrast(to: plate), palette.name)
        }.min { ($0.0, $0.1) < ($1.0, $1.1) }.map { (ratio: $0.0, name: $0.1) }
    }
}

extension RGBA {
    fileprivate init(_ tint: TintColor) {
        self.init(red: Float(tint.red), green: Float(tint.green), blue: Float(tint.blue))
    }
}
