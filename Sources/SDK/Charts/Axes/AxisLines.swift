import SwiftUI

/// A line across the plot at an axis value.
public struct AxisGridLine {
    let part: AxisPart

    nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        part = AxisPart(kind: .gridLine, isCentered: centered, stroke: stroke)
    }
}

extension AxisGridLine: AxisMark {
    public typealias Body = Never

    nonisolated public static func _makeAxisMark(_ mark: Self, outputs: inout _AxisMarkOutputs) {
        outputs.parts.append(mark.part)
    }
}

/// A short line next to the plot at an axis value.
public struct AxisTick {
    /// How far a tick extends from the plot.
    public struct Length: Hashable, Sendable {
        enum Kind: Hashable {
            case automatic
            case fixed(CGFloat)
            case label(extra: CGFloat)
            case longestLabel(extra: CGFloat)
        }

        let kind: Kind

        public static var automatic: Length { Length(kind: .automatic) }
        /// Along the value's own label.
        public static var label: Length { Length(kind: .label(extra: 0)) }
        /// Along the longest label of the axis.
        public static var longestLabel: Length { Length(kind: .longestLabel(extra: 0)) }

        /// - Parameter extendPastBy: points beyond the label.
        public static func label(extendPastBy: CGFloat) -> Length { Length(kind: .label(extra: extendPastBy)) }

        /// - Parameter extendPastBy: points beyond the label.
        public static func longestLabel(extendPastBy: CGFloat) -> Length {
            Length(kind: .longestLabel(extra: extendPastBy))
        }
    }

    let part: AxisPart

    /// - Parameter length: points.
    nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        part = AxisPart(kind: .tick(Length(kind: .fixed(length))), isCentered: centered, stroke: stroke)
    }

    nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        part = AxisPart(kind: .tick(length), isCentered: centered, stroke: stroke)
    }
}

extension AxisTick: AxisMark {
    public typealias Body = Never

    nonisolated public static func _makeAxisMark(_ mark: Self, outputs: inout _AxisMarkOutputs) {
        outputs.parts.append(mark.part)
    }
}
