/// A curve from (0, 0) to (1, 1) that maps linear progress to eased progress.
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable {
        case linear
        case bezier(UnitPoint, UnitPoint)
        case circularIn, circularOut, circularInOut
    }

    private let kind: Kind
    private var isInverse = false

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// The control points' x is within 0…1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func limited(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: min(max(point.x, 0), 1), y: point.y) }
        return UnitCurve(.bezier(limited(startControlPoint), limited(endControlPoint)))
    }

    public static let linear = UnitCurve(.linear)
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let circularEaseIn = UnitCurve(.circularIn)
    public static let circularEaseOut = UnitCurve(.circularOut)
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    @available(*, deprecated, renamed: "easeInOut")
    public static var easeInEaseOut: UnitCurve { easeInOut }

    /// The curve with x and y exchanged.
    public var inverse: UnitCurve {
        var copy = self
        copy.isInverse.toggle()
        return copy
    }

    public func value(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        guard isInverse else { return forward(progress) }
        // Each curve increases monotonically, so the position with a given value is found by bisection.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if forward(middle) < progress { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    public func velocity(at progress: Double) -> Double {
        let step = 1e-5
        let (from, to) = (max(progress - step, 0), min(progress + step, 1))
        return to > from ? (value(at: to) - value(at: from)) / (to - from) : 0
    }

    private func forward(_ x: Double) -> Double {
        switch kind {
        case .linear: return x
        case .bezier(let first, let second):
            let parameter = Self.parameter(x, Double(first.x), Double(second.x))
            return Self.cubic(parameter, Double(first.y), Double(second.y))
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            if x < 0.5 { return (1 - (1 - 4 * x * x).squareRoot()) / 2 }
            return (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
        }
    }

    private static func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    /// The parameter of the Bézier curve for an x, found by bisection.
    private static func parameter(_ x: Double, _ first: Double, _ second: Double) -> Double {
        if x <= 0 || x >= 1 { return x }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if cubic(middle, first, second) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
