import CoreGraphics
import RenderModel
import WidgetVocabulary

/// How light the background of a widget is.
enum BackgroundLuminance {
    /// The share of the widget that a shape must cover to be its background.
    private static let leastShare = 0.95
    /// What lets more through is a veil.
    private static let leastOpacity = 0.95

    struct Value {
        /// The relative luminance, 0 to 1; of a gradient, the mean of its stops; of several shapes, the mean of the widget.
        var luminance: Double
        var element: AuditElement
        var isPlain: Bool
    }

    /// The value of a container background whose back is a shape over the whole widget; `nil` for every other one, such
    /// as a photo, and for one with an image or a drawing whose colors are not known.
    static func value(of picture: PictureEvidence) -> Value? {
        if let cover = cover(of: picture), let luminance = cover.shape?.paint.luminance {
            return Value(luminance: luminance, element: cover, isPlain: false)
        }
        let layers = picture.elements.enumerated().filter { $0.element.layer == .containerBackground }
        guard let element = layers.first?.element, let last = layers.last, element.colors == .known,
            let shape = element.shape, let opacity = element.coverOpacity, opacity >= leastOpacity
        else { return nil }
        let area = Double(element.visible.width * element.visible.height)
        guard area >= leastShare * Double(picture.bounds.width * picture.bounds.height) else { return nil }
        guard layers.count == 1 else {
            return mean(of: picture, before: last.offset + 1).map {
                Value(luminance: $0, element: element, isPlain: false)
            }
        }
        guard let luminance = shape.paint.luminance else { return nil }
        if case .color = shape.paint { return Value(luminance: luminance, element: element, isPlain: true) }
        return Value(luminance: luminance, element: element, isPlain: false)
    }

    /// A shape of the content over the whole widget, behind everything else: it hides the container background.
    private static func cover(of picture: PictureEvidence) -> AuditElement? {
        picture.elements.prefix { $0.shape != nil }.last { element in
            element.layer == .content && element.colors == .known
                && element.coverOpacity.map { $0 >= leastOpacity } ?? false
                && picture.share(of: element) >= 100 * leastShare
                && (element.shape?.path.boundingRect.applying(element.toCanvas)).map {
                    $0.width >= picture.bounds.width * leastShare && $0.height >= picture.bounds.height * leastShare
                } ?? false
        }
    }

    private static let samples = 8

    /// The mean luminance of what is behind an element, at points of a grid; `nil` where one of them is not known.
    private static func mean(of picture: PictureEvidence, before index: Int) -> Double? {
        let backdrop = LocalBackdrop(picture: picture)
        var sum = 0.0
        for row in 0..<samples {
            for column in 0..<samples {
                let point = CGPoint(
                    x: picture.bounds.width * (CGFloat(column) + 0.5) / CGFloat(samples),
                    y: picture.bounds.height * (CGFloat(row) + 0.5) / CGFloat(samples))
                guard let color = backdrop.color(behind: index, at: point) else { return nil }
                sum += color.luminance
            }
        }
        return sum / Double(samples * samples)
    }

    /// The pictures in a color scheme whose background is known, each with its value.
    static func values(
        _ input: RuleInput, in scheme: ColorScheme
    ) -> [(index: Int, picture: PictureEvidence, value: Value)] {
        input.evidence.pictures.enumerated().compactMap { index, picture in
            let conditions = picture.conditions
            guard input.evidence.isUsual(picture), conditions.hasMargins, conditions.showsOwnColors,
                conditions.colorScheme == scheme, conditions.background == .shown, conditions.typeSize == .large,
                let value = value(of: picture)
            else { return nil }
            return (index, picture, value)
        }
    }
}
