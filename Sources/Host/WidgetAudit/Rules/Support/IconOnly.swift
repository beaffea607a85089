import CoreGraphics
import WidgetVocabulary

/// Widgets that show no information.
///
/// 1. Content that consists of nothing but logos is an icon.
/// 2. So is one symbol or image on a tile, with or without the name of the widget, if it is the same in the whole
///    timeline and nothing can be tapped: apps have such icons.
/// 3. Other content of symbols and images alone may be one, if it is the same in the whole timeline and nothing can be
///    tapped: a photo informs, a symbol of the app's function does not. Values, progress and charts of shapes inform.
enum IconOnly {
    static func outcomes(
        _ input: RuleInput, of kind: Family.Kind, otherwise reason: String, advice: String
    ) -> [RuleOutcome] {
        let pictures = input.mostUsualPictures(of: kind)
        guard !pictures.isEmpty else { return [.notApplicable(reason: reason)] }
        return pictures.map { index, picture in
            let elements = picture.content
            guard !elements.isEmpty else { return .pass(1) }
            let isConstant = picture.taps.isEmpty && !hasMoments(picture, input)
            let isLogo = elements.allSatisfy { Logo.isPart($0) }
            let isIcon = isLogo || (isConstant && isTile(elements, input.evidence.description.displayName))
            let isPictorial = isConstant && elements.allSatisfy { $0.isSymbol || $0.image != nil }
            guard isIcon || isPictorial, !picture.elements.contains(where: isPhoto) else { return .pass(1) }
            let family = picture.conditions.family
            let seen = Observation(
                .family(family),
                isIcon
                    ? "the \(family.shortName) widget shows only \(isLogo ? "a logo" : "a symbol on a tile")"
                    : "the \(family.shortName) widget shows only symbols or images",
                advice: isIcon ? advice : "Check whether they inform about something that changes.",
                measured: .text("no information"), bound: .text("information"), spot: picture.spot(index))
            return isIcon ? .violation(seen) : .needsReview(seen)
        }
    }

    /// Whether the elements are one symbol or image in front of filled shapes that surround it, and texts with a name.
    private static func isTile(_ elements: [AuditElement], _ name: String) -> Bool {
        let others = elements.filter { element in
            guard let text = element.text else { return true }
            return name.isEmpty || text.string.lowercased() != name.lowercased()
        }
        let glyphs = others.filter { $0.isSymbol || $0.image != nil }
        let tiles = others.filter { $0.shape?.isFilled ?? false }
        guard glyphs.count == 1, let glyph = glyphs.first, !tiles.isEmpty, glyphs.count + tiles.count == others.count
        else { return false }
        let center = CGPoint(x: glyph.visible.midX, y: glyph.visible.midY)
        return tiles.allSatisfy { tile in
            tile.visible.contains(center) && tile.visible.width >= glyph.visible.width
                && tile.visible.height >= glyph.visible.height
        }
    }

    /// Whether another entry looks different.
    private static func hasMoments(_ picture: PictureEvidence, _ input: RuleInput) -> Bool {
        input.evidence.pictures.contains {
            $0.conditions.family == picture.conditions.family && !$0.conditions.isNow
                && $0.checksum != picture.checksum
        }
    }

    private static func isPhoto(_ element: AuditElement) -> Bool {
        element.image?.opacity == .opaque && !Logo.isPart(element)
    }
}

extension RuleInput {
    /// The usual picture of each family of a kind. Accessories are never in full color on a phone; theirs is the one
    /// whose conditions are first.
    func mostUsualPictures(of kind: Family.Kind) -> [(index: Int, picture: PictureEvidence)] {
        guard kind == .accessory else { return usualPictures().filter { $0.picture.conditions.family.kind == kind } }
        var result: [Family: (index: Int, picture: PictureEvidence)] = [:]
        for (index, picture) in evidence.pictures.enumerated()
        where evidence.isUsual(picture) && picture.conditions.isNow && picture.conditions.typeSize == .large
            && picture.conditions.family.kind == kind
        {
            let family = picture.conditions.family
            if let known = result[family], known.picture.conditions < picture.conditions { continue }
            result[family] = (index, picture)
        }
        return Family.allCases.compactMap { result[$0] }
    }
}
