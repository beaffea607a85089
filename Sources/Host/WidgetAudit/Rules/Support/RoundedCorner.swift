import CoreGraphics
import RenderModel

/// The radius of a shape's corners.
///
/// 1. From the corner of the bounds, the outline is met on the diagonal of equal sides at a distance of r (√2 - 1) if
///    the corner is a quarter circle of the radius r, and nearly there if it is continuous.
/// 2. The shape is a rounded rectangle if all four corners have the same radius, and the middles of the sides and the
///    ends of the corners are inside.
enum RoundedCorner {
    private static let steps = 24
    private static let tolerance: CGFloat = 0.75
    /// A point that is as far inside of the outline is certainly inside of a rounded rectangle.
    private static let inside: CGFloat = 0.4

    /// In points of the shape's own coordinates; `nil` for anything but a rounded rectangle.
    static func radius(of shape: ShapeFacts) -> Double? {
        let bounds = shape.path.boundingRect
        let limit = min(bounds.width, bounds.height) / 2
        guard shape.isFilled, limit > 2 * inside else { return nil }
        let corners: [(x: CGFloat, y: CGFloat, dx: CGFloat, dy: CGFloat)] = [
            (bounds.minX, bounds.minY, 1, 1), (bounds.maxX, bounds.minY, -1, 1),
            (bounds.maxX, bounds.maxY, -1, -1), (bounds.minX, bounds.maxY, 1, -1),
        ]
        var radii: [CGFloat] = []
        for corner in corners {
            guard let reach = reach(of: shape, from: corner, upTo: limit) else { return nil }
            radii.append(reach / (CGFloat(2).squareRoot() - 1))
        }
        guard let least = radii.min(), let most = radii.max(), most - least <= tolerance else { return nil }
        let radius = min(most, limit)
        let ends = corners.flatMap { corner in
            [
                CGPoint(x: corner.x + corner.dx * radius, y: corner.y + corner.dy * inside),
                CGPoint(x: corner.x + corner.dx * inside, y: corner.y + corner.dy * radius),
            ]
        }
        // A continuous corner begins beyond its radius, where it is still close to the side.
        let middles = [
            CGPoint(x: bounds.midX, y: bounds.minY + inside), CGPoint(x: bounds.midX, y: bounds.maxY - inside),
            CGPoint(x: bounds.minX + inside, y: bounds.midY), CGPoint(x: bounds.maxX - inside, y: bounds.midY),
        ]
        let isRectangle =
            middles.allSatisfy { contains($0, shape) }
            && ends.allSatisfy { contains(moved($0, toward: bounds, by: 2 * inside), shape) }
        return isRectangle ? Double(radius) : nil
    }

    /// The distance on the diagonal at which the outline is met.
    private static func reach(
        of shape: ShapeFacts, from corner: (x: CGFloat, y: CGFloat, dx: CGFloat, dy: CGFloat), upTo limit: CGFloat
    ) -> CGFloat? {
        func point(_ distance: CGFloat) -> CGPoint {
            let side = distance / CGFloat(2).squareRoot()
            return CGPoint(x: corner.x + corner.dx * side, y: corner.y + corner.dy * side)
        }
        var (outside, inner): (CGFloat, CGFloat) = (0, limit)
        guard contains(point(inner), shape) else { return nil }
        for _ in 0..<steps {
            let middle = (outside + inner) / 2
            if contains(point(middle), shape) { inner = middle } else { outside = middle }
        }
        return inner
    }

    private static func contains(_ point: CGPoint, _ shape: ShapeFacts) -> Bool {
        shape.path.contains(point, evenOdd: shape.evenOdd)
    }

    private static func moved(_ point: CGPoint, toward bounds: CGRect, by distance: CGFloat) -> CGPoint {
        CGPoint(
            x: point.x + (point.x < bounds.midX ? distance : -distance),
            y: point.y + (point.y < bounds.midY ? distance : -distance))
    }
}
