import CoreGraphics
import RenderModel

extension AuditRule {
    static let semanticTextColors = AuditRule(
        RuleID(.guidelines, 86), "semantic-text-colors", .note,
        title: "Text adapts when its background does",
        check: """
            Texts that have one plain color in light and dark, where what is behind them changes its luminance by \
            more than the threshold.
            """,
        remedy: "Use a semantic color, or a color set with a dark variant.",
        guideline: """
            A fixed color that is chosen for a light background is weak on the dark one. Semantic colors, such as primary \
            and secondary, adapt together with the background.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .appearances],
        thresholds: [SemanticTextColors.change], judge: SemanticTextColors.judge)
}

private enum SemanticTextColors {
    static let change = Threshold(
        "change", 0.5, .count, .measured("the luminance of a background that changes from light to dark"))

    /// 1. Each text in light is compared with the same text in dark.
    /// 2. It is a violation if its color is the same in both and what is behind it changes from light to dark. The
    ///    system's gray is one color that suits both.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pictures = input.evidence.pictures
        return input.pictures(otherwise: "no picture is drawn in light and dark") { picture in
            picture.conditions.showsOwnColors && picture.conditions.content == .entry
                && picture.conditions.colorScheme == .light && dark(of: picture, input) != nil
        }.judge { picture, index in
            guard let twin = dark(of: picture, input) else { return [] }
            return picture.elements.indices.compactMap { place in
                let element = picture.elements[place]
                guard let text = element.text, !element.isRedacted, let light = sample(place, in: picture),
                    let other = pictures[twin].elements.firstIndex(where: { $0.identity == element.identity }),
                    pictures[twin].elements[other].text?.string == text.string,
                    let dark = sample(other, in: pictures[twin]), light.color == dark.color,
                    !isSystemGray(light.color)
                else { return nil }
                let change = abs(light.behind.luminance - dark.behind.luminance)
                guard change >= input.value(of: Self.change) else { return nil }
                return .violation(
                    Observation(
                        picture.subject(element),
                        "\(Named.text(text.string)) has one color on a light and a dark background",
                        advice: "Use a semantic color, or a color set with a dark variant.",
                        measured: .number(change, .count), bound: input.measure(of: Self.change),
                        spot: picture.spot(element, index), twin: twin, literal: text.string))
            }
        }
    }

    private static func isSystemGray(_ color: RGBA) -> Bool {
        zip([color.red, color.green, color.blue], systemGray).allSatisfy { abs($0 - $1) < 0.002 }
    }

    private static let systemGray: [Float] = [142.0 / 255, 142.0 / 255, 147.0 / 255]

    private static func dark(of picture: PictureEvidence, _ input: RuleInput) -> Int? {
        input.evidence.index(like: picture) {
            $0.appearance = "dark"
            $0.colorScheme = .dark
        }
    }

    /// The color of a text with one plain color, and the color behind its center.
    private static func sample(_ place: Int, in picture: PictureEvidence) -> (color: RGBA, behind: RGBA)? {
        let element = picture.elements[place]
        guard let runs = element.text?.runs, let first = runs.first, element.colors == .known,
            runs.allSatisfy({ $0.paint == first.paint && $0.level == .custom && !$0.isColorFont }),
            case .color(let color) = first.paint
        else { return nil }
        let center = CGPoint(x: element.visible.midX, y: element.visible.midY)
        return LocalBackdrop(picture: picture).color(behind: place, at: center).map { (color, $0) }
    }
}
