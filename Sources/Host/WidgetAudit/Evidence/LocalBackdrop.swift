import CoreGraphics
import RenderModel
import WidgetVocabulary

/// The color behind an element at a point.
///
/// 1. The elements behind are visited from front to back, as long as they contain the point.
/// 2. Each contributes its color as far as what is in front of it lets it through.
/// 3. The result is known once nothing more shines through. An image, a material, a mesh, or an element with unknown
///    colors ends the search without a color.
/// 4. Behind everything is black in StandBy, in CarPlay and on a watch face, and nearly black on a dimmed Lock Screen;
///    elsewhere it is not known.
///
/// Invariant: a returned color is opaque.
struct LocalBackdrop {
    enum Behind {
        case color(RGBA)
        /// The element whose color at the point is not known; none for the place behind the widget.
        case unknown(AuditElement?)
    }

    let picture: PictureEvidence

    /// What still shines through when the rest no longer matters.
    private static let remainder = 0.004

    /// The tones of the opaque image that is next behind an element at a point; `nil` for anything else.
    func tones(behind index: Int, at point: CGPoint) -> ImageTones? {
        let nearest = picture.elements[..<index].last { element in
            guard element.visible.contains(point) else { return false }
            switch element.content {
            case .text, .symbol, .progress: return false
            case .image: return true
            case .shape(let shape):
                return shape.isFilled
                    && shape.path.contains(point.applying(element.toCanvas.inverted()), evenOdd: shape.evenOdd)
            }
        }
        guard let nearest, let image = nearest.image, !image.isTemplate, nearest.colors == .known,
            nearest.opacity > 1 - Self.remainder, picture.images.indices.contains(image.resource),
            let tones = picture.images[image.resource].tones, tones.isOpaque
        else { return nil }
        return tones
    }

    /// The gradient that is seen behind an element at a point; `nil` where an opaque shape of one color hides it.
    func gradient(behind index: Int, at point: CGPoint) -> AuditElement? {
        for element in picture.elements[..<index].reversed() {
            guard element.visible.contains(point), let shape = element.shape, shape.isFilled,
                shape.path.contains(point.applying(element.toCanvas.inverted()), evenOdd: shape.evenOdd)
            else { continue }
            guard let color = shape.paint.plainColor else { return element }
            if Double(color.alpha) * element.opacity > 1 - Self.remainder { return nil }
        }
        return nil
    }

    /// - Parameter index: of the element in front.
    func color(behind index: Int, at point: CGPoint) -> RGBA? {
        if case .color(let color) = content(behind: index, at: point) { color } else { nil }
    }

    /// - Parameter index: of the element in front.
    func content(behind index: Int, at point: CGPoint) -> Behind {
        var mix = (red: 0.0, green: 0.0, blue: 0.0)
        var through = 1.0
        func add(_ color: RGBA, _ alpha: Double) {
            mix.red += through * alpha * Double(color.red)
            mix.green += through * alpha * Double(color.green)
            mix.blue += through * alpha * Double(color.blue)
            through *= 1 - alpha
        }
        for element in picture.elements[..<index].reversed() {
            guard through > Self.remainder else { break }
            guard element.visible.contains(point) else { continue }
            switch element.content {
            case .text, .symbol, .progress: continue
            case .image: return .unknown(element)
            case .shape(let shape):
                let local = point.applying(element.toCanvas.inverted())
                guard shape.isFilled, shape.path.contains(local, evenOdd: shape.evenOdd) else { continue }
                guard element.colors == .known, let color = shape.paint.color(at: local) else {
                    return .unknown(element)
                }
                add(color, Double(color.alpha) * element.opacity)
            }
        }
        if through > Self.remainder {
            guard let base = picture.conditions.base else { return .unknown(nil) }
            add(base, 1)
        }
        return .color(RGBA(red: Float(mix.red), green: Float(mix.green), blue: Float(mix.blue)))
    }
}

extension PictureConditions {
    /// The color of the place behind the widget, where it is the same for every user.
    fileprivate var base: RGBA? {
        switch context {
        case .standBy, .carPlay, .watchComplication, .watchSmartStack: .black
        case .lockScreen: luminance == .reduced ? RGBA.black : nil
        default: nil
        }
    }
}

extension Paint {
    /// The color at a point of the canvas; `nil` for paints whose colors are not determined by few numbers.
    ///
    /// Gradients are interpolated in encoded sRGB. SwiftUI's own interpolation differs from that by few percent of
    /// lightness between two stops, and not at all at the stops.
    func color(at point: CGPoint) -> RGBA? {
        switch self {
        case .color(let color): return color
        case .linear(let ramp, let from, let to):
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let length = dx * dx + dy * dy
            guard length > 0 else { return ramp.stops.last?.color }
            return ramp.color(at: Double(((point.x - from.x) * dx + (point.y - from.y) * dy) / length))
        case .radial(let ramp, let center, let from, let to):
            guard to != from else { return ramp.stops.last?.color }
            let (dx, dy) = (Double(point.x - center.x), Double(point.y - center.y))
            return ramp.color(at: ((dx * dx + dy * dy).squareRoot() - from) / (to - from))
        case .elliptical(let ramp, let frame, let center, let from, let to):
            guard to != from, frame.width > 0, frame.height > 0 else { return ramp.stops.last?.color }
            let dx = 2 * Double((point.x - center.x) / frame.width)
            let dy = 2 * Double((point.y - center.y) / frame.height)
            return ramp.color(at: ((dx * dx + dy * dy).squareRoot() - from) / (to - from))
        case .faded(let inner, let factor): return inner.color(at: point)?.opacity(factor)
        case .angular, .mesh, .image, .material, .backdrop: return nil
        }
    }
}

extension ColorRamp {
    fileprivate func color(at location: Double) -> RGBA? {
        guard let first = stops.first, let last = stops.last else { return nil }
        if location <= first.location { return first.color }
        if location >= last.location { return last.color }
        for (left, right) in zip(stops, stops.dropFirst()) where location <= right.location {
            let span = right.location - left.location
            let share = Float(span > 0 ? (location - left.location) / span : 1)
            func mixed(_ component: KeyPath<RGBA, Float>) -> Float {
                left.color[keyPath: component] * (1 - share) + right.color[keyPath: component] * share
            }
            return RGBA(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
        }
        return last.color
    }
}
