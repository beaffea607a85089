import CoreGraphics
import RenderModel
import WidgetVocabulary

extension AuditRule {
    static let unreadableBlock = AuditRule(
        RuleID(.widgets, 4), "unreadable-block", .error, decision: .mixed,
        title: "Content stays readable in tinted, clear and vibrant",
        check: """
            Texts and symbols on an opaque block that has their color where the system recolors the widget, and \
            opaque images that become a block themselves. An image that is shown by its alpha needs a review.
            """,
        remedy: """
            Leave the block out when widgetRenderingMode is not fullColor, or add widgetAccentedRenderingMode(_:) to \
            the image.
            """,
        guideline: """
            In these appearances the system paints all content in one color and keeps its opacity. An opaque shape or \
            image becomes a block of that color, and what is on it disappears.
            """,
        sources: [.widgets2025, .developers], needs: [.pictures, .appearances, .tones],
        thresholds: [UnreadableBlock.opacity, UnreadableBlock.area, UnreadableBlock.difference],
        judge: UnreadableBlock.judge)
}

private enum UnreadableBlock {
    static let opacity = Threshold("opacity", 0.75, .count, .measured("below it, text still shows on its block"))
    static let area = Threshold("area", 10, .percent, .measured("smaller images are glyphs"))
    static let difference = Threshold(
        "difference", 0.15, .count, .measured("the luminance by which vibrant text must differ from its block"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no place recolors the widget") {
            $0.conditions.mode != .fullColor && $0.conditions.content == .entry && $0.conditions.typeSize == .large
        }.judge { picture, index in
            let blocks = picture.conditions.mode == .accented ? solidImages(of: picture, index, input) : []
            return blocks + coveredTexts(of: picture, index, input)
        }
    }

    /// Images that become a rectangle in one color: without an accented rendering mode only their alpha is used.
    private static func solidImages(
        of picture: PictureEvidence, _ index: Int, _ input: RuleInput
    ) -> [RuleOutcome] {
        picture.content.compactMap { element in
            guard let image = element.image, element.losesColors, !image.isTemplate else { return nil }
            let area = 100 * Double(element.visible.width * element.visible.height)
            let share = area / Double(picture.bounds.width * picture.bounds.height)
            guard share >= input.value(of: Self.area) else { return nil }
            let isOpaque = picture.isOpaque(image)
            let seen = Observation(
                image.name.isEmpty ? picture.subject(element) : .named(image.name),
                isOpaque
                    ? "\(Named.image(image.name)) becomes a block of one color in \(picture.conditions.appearance)"
                    : "\(Named.image(image.name)) is shown by its alpha alone in \(picture.conditions.appearance)",
                advice: isOpaque
                    ? "Add widgetAccentedRenderingMode(.desaturated), or .fullColor for a photo."
                    : "Check whether its silhouette is recognizable; if not, add widgetAccentedRenderingMode(.desaturated).",
                measured: .number(share, .percent), bound: input.measure(of: Self.area),
                spot: picture.spot(element, index))
            return isOpaque ? .violation(seen) : .needsReview(seen)
        }
    }

    /// Texts and symbols on a block of the same color.
    private static func coveredTexts(
        of picture: PictureEvidence, _ index: Int, _ input: RuleInput
    ) -> [RuleOutcome] {
        picture.elements.enumerated().compactMap { place, element in
            guard element.layer == .content, element.group != .fullColor, element.text != nil || element.isSymbol,
                let block = block(behind: place, in: picture, input), merges(element, block, picture, input)
            else { return nil }
            let name = element.text.map { Named.text($0.string) } ?? element.coverName
            return .violation(
                Observation(
                    picture.subject(element),
                    "\(name) disappears on \(block.coverName) in \(picture.conditions.appearance)",
                    advice: """
                        Leave the block out when widgetRenderingMode is not fullColor, or make it translucent.
                        """,
                    measured: .text("the same color"), bound: .text("a different color"),
                    spot: picture.spot(element, index), literal: element.text?.string,
                    cause: .block(
                        RepeatedViews.pattern(of: block.identity), block.shape?.paint.plainColor?.inBytes)))
        }
    }

    /// The nearest opaque element behind the center of another.
    private static func block(behind place: Int, in picture: PictureEvidence, _ input: RuleInput) -> AuditElement? {
        let front = picture.elements[place]
        let center = CGPoint(x: front.visible.midX, y: front.visible.midY)
        return picture.elements[..<place].last { element in
            guard element.layer == .content, element.visible.contains(center), element.group != .fullColor,
                let opacity = element.coverOpacity, opacity >= input.value(of: Self.opacity)
            else { return false }
            guard let shape = element.shape else {
                return element.losesColors && element.image.map(picture.isOpaque) == true
            }
            return shape.path.contains(center.applying(element.toCanvas.inverted()), evenOdd: shape.evenOdd)
        }
    }

    /// Whether an element and the block behind it have one color. On an iPhone's Home Screen both groups are white;
    /// vibrant keeps the luminance of the widget's own colors.
    private static func merges(
        _ element: AuditElement, _ block: AuditElement, _ picture: PictureEvidence, _ input: RuleInput
    ) -> Bool {
        guard picture.conditions.mode == .vibrant else {
            return element.group == block.group || picture.conditions.hasMargins
        }
        guard let front = element.text?.runs.first?.paint.luminance, let behind = block.shape?.paint.luminance else {
            return false
        }
        return abs(front - behind) < input.value(of: difference)
    }
}

extension AuditElement {
    /// Whether accented mode shows only the alpha of the image.
    fileprivate var losesColors: Bool {
        guard group != .fullColor, let image else { return false }
        return image.accentedRendering == .automatic || image.accentedRendering == .accented
    }
}
