import Foundation

/// Functions of each element of a vector.
public enum vForce {
    public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.values.map { Foundation.sin($0) }
    }
    public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.values.map { Foundation.cos($0) }
    }
    public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.values.map { Foundation.exp($0) }
    }
    public static func log<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.values.map { Foundation.log($0) }
    }
    public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.values.map { Foundation.log10($0) }
    }
    public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.values.map { $0.squareRoot() }
    }
    public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.values.map { Foundation.sin($0) }
    }
    public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.values.map { Foundation.cos($0) }
    }
    public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.values.map { Foundation.exp($0) }
    }
    public static func log<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.values.map { Foundation.log($0) }
    }
    public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.values.map { Foundation.log10($0) }
    }
    public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.values.map { $0.squareRoot() }
    }
}

public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    for index in 0..<max(Int(n.pointee), 0) { y[index] = x[index].squareRoot() }
}

public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<max(Int(n.pointee), 0) { y[index] = x[index].squareRoot() }
}
