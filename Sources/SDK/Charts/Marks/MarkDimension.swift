import SwiftUI

/// A mark's width or height.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Equatable {
        case automatic
        case fixed(CGFloat)
        case ratio(CGFloat)
        case inset(CGFloat)
    }

    let kind: Kind

    init(kind: Kind) { self.kind = kind }

    public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }

    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

    public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }

    /// - Parameter value: points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

    /// - Parameter value: a ratio of the scale's step, 0…1; of the automatic width where the scale has no steps.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

    /// - Parameter value: points on each side of the scale's step.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

    /// Points for a step of the scale.
    func length(step: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: max(automatic, 0)
        case .fixed(let points): max(points, 0)
        case .ratio(let ratio): max(step * ratio, 0)
        case .inset(let inset): max(step - 2 * inset, 0)
        }
    }
}

/// How marks at the same position are stacked.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind { case standard, normalized, center, unstacked }

    let kind: Kind

    /// Stacked from zero.
    public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
    /// Normalized to one.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
    /// Stacked and centered around zero.
    public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
    /// Not stacked.
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}

/// How lines and areas are interpolated.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(tension: CGFloat)
        case catmullRom(alpha: CGFloat)
    }

    let kind: Kind

    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    /// Smooth without rising above or falling below neighboring points.
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }

    /// The centripetal variant, with alpha 1/2.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }

    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha: alpha))
    }

    /// Without tension: the common default; Apple documents none.
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }

    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension: tension))
    }
}
