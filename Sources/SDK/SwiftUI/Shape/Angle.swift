/// A geometric angle; positive turns clockwise on a screen.
public struct Angle: Hashable, Sendable {
    public var radians: Double

    nonisolated public init() { radians = 0 }

    nonisolated public init(radians: Double) {
        self.radians = radians
    }

    nonisolated public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static let zero = Angle(radians: 0)
}

extension Angle: Comparable {
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle: Animatable {
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}

extension Angle {
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    public static func * (left: Angle, factor: Double) -> Angle { Angle(radians: left.radians * factor) }
    public static func * (factor: Double, right: Angle) -> Angle { Angle(radians: right.radians * factor) }
    public static func / (left: Angle, divisor: Double) -> Angle { Angle(radians: left.radians / divisor) }
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    public static func += (left: inout Angle, right: Angle) { left.radians += right.radians }
    public static func -= (left: inout Angle, right: Angle) { left.radians -= right.radians }
    public static func *= (left: inout Angle, factor: Double) { left.radians *= factor }
    public static func /= (left: inout Angle, divisor: Double) { left.radians /= divisor }
}
