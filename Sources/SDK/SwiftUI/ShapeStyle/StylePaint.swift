import RenderModel

/// A paint whose geometry is relative to the unit square of its fill area.
package indirect enum StylePaint: Sendable {
    case color(Color.Resolved)
    case linear(ColorRamp, from: UnitPoint, to: UnitPoint)
    /// Radii in points.
    case radial(ColorRamp, center: UnitPoint, from: Double, to: Double)
    /// Radii as fractions of the frame.
    case elliptical(ColorRamp, center: UnitPoint, from: Double, to: Double)
    /// Radians.
    case angular(ColorRamp, center: UnitPoint, from: Double, to: Double)
    case mesh(columns: Int, rows: Int, points: [UnitPoint], colors: [RGBA], ColorRamp.Interpolation)
    /// An image of the rendering's table, and the size of one tile in points.
    case image(Int, size: CGSize)
    case material(RenderModel.Material)
    /// The blurred and covered backdrop.
    case backdrop(Backdrop)
    case faded(StylePaint, Double)
    /// The unit square is this rectangle, in points from the origin of the fill area.
    case placed(StylePaint, CGRect)

    func faded(_ factor: Double) -> StylePaint {
        switch self {
        case .color(let color): .color(color.opacity(Float(factor)))
        case .faded(let paint, let inner): .faded(paint, inner * factor)
        default: .faded(self, factor)
        }
    }

    func paint(in frame: CGRect, layoutDirection: LayoutDirection) -> Paint {
        func place(_ point: UnitPoint) -> CGPoint {
            switch layoutDirection {
            case .leftToRight: point.point(in: frame)
            case .rightToLeft: UnitPoint(x: 1 - point.x, y: point.y).point(in: frame)
            }
        }
        switch self {
        case .color(let color):
            return .color(color.rgba)
        case .linear(let ramp, let from, let to):
            return .linear(ramp, from: place(from), to: place(to))
        case .radial(let ramp, let center, let from, let to):
            return .radial(ramp, center: place(center), from: from, to: to)
        case .elliptical(let ramp, let center, let from, let to):
            // The painter's fractions refer to half extents, SwiftUI's to full ones.
            return .elliptical(ramp, frame: frame, center: place(center), from: from * 2, to: to * 2)
        case .angular(let ramp, let center, let from, let to):
            return .angular(ramp, center: place(center), from: from, to: to)
        case .mesh(let columns, let rows, let points, let colors, let interpolation):
            return .mesh(
                MeshPaint(
                    columns: columns, rows: rows, points: points.map(place), colors: colors,
                    interpolation: interpolation))
        case .image(let index, let size):
            return .image(index, origin: frame.origin, size: size)
        case .material(let material):
            return .material(material)
        case .backdrop(let backdrop):
            return .backdrop(backdrop)
        case .faded(let paint, let factor):
            return .faded(paint.paint(in: frame, layoutDirection: layoutDirection), factor)
        case .placed(let paint, let rect):
            return paint.paint(
                in: rect.offsetBy(dx: frame.minX, dy: frame.minY), layoutDirection: layoutDirection)
        }
    }
}
