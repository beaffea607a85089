import Foundation

public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

public func cross(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD3<Float> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }

public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

public func simd_cross(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD3<Float> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }

public func clamp(_ x: Float, min: Float, max: Float) -> Float { Swift.min(Swift.max(x, min), max) }

public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }

public func mix(_ x: Float, _ y: Float, t: Float) -> Float { x + t * (y - x) }

public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + t * (y - x) }

public func sign(_ x: Float) -> Float { x > 0 ? 1 : x < 0 ? -1 : 0 }

public func simd_sign(_ x: Float) -> Float { sign(x) }

public func fract(_ x: Float) -> Float { x - x.rounded(.down) }

public func recip(_ x: Float) -> Float { 1 / x }

public func rsqrt(_ x: Float) -> Float { 1 / x.squareRoot() }

public func step(_ x: Float, edge: Float) -> Float { x < edge ? 0 : 1 }

public func smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (3 - 2 * t)
}

public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
    smoothstep(x, edge0: edge0, edge1: edge1)
}

public func simd_orient(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { x.x * y.y - x.y * y.x }

public func simd_orient(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ z: SIMD3<Float>) -> Float {
    simd_dot(x, simd_cross(y, z))
}

public func cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

public func cross(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD3<Double> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }

public func simd_cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

public func simd_cross(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD3<Double> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }

public func clamp(_ x: Double, min: Double, max: Double) -> Double { Swift.min(Swift.max(x, min), max) }

public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double { Swift.min(Swift.max(x, min), max) }

public func mix(_ x: Double, _ y: Double, t: Double) -> Double { x + t * (y - x) }

public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + t * (y - x) }

public func sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }

public func simd_sign(_ x: Double) -> Double { sign(x) }

public func fract(_ x: Double) -> Double { x - x.rounded(.down) }

public func recip(_ x: Double) -> Double { 1 / x }

public func rsqrt(_ x: Double) -> Double { 1 / x.squareRoot() }

public func step(_ x: Double, edge: Double) -> Double { x < edge ? 0 : 1 }

public func smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (3 - 2 * t)
}

public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
    smoothstep(x, edge0: edge0, edge1: edge1)
}

public func simd_orient(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { x.x * y.y - x.y * y.x }

public func simd_orient(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> Double {
    simd_dot(x, simd_cross(y, z))
}
