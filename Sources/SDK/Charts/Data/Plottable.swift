import SwiftUI

/// A type whose values can be plotted.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    var primitivePlottable: PrimitivePlottable { get }

    init?(primitivePlottable: PrimitivePlottable)
}

/// The supported types: numbers, dates and strings.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    var _datum: _Datum { get }

    init?(_datum: _Datum)
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }

    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }

    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    var datum: _Datum { primitivePlottable._datum }

    init?(datum: _Datum) {
        guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
        self.init(primitivePlottable: primitive)
    }

    /// Whether values are integers, so that an axis has no marks between them.
    static var isWhole: Bool { PrimitivePlottable.self is any FixedWidthInteger.Type }
}

extension FixedWidthInteger where Self: PrimitivePlottableProtocol {
    public var _datum: _Datum { .number(Double(self)) }

    /// The nearest integer: positions on an axis are not integers.
    public init?(_datum: _Datum) {
        guard case .number(let number) = _datum, let value = Self(exactly: number.rounded()) else { return nil }
        self = value
    }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
    public var _datum: _Datum { .number(Double(self)) }

    public init?(_datum: _Datum) {
        guard case .number(let number) = _datum else { return nil }
        self.init(number)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    public var _datum: _Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }

    public init?(_datum: _Datum) {
        guard case .number(let number) = _datum else { return nil }
        self.init(number)
    }
}

extension Date: PrimitivePlottableProtocol {
    public var _datum: _Datum { .date(self) }

    public init?(_datum: _Datum) {
        guard case .date(let date) = _datum else { return nil }
        self = date
    }
}

extension String: PrimitivePlottableProtocol {
    public var _datum: _Datum { .category(self) }

    public init?(_datum: _Datum) {
        guard case .category(let name) = _datum else { return nil }
        self = name
    }
}
