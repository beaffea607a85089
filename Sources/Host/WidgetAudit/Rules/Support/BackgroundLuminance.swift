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
        /// The relative luminance, 0 to 1; of a gradient, the mean of its stops.
        var luminance: Double
        var element: AuditElement
        var isPlain: Bool
    }

    /// The value of a container background that consists of one shape over the whole widget; `nil` for every other one,
    /// such as a photo or a drawing.
    static func value(of picture: PictureEvidence) -> Value? {
        let layers = picture.elements.filter { $0.layer == .containerBackground }
        guard layers.count == 1, let element = layers.first, element.colors == .known, let shape = element.shape,
            let opacity = element.coverOpacity, opacity >= leastOpacity, let luminance = shape.paint.luminance
        else { return nil }
        let area = Double(element.visible.width * element.visible.height)
        guard area >= leastShare * Double(picture.bounds.width * picture.bounds.height) else { return nil }
        if case .color = shape.paint { return Value(luminance: luminance, element: element, isPlain: true) }
        return Value(luminance: luminance, element: element, isPlain: false)
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
