import SwiftUI

/// The styles of a scale's values.
public protocol ScaleRange {
    associatedtype VisualValue

    var _visualValues: [VisualValue] { get }
}

extension Array: ScaleRange {
    public typealias VisualValue = Element

    public var _visualValues: [Element] { self }
}

extension Gradient: ScaleRange {
    public typealias VisualValue = Color

    public var _visualValues: [Color] { stops.map(\.color) }
}

/// The positions of a scale's values.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
    var _positions: _PositionRange { get }
}

/// Positions in points, of the plot's own or by distance from its edges.
public struct _PositionRange {
    enum Kind {
        case plot(startPadding: CGFloat, endPadding: CGFloat)
        case points(CGFloat, CGFloat)
    }

    let kind: Kind
}

/// The plot's width or height.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public typealias VisualValue = CGFloat

    public let _positions: _PositionRange

    public var _visualValues: [CGFloat] { [] }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

    /// - Parameter padding: points reserved at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }

    /// Points reserved at the ends.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(
            _positions: _PositionRange(kind: .plot(startPadding: startPadding, endPadding: endPadding)))
    }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
    public typealias VisualValue = CGFloat

    public var _visualValues: [CGFloat] { [lowerBound, upperBound] }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    public var _positions: _PositionRange { _PositionRange(kind: .points(lowerBound, upperBound)) }
}
