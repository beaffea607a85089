import Foundation

/// Vector arithmetic on points, for this module's geometry only.
extension CGPoint {
    static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
    static func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
    static func * (left: CGPoint, factor: Double) -> CGPoint { CGPoint(x: left.x * factor, y: left.y * factor) }

    func dot(_ other: CGPoint) -> Double { x * other.x + y * other.y }
    func cross(_ other: CGPoint) -> Double { x * other.y - y * other.x }
    var length: Double { (x * x + y * y).squareRoot() }
    var isFinite: Bool { x.isFinite && y.isFinite }

    /// The point rotated by a quarter turn toward positive y: the left-hand normal of a direction with a downward y
    /// axis.
    var quarterTurn: CGPoint { CGPoint(x: -y, y: x) }

    /// The unit vector, or `nil` for a vector too short to have a direction.
    var unit: CGPoint? {
        let length = length
        guard length > 1e-12, length.isFinite else { return nil }
        return CGPoint(x: x / length, y: y / length)
    }

    static func mix(_ from: CGPoint, _ to: CGPoint, _ fraction: Double) -> CGPoint {
        CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
    }
}
