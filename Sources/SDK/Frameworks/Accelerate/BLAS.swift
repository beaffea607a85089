import Foundation

/// The sum of products.
public func cblas_ddot(
    _ N: Int32, _ X: UnsafePointer<Double>!, _ incX: Int32, _ Y: UnsafePointer<Double>!, _ incY: Int32
) -> Double {
    (0..<max(Int(N), 0)).reduce(0) { $0 + X[$1 * Int(incX)] * Y[$1 * Int(incY)] }
}

public func cblas_sdot(
    _ N: Int32, _ X: UnsafePointer<Float>!, _ incX: Int32, _ Y: UnsafePointer<Float>!, _ incY: Int32
) -> Float {
    (0..<max(Int(N), 0)).reduce(0) { $0 + X[$1 * Int(incX)] * Y[$1 * Int(incY)] }
}

/// The length of a vector.
public func cblas_dnrm2(_ N: Int32, _ X: UnsafePointer<Double>!, _ incX: Int32) -> Double {
    cblas_ddot(N, X, incX, X, incX).squareRoot()
}

public func cblas_snrm2(_ N: Int32, _ X: UnsafePointer<Float>!, _ incX: Int32) -> Float {
    cblas_sdot(N, X, incX, X, incX).squareRoot()
}
