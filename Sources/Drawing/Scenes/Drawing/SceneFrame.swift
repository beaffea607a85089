import CoreGraphics
import Typesetter
import WidgetVocabulary

/// The size of the picture and its language.
struct SceneFrame: Hashable, Sendable {
    /// Points.
    var size: CGSize
    /// Pixels per point.
    var scale: Double
    var direction: LayoutDirection
    /// Language tag, such as `ko`.
    var locale: String

    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The rectangle, mirrored for right-to-left languages.
    func place(_ rect: CGRect) -> CGRect {
        switch direction {
        case .leftToRight: rect
        case .rightToLeft:
            CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
    }

    /// The point aligned to the nearest pixel corner.
    func snapped(_ point: CGPoint) -> CGPoint {
        CGPoint(x: snapped(point.x), y: snapped(point.y))
    }

    /// A length that ends halfway between two pixels is rounded up, however its value was computed: a part that is drawn
    /// relative to another origin is aligned in the same way.
    func snapped(_ length: Double) -> Double { (length * scale + 0.5 + Self.halfway).rounded(.down) / scale }

    /// Exceeds the rounding errors of lengths in pixels, far below what is visible.
    private static let halfway = 1e-6
}

extension LayoutDirection {
    var paragraph: ParagraphOptions.Direction {
        switch self {
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}
