import Foundation

/// A rotation in space: imaginary parts x, y, z, then the real one.
public struct simd_quatd: Hashable, Sendable {
    public var vector: SIMD4<Double>

    public init() {
        vector = .zero
    }

    public init(vector: SIMD4<Double>) {
        self.vector = vector
    }

    public init(_ vector: SIMD4<Double>) {
        self.vector = vector
    }

    public init(ix: Double, iy: Double, iz: Double, r: Double) {
        vector = SIMD4(ix, iy, iz, r)
    }

    public init(real: Double, imag: SIMD3<Double>) {
        vector = SIMD4(imag, real)
    }

    /// - Parameters:
    ///   - angle: radians.
    ///   - axis: of length 1.
    public init(angle: Double, axis: SIMD3<Double>) {
        self.init(real: Foundation.cos(angle / 2), imag: Foundation.sin(angle / 2) * axis)
    }

    /// Rotates one unit vector to another one.
    public init(from: SIMD3<Double>, to: SIMD3<Double>) {
        let cosine = simd_dot(from, to)
        if cosine > -0.999_999 {
            self.init(real: 1 + cosine, imag: simd_cross(from, to))
            vector = simd_normalize(vector)
        } else {
            let other: SIMD3<Double> = Swift.abs(from.x) < 0.9 ? [1, 0, 0] : [0, 1, 0]
            self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
        }
    }

    /// - Parameter rotationMatrix: one that only turns.
    public init(_ rotationMatrix: simd_double3x3) {
        vector = quaternion(of: rotationMatrix)
    }

    public init(_ rotationMatrix: simd_double4x4) {
        let c = rotationMatrix.columns
        self.init(
            simd_double3x3(simd_make_double3(c.0), simd_make_double3(c.1), simd_make_double3(c.2)))
    }

    public var real: Double {
        get { vector.w }
        set { vector.w = newValue }
    }

    public var imag: SIMD3<Double> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// Radians.
    public var angle: Double { 2 * Foundation.atan2(simd_length(imag), real) }

    public var axis: SIMD3<Double> { simd_normalize(imag) }
    public var length: Double { simd_length(vector) }
    public var normalized: simd_quatd { simd_quatd(vector: simd_normalize(vector)) }
    public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
    public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / simd_length_squared(vector)) }

    public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        let t = 2 * simd_cross(imag, vector)
        return vector + real * t + simd_cross(imag, t)
    }
}

extension simd_quatd {
    public static func + (left: simd_quatd, right: simd_quatd) -> simd_quatd { simd_quatd(left.vector + right.vector) }

    public static func - (left: simd_quatd, right: simd_quatd) -> simd_quatd { simd_quatd(left.vector - right.vector) }

    public static prefix func - (quaternion: simd_quatd) -> simd_quatd { simd_quatd(-quaternion.vector) }

    public static func * (left: simd_quatd, right: simd_quatd) -> simd_quatd {
        simd_quatd(
            real: left.real * right.real - simd_dot(left.imag, right.imag),
            imag: left.real * right.imag + right.real * left.imag + simd_cross(left.imag, right.imag))
    }

    public static func * (left: Double, right: simd_quatd) -> simd_quatd { simd_quatd(left * right.vector) }

    public static func * (left: simd_quatd, right: Double) -> simd_quatd { simd_quatd(left.vector * right) }

    public static func / (left: simd_quatd, right: simd_quatd) -> simd_quatd { left * right.inverse }

    public static func / (left: simd_quatd, right: Double) -> simd_quatd { simd_quatd(left.vector / right) }

    public static func += (left: inout simd_quatd, right: simd_quatd) { left = left + right }

    public static func *= (left: inout simd_quatd, right: simd_quatd) { left = left * right }

    public static func *= (left: inout simd_quatd, right: Double) { left = left * right }
}

public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
    simd_quatd(angle: angle, axis: axis)
}

public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd { simd_quatd(from: from, to: to) }

public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
    simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}

public func simd_quaternion(_ vector: SIMD4<Double>) -> simd_quatd { simd_quatd(vector) }

public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }

public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }

public func simd_real(_ q: simd_quatd) -> Double { q.real }

public func simd_imag(_ q: simd_quatd) -> SIMD3<Double> { q.imag }

public func simd_angle(_ q: simd_quatd) -> Double { q.angle }

public func simd_axis(_ q: simd_quatd) -> SIMD3<Double> { q.axis }

public func simd_length(_ q: simd_quatd) -> Double { q.length }

public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }

public func simd_conjugate(_ q: simd_quatd) -> simd_quatd { q.conjugate }

public func simd_inverse(_ q: simd_quatd) -> simd_quatd { q.inverse }

public func simd_dot(_ p: simd_quatd, _ q: simd_quatd) -> Double { simd_dot(p.vector, q.vector) }

public func simd_mul(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p * q }

public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }

public func simd_negate(_ q: simd_quatd) -> simd_quatd { -q }

/// Along the shorter arc.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    let cosine = simd_dot(q0, q1)
    return arc(q0, cosine < 0 ? -q1 : q1, t, cosine: Swift.abs(cosine))
}

/// Along the longer arc.
public func simd_slerp_longest(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    let cosine = simd_dot(q0, q1)
    return arc(q0, cosine < 0 ? q1 : -q1, t, cosine: -Swift.abs(cosine))
}

private func arc(_ from: simd_quatd, _ to: simd_quatd, _ t: Double, cosine: Double) -> simd_quatd {
    let angle = Foundation.acos(Swift.min(Swift.max(cosine, -1), 1))
    let sine = Foundation.sin(angle)
    guard sine > 1e-6 else { return ((1 - t) * from + t * to).normalized }
    return Foundation.sin((1 - t) * angle) / sine * from + Foundation.sin(t * angle) / sine * to
}

extension simd_double3x3 {
    /// - Parameter quaternion: of length 1.
    public init(_ quaternion: simd_quatd) {
        self.init(quaternion.act([1, 0, 0]), quaternion.act([0, 1, 0]), quaternion.act([0, 0, 1]))
    }
}

extension simd_double4x4 {
    /// - Parameter quaternion: of length 1.
    public init(_ quaternion: simd_quatd) {
        let turn = simd_double3x3(quaternion)
        self.init(
            SIMD4(turn.columns.0, 0), SIMD4(turn.columns.1, 0), SIMD4(turn.columns.2, 0), SIMD4(0, 0, 0, 1))
    }
}

public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }

public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
