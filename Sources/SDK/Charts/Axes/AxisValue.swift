import SwiftUI

/// A value with axis marks.
public struct AxisValue {
    /// The value's index among all values of the axis.
    public let index: Int
    /// The number of values of the axis.
    public let count: Int

    let datum: _Datum

    /// The value converted to a data type; `nil` if the axis has another kind.
    public func `as`<P: Plottable>(_ valueType: P.Type) -> P? { P(datum: datum) }
}
