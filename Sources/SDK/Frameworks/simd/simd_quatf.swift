import Foundation

/// A rotation in space: imaginary parts x, y, z, then the real one.
public struct simd_quatf: Hashable, Sendable {
    public var vector: SIMD4<Float>

    public init() {
        vector = .zero
    }

    public init(vector: SIMD4<Float>) {
        self.vector = vector
    }

    public init(_ vector: SIMD4<Float>) {
        self.vector = vector
    }

    public init(ix: Float, iy: Float, iz: Float, r: Float) {
        vector = SIMD4(ix, iy, iz, r)
    }

    public init(real: Float, imag: SIMD3<Float>) {
        vector = SIMD4(imag, real)
    }

    /// - Parameters:
    ///   - angle: radians.
    ///   - axis: of length 1.
    public init(angle: Float, axis: SIMD3<Float>) {
        self.init(real: Foundation.cos(angle / 2), imag: Foundation.sin(angle / 2) * axis)
    }

    /// Rotates one unit vector to another one.
    public init(from: SIMD3<Float>, to: SIMD3<Float>) {
        let cosine = simd_dot(from, to)
        if cosine > -0.999_999 {
            self.init(real: 1 + cosine, imag: simd_cross(from, to))
            vector = simd_normalize(vector)
        } else {
            let other: SIMD3<Float> = Swift.abs(from.x) < 0.9 ? [1, 0, 0] : [0, 1, 0]
            self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
        }
    }

    /// - Parameter rotationMatrix: one that only turns.
    public init(_ rotationMatrix: simd_float3x3) {
        vector = quaternion(of: rotationMatrix)
    }

    public init(_ rotationMatrix: simd_float4x4) {
        let c = rotationMatrix.columns
        self.init(
            simd_float3x3(simd_make_float3(c.0), simd_make_float3(c.1), simd_make_float3(c.2)))
    }

    public var real: Float {
        get { vector.w }
        set { vector.w = newValue }
    }

    public var imag: SIMD3<Float> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// Radians.
    public var angle: Float { 2 * Foundation.atan2(simd_length(imag), real) }

    public var axis: SIMD3<Float> { simd_normalize(imag) }
    public var length: Float { simd_length(vector) }
    public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / simd_length_squared(vector)) }

    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let t = 2 * simd_cross(imag, vector)
        return vector + real * t + simd_cross(imag, t)
    }
}

extension simd_quatf {
    public static func + (left: simd_quatf, right: simd_quatf) -> simd_quatf { simd_quatf(left.vector + right.vector) }

    public static func - (left: simd_quatf, right: simd_quatf) -> simd_quatf { simd_quatf(left.vector - right.vector) }

    public static prefix func - (quaternion: simd_quatf) -> simd_quatf { simd_quatf(-quaternion.vector) }

    public static func * (left: simd_quatf, right: simd_quatf) -> simd_quatf {
        simd_quatf(
            real: left.real * right.real - simd_dot(left.imag, right.imag),
            imag: left.real * right.imag + right.real * left.imag + simd_cross(left.imag, right.imag))
    }

    public static func * (left: Float, right: simd_quatf) -> simd_quatf { simd_quatf(left * right.vector) }

    public static func * (left: simd_quatf, right: Float) -> simd_quatf { simd_quatf(left.vector * right) }

    public static func / (left: simd_quatf, right: simd_quatf) -> simd_quatf { left * right.inverse }

    public static func / (left: simd_quatf, right: Float) -> simd_quatf { simd_quatf(left.vector / right) }

    public static func += (left: inout simd_quatf, right: simd_quatf) { left = left + right }

    public static func *= (left: inout simd_quatf, right: simd_quatf) { left = left * right }

    public static func *= (left: inout simd_quatf, right: Float) { left = left * right }
}

public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }

public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }

public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
    simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}

public func simd_quaternion(_ vector: SIMD4<Float>) -> simd_quatf { simd_quatf(vector) }

public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }

public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }

public func simd_real(_ q: simd_quatf) -> Float { q.real }

public func simd_imag(_ q: simd_quatf) -> SIMD3<Float> { q.imag }

public func simd_angle(_ q: simd_quatf) -> Float { q.angle }

public func simd_axis(_ q: simd_quatf) -> SIMD3<Float> { q.axis }

public func simd_length(_ q: simd_quatf) -> Float { q.length }

public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }

public func simd_conjugate(_ q: simd_quatf) -> simd_quatf { q.conjugate }

public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }

public func simd_dot(_ p: simd_quatf, _ q: simd_quatf) -> Float { simd_dot(p.vector, q.vector) }

public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }

public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }

public func simd_negate(_ q: simd_quatf) -> simd_quatf { -q }

/// Along the shorter arc.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    let cosine = simd_dot(q0, q1)
    return arc(q0, cosine < 0 ? -q1 : q1, t, cosine: Swift.abs(cosine))
}

/// Along the longer arc.
public func simd_slerp_longest(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    let cosine = simd_dot(q0, q1)
    return arc(q0, cosine < 0 ? q1 : -q1, t, cosine: -Swift.abs(cosine))
}

private func arc(_ from: simd_quatf, _ to: simd_quatf, _ t: Float, cosine: Float) -> simd_quatf {
    let angle = Foundation.acos(Swift.min(Swift.max(cosine, -1), 1))
    let sine = Foundation.sin(angle)
    guard sine > 1e-6 else { return ((1 - t) * from + t * to).normalized }
    return Foundation.sin((1 - t) * angle) / sine * from + Foundation.sin(t * angle) / sine * to
}

extension simd_float3x3 {
    /// - Parameter quaternion: of length 1.
    public init(_ quaternion: simd_quatf) {
        self.init(quaternion.act([1, 0, 0]), quaternion.act([0, 1, 0]), quaternion.act([0, 0, 1]))
    }
}

extension simd_float4x4 {
    /// - Parameter quaternion: of length 1.
    public init(_ quaternion: simd_quatf) {
        let turn = simd_float3x3(quaternion)
        self.init(
            SIMD4(turn.columns.0, 0), SIMD4(turn.columns.1, 0), SIMD4(turn.columns.2, 0), SIMD4(0, 0, 0, 1))
    }
}

public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }

public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
