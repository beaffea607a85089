import CoreGraphics
import RenderModel

/// Short names for the shapes in scenes.
extension PathStorage {
    static func rounded(_ rect: CGRect, _ radius: Double, style: CornerStyle = .continuous) -> PathStorage {
        PathStorage(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    static func capsule(_ rect: CGRect) -> PathStorage {
        rounded(rect, min(rect.width, rect.height) / 2, style: .circular)
    }

    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> PathStorage {
        PathStorage(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    static func polygon(_ points: [(Double, Double)], closed: Bool = true) -> PathStorage {
        var path = PathStorage()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.line(to: place) }
        }
        if closed { path.close() }
        return path
    }

    static func segment(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> PathStorage {
        polygon([(x0, y0), (x1, y1)], closed: false)
    }

    /// A part of a circle; degrees, 0 points right, positive turns clockwise.
    static func arc(_ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double) -> PathStorage {
        var path = PathStorage()
        let factor = Double.pi / 180
        path.addRelativeArc(
            center: CGPoint(x: x, y: y), radius: radius, startAngle: start * factor, delta: (end - start) * factor)
        return path
    }

    static func joined(_ paths: [PathStorage]) -> PathStorage {
        paths.reduce(into: PathStorage()) { $0.append($1) }
    }
}

extension RGBA {
    /// A color by its six hexadecimal digits.
    static func hex(_ value: UInt32, alpha: Double = 1) -> RGBA {
        RGBA(
            red: Float(value >> 16 & 255) / 255, green: Float(value >> 8 & 255) / 255, blue: Float(value & 255) / 255,
            alpha: Float(alpha))
    }

    static func white(_ alpha: Double) -> RGBA { RGBA(red: 1, green: 1, blue: 1, alpha: Float(alpha)) }
    static func black(_ alpha: Double) -> RGBA { RGBA(red: 0, green: 0, blue: 0, alpha: Float(alpha)) }

    /// The interpolation to another color, 0…1.
    func mixed(with other: RGBA, _ share: Double) -> RGBA {
        let part = Float(share)
        return RGBA(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
    }
}

extension Paint {
    /// Colors from the top of a rectangle to its bottom, evenly spaced.
    static func vertical(_ colors: [RGBA], in rect: CGRect) -> Paint {
        .linear(
            ColorRamp.even(colors), from: CGPoint(x: rect.midX, y: rect.minY),
            to: CGPoint(x: rect.midX, y: rect.maxY))
    }

    /// Colors from one corner of a rectangle to the opposite one.
    static func diagonal(_ colors: [RGBA], in rect: CGRect) -> Paint {
        .linear(
            ColorRamp.even(colors), from: CGPoint(x: rect.minX, y: rect.minY),
            to: CGPoint(x: rect.maxX, y: rect.maxY))
    }

    /// A glow that fades to nothing at the radius.
    ///
    /// Its strength follows 1 - 3x² + 2x³, which has zero slope at the center and at the rim: a linear falloff has
    /// visible rings where it starts and ends.
    static func glow(_ color: RGBA, at center: CGPoint, radius: Double) -> Paint {
        let steps = 12
        let colors = (0...steps).map { step in
            let way = Double(step) / Double(steps)
            return color.opacity(Double(color.alpha) * (1 - way * way * (3 - 2 * way)))
        }
        return .radial(ColorRamp.even(colors), center: center, from: 0, to: radius)
    }
}

extension ColorRamp {
    static func even(_ colors: [RGBA]) -> ColorRamp {
        let last = Double(max(colors.count - 1, 1))
        return ColorRamp(
            stops: colors.enumerated().map { GradientStop(color: $1, location: Double($0) / last) },
            interpolation: .perceptual)
    }
}

extension CGRect {
    /// A rectangle of this size around a center.
    init(center: CGPoint, width: Double, height: Double) {
        self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
