import Foundation

/// Vectors of `Double`.
extension vDSP {
    public static func add<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
        vector.values.map { scalar + $0 }
    }

    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double {
        zip(vectorA.values, vectorB.values).map { $0 + $1 }
    }

    public static func multiply<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double]
    where U.Element == Double {
        vector.values.map { scalar * $0 }
    }

    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double {
        zip(vectorA.values, vectorB.values).map { $0 * $1 }
    }

    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: U, _ vectorB: T) -> [Double]
    where T.Element == Double, U.Element == Double {
        zip(vectorA.values, vectorB.values).map { $0 - $1 }
    }

    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Double) -> [Double]
    where U.Element == Double {
        vector.values.map { $0 / scalar }
    }

    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.values.reduce(0, +)
    }

    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.values.reduce(0, +) / Double(vector.count)
    }

    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.values.reduce(0) { $0 + $1 * $1 }
    }

    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.values.reduce(0) { $0 + abs($1) }
    }

    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.values.reduce(0) { $0 + $1 * $1 } / Double(vector.count)
    }

    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        meanSquare(vector).squareRoot()
    }

    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.values.max() ?? -.infinity
    }

    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.values.min() ?? .infinity
    }

    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.values.map(abs).max() ?? 0
    }

    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.values.map { abs($0) }
    }

    public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.values.map { -$0 }
    }

    public static func square<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.values.map { $0 * $0 }
    }

    public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.values.map { $0.rounded(.towardZero) }
    }

    public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> Double
    where T.Element == Double, U.Element == Double {
        zip(vectorA.values, vectorB.values).reduce(0) { $0 + $1.0 * $1.1 }
    }

    public static func distanceSquared<T: AccelerateBuffer, U: AccelerateBuffer>(_ pointA: T, _ pointB: U) -> Double
    where T.Element == Double, U.Element == Double {
        zip(pointA.values, pointB.values).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }

    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Double>) -> [Double]
    where U.Element == Double {
        vector.values.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }

    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
        let best = vector.values.enumerated().max { $0.element < $1.element }
        return (UInt(best?.offset ?? 0), best?.element ?? -.infinity)
    }

    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
        let best = vector.values.enumerated().min { $0.element < $1.element }
        return (UInt(best?.offset ?? 0), best?.element ?? .infinity)
    }

    public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
        let step = (range.upperBound - range.lowerBound) / Double(max(count - 1, 1))
        return (0..<max(count, 0)).map { range.lowerBound + Double($0) * step }
    }

    public static func ramp(withInitialValue initialValue: Double, increment: Double, count: Int) -> [Double] {
        (0..<max(count, 0)).map { initialValue + Double($0) * increment }
    }
}
