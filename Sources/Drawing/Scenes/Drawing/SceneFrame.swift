import CoreGraphics
import Typesetter
import WidgetVocabulary

/// The picture's size and the language that it is arranged for.
struct SceneFrame: Hashable, Sendable {
    /// Points.
    var size: CGSize
    /// Pixels per point.
    var scale: Double
    var direction: LayoutDirection
    /// Language tag, such as `ko`.
    var locale: String

    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The rectangle where the reading direction puts it.
    func place(_ rect: CGRect) -> CGRect {
        switch direction {
        case .leftToRight: rect
        case .rightToLeft:
            CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
    }

    /// The point on the nearest corner of a pixel.
    func snapped(_ point: CGPoint) -> CGPoint {
        CGPoint(x: snapped(point.x), y: snapped(point.y))
    }

    func snapped(_ length: Double) -> Double { (length * scale).rounded() / scale }
}

extension LayoutDirection {
    var paragraph: ParagraphOptions.Direction {
        switch self {
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}
