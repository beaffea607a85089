import SwiftUI

/// The values of a scale.
public protocol ScaleDomain {
    var _values: _ScaleDomainValues { get }
}

/// The settings of a domain.
public struct _ScaleDomainValues {
    enum Kind {
        /// From the data, modified by the closure.
        case automatic(includesZero: Bool?, reversed: Bool?, modify: (([_Datum]) -> [_Datum])?)
        /// Both ends of a continuous scale, or all categories.
        case values([_Datum])
    }

    let kind: Kind
}

/// A domain derived from the data.
public struct AutomaticScaleDomain: ScaleDomain {
    public let _values: _ScaleDomainValues
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { automatic() }

    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _values: _ScaleDomainValues(
                kind: .automatic(includesZero: includesZero, reversed: reversed, modify: nil)))
    }

    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _values: _ScaleDomainValues(
                kind: .automatic(
                    includesZero: includesZero, reversed: reversed,
                    modify: { inferred in
                        var values = inferred.compactMap { DataValue(datum: $0) }
                        modifyInferredDomain(&values)
                        return values.map(\.datum)
                    })))
    }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _values: _ScaleDomainValues { _ScaleDomainValues(kind: .values(map(\.datum))) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _values: _ScaleDomainValues {
        _ScaleDomainValues(kind: .values([lowerBound.datum, upperBound.datum]))
    }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _values: _ScaleDomainValues {
        _ScaleDomainValues(kind: .values([lowerBound.datum, upperBound.datum]))
    }
}
