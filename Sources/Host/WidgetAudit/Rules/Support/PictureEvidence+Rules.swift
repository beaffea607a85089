import CoreGraphics
import WidgetVocabulary

/// Conditions that several rules share.
extension PictureConditions {
    /// Whether the user sees the colors and the background that the widget chose.
    var showsOwnColors: Bool { mode == .fullColor && luminance == .normal }

    /// Places whose widgets have rounded corners and the system's margins around their content.
    var hasMargins: Bool {
        family.kind == .system && (context == .homeScreen || context == .todayView)
    }

    /// Light comes before everything else, then a widget that is seen from nearby.
    func isMoreUsual(than other: PictureConditions) -> Bool {
        if (colorScheme == .light) != (other.colorScheme == .light) { return colorScheme == .light }
        if (appearance == "light") != (other.appearance == "light") { return appearance == "light" }
        if levelOfDetail != other.levelOfDetail { return levelOfDetail == .default }
        return self < other
    }

    /// Whether an entry is shown, in the direction of its language or mirrored.
    var showsEntry: Bool { content == .entry || content == .mirrored }
    /// Whether the widget's type has the size of the picture's conditions. The system sets that of an inline accessory.
    var hasOwnTypeSize: Bool { typeSize == .large || family != .accessoryInline }

    var isTouched: Bool { platform != .appleWatch && platform != .mac }
}

extension PictureEvidence {
    /// The element's spot.
    func spot(_ element: AuditElement, _ picture: Int) -> Spot {
        Spot(picture: picture, path: element.path, frame: element.visible)
    }

    func spot(_ tap: TapFacts, _ picture: Int) -> Spot {
        Spot(picture: picture, path: tap.path, frame: tap.visible)
    }

    /// The area of an element within the widget, as a share of the widget's, in percent.
    func share(of element: AuditElement) -> Double {
        let area = element.visible.intersection(bounds)
        guard !area.isNull, bounds.width > 0, bounds.height > 0 else { return 0 }
        return 100 * Double(area.width * area.height / (bounds.width * bounds.height))
    }

    /// Whether the widget has no content, and nothing but one shape as its background: a photo there informs.
    var showsNothing: Bool {
        content.isEmpty && elements.count <= 1 && elements.allSatisfy { $0.shape != nil }
    }

    /// Whether a tap has no destination. Links have no effect in a small widget and in accessories.
    var opensNoPage: Bool {
        let hasLinks = conditions.family.kind == .system && conditions.family != .systemSmall
        return (widgetURL?.isEmpty ?? true) && !(hasLinks && taps.contains { $0.kind == .link })
    }

    /// The whole widget.
    func spot(_ picture: Int) -> Spot { Spot(picture: picture, frame: bounds) }
}

extension RuleInput {
    /// The snapshot for the widget gallery in the conditions of a picture; `nil` if it is not drawn. It has sample data
    /// where the timeline may have none.
    func preview(of picture: PictureEvidence) -> PictureEvidence? {
        evidence.index(like: picture) {
            $0.content = .gallery
            $0.offset = 0
        }.map { evidence.pictures[$0] }
    }

    /// The picture of the current entry of each family as it usually is: on the reference device in light, at the type
    /// size Large. Of several places it is the one whose conditions are first. The order is that of families.
    func usualPictures() -> [(index: Int, picture: PictureEvidence)] {
        var result: [Family: (index: Int, picture: PictureEvidence)] = [:]
        for (index, picture) in evidence.pictures.enumerated()
        where evidence.isUsual(picture) && picture.conditions.isNow && picture.conditions.typeSize == .large
            && picture.conditions.showsOwnColors
        {
            let family = picture.conditions.family
            if let known = result[family], !picture.conditions.isMoreUsual(than: known.picture.conditions) { continue }
            result[family] = (index, picture)
        }
        return Family.allCases.compactMap { result[$0] }
    }

    /// The usual picture of each family, with those of the other entries of its timeline in the same conditions.
    func usualEntries() -> [(index: Int, picture: PictureEvidence)] {
        usualPictures().flatMap { usual in
            evidence.pictures.enumerated().compactMap { index, picture -> (index: Int, picture: PictureEvidence)? in
                var conditions = picture.conditions
                conditions.offset = usual.picture.conditions.offset
                return conditions == usual.picture.conditions ? (index, picture) : nil
            }
        }
    }
}

/// The forms of things in messages.
enum Named {
    private static let limit = 40

    static func text(_ string: String) -> String {
        let line = string.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "the text “\(line.count <= limit ? line : line.prefix(limit) + "…")”"
    }

    static func image(_ name: String) -> String { name.isEmpty ? "an image" : "the image “\(name)”" }

    static func tap(_ tap: TapFacts) -> String {
        tap.label.map { "the \(tap.kind.rawValue) “\($0.prefix(limit))”" } ?? "a \(tap.kind.rawValue) without a label"
    }
}
