import SwiftUI

/// The mapping of values to positions on a scale.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, log, date, category
        case power(Double)
        case symmetricLog(Double)
    }

    let kind: Kind

    public static var linear: ScaleType { ScaleType(kind: .linear) }
    public static var log: ScaleType { ScaleType(kind: .log) }
    public static var date: ScaleType { ScaleType(kind: .date) }
    public static var category: ScaleType { ScaleType(kind: .category) }
    public static var squareRoot: ScaleType { power(exponent: 0.5) }
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }

    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }

    /// Linearizes values, so that equal differences of the result are equal distances.
    func forward(_ value: Double) -> Double {
        switch kind {
        case .linear, .date, .category: value
        // Values below the smallest positive number have no position on such a scale.
        case .log: Foundation.log(max(value, .leastNormalMagnitude))
        case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
        case .symmetricLog(let slope):
            (value < 0 ? -1 : 1) * Foundation.log1p(abs(value) * slope)
        }
    }

    /// The inverse of `forward`.
    func backward(_ value: Double) -> Double {
        switch kind {
        case .linear, .date, .category: value
        case .log: exp(value)
        case .power(let exponent): value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
        case .symmetricLog(let slope): slope == 0 ? 0 : (value < 0 ? -1 : 1) * expm1(abs(value)) / slope
        }
    }
}
