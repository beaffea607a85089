import SwiftUI

/// A value at which an axis has marks.
public struct AxisValue {
    /// The value's place among all values of the axis, from 0.
    public let index: Int
    /// How many values the axis has.
    public let count: Int

    let datum: _Datum

    /// The value as data of a type; `nil` where the axis shows another kind.
    public func `as`<P: Plottable>(_ valueType: P.Type) -> P? { P(datum: datum) }
}
