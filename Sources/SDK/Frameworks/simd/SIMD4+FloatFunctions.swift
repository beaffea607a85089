import Foundation

public func dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { (x * y).sum() }
public func simd_dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { (x * y).sum() }
public func length_squared(_ x: SIMD4<Float>) -> Float { (x * x).sum() }
public func simd_length_squared(_ x: SIMD4<Float>) -> Float { (x * x).sum() }
public func length(_ x: SIMD4<Float>) -> Float { (x * x).sum().squareRoot() }
public func simd_length(_ x: SIMD4<Float>) -> Float { (x * x).sum().squareRoot() }
public func simd_fast_length(_ x: SIMD4<Float>) -> Float { (x * x).sum().squareRoot() }
public func distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { simd_length(y - x) }
public func simd_distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { simd_length(y - x) }
public func simd_fast_distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { simd_length(y - x) }
public func distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { simd_length_squared(y - x) }
public func simd_distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { simd_length_squared(y - x) }
public func normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { x / simd_length(x) }
public func simd_normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { x / simd_length(x) }
public func simd_fast_normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { x / simd_length(x) }
public func norm_one(_ x: SIMD4<Float>) -> Float { simd_abs(x).sum() }
public func simd_norm_one(_ x: SIMD4<Float>) -> Float { simd_abs(x).sum() }
public func norm_inf(_ x: SIMD4<Float>) -> Float { simd_abs(x).max() }
public func simd_norm_inf(_ x: SIMD4<Float>) -> Float { simd_abs(x).max() }
public func abs(_ x: SIMD4<Float>) -> SIMD4<Float> { x.replacing(with: -x, where: x .< 0) }
public func simd_abs(_ x: SIMD4<Float>) -> SIMD4<Float> { x.replacing(with: -x, where: x .< 0) }
public func min(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(x, y) }
public func simd_min(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(x, y) }
public func min(_ vector: SIMD4<Float>, _ scalar: Float) -> SIMD4<Float> {
    pointwiseMin(vector, SIMD4<Float>(repeating: scalar))
}
public func max(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(x, y) }
public func simd_max(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(x, y) }
public func max(_ vector: SIMD4<Float>, _ scalar: Float) -> SIMD4<Float> {
    pointwiseMax(vector, SIMD4<Float>(repeating: scalar))
}
public func reduce_add(_ x: SIMD4<Float>) -> Float { x.sum() }
public func simd_reduce_add(_ x: SIMD4<Float>) -> Float { x.sum() }
public func reduce_min(_ x: SIMD4<Float>) -> Float { x.min() }
public func simd_reduce_min(_ x: SIMD4<Float>) -> Float { x.min() }
public func reduce_max(_ x: SIMD4<Float>) -> Float { x.max() }
public func simd_reduce_max(_ x: SIMD4<Float>) -> Float { x.max() }
public func clamp(_ x: SIMD4<Float>, min: SIMD4<Float>, max: SIMD4<Float>) -> SIMD4<Float> {
    pointwiseMin(pointwiseMax(x, min), max)
}
public func simd_clamp(_ x: SIMD4<Float>, _ min: SIMD4<Float>, _ max: SIMD4<Float>) -> SIMD4<Float> {
    pointwiseMin(pointwiseMax(x, min), max)
}
public func clamp(_ x: SIMD4<Float>, min: Float, max: Float) -> SIMD4<Float> {
    x.clamped(lowerBound: .init(repeating: min), upperBound: .init(repeating: max))
}
public func mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: SIMD4<Float>) -> SIMD4<Float> { x + t * (y - x) }
public func mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: Float) -> SIMD4<Float> { x + t * (y - x) }
public func simd_mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ t: SIMD4<Float>) -> SIMD4<Float> { x + t * (y - x) }
public func sign(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
public func simd_sign(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
public func recip(_ x: SIMD4<Float>) -> SIMD4<Float> { 1 / x }
public func simd_recip(_ x: SIMD4<Float>) -> SIMD4<Float> { 1 / x }
public func rsqrt(_ x: SIMD4<Float>) -> SIMD4<Float> { 1 / x.squareRoot() }
public func simd_rsqrt(_ x: SIMD4<Float>) -> SIMD4<Float> { 1 / x.squareRoot() }
public func fract(_ x: SIMD4<Float>) -> SIMD4<Float> { x - x.rounded(.down) }
public func simd_fract(_ x: SIMD4<Float>) -> SIMD4<Float> { x - x.rounded(.down) }
public func floor(_ x: SIMD4<Float>) -> SIMD4<Float> { x.rounded(.down) }
public func ceil(_ x: SIMD4<Float>) -> SIMD4<Float> { x.rounded(.up) }
public func trunc(_ x: SIMD4<Float>) -> SIMD4<Float> { x.rounded(.towardZero) }
public func round(_ x: SIMD4<Float>) -> SIMD4<Float> { x.rounded(.toNearestOrAwayFromZero) }
public func sqrt(_ x: SIMD4<Float>) -> SIMD4<Float> { x.squareRoot() }
public func step(_ x: SIMD4<Float>, edge: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func simd_step(_ edge: SIMD4<Float>, _ x: SIMD4<Float>) -> SIMD4<Float> { step(x, edge: edge) }
public func smoothstep(_ x: SIMD4<Float>, edge0: SIMD4<Float>, edge1: SIMD4<Float>) -> SIMD4<Float> {
    simd_smoothstep(edge0, edge1, x)
}
public func simd_smoothstep(_ edge0: SIMD4<Float>, _ edge1: SIMD4<Float>, _ x: SIMD4<Float>) -> SIMD4<Float> {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), .zero, SIMD4<Float>(repeating: 1))
    return t * t * (3 - 2 * t)
}
public func reflect(_ x: SIMD4<Float>, n: SIMD4<Float>) -> SIMD4<Float> { x - 2 * simd_dot(x, n) * n }
public func simd_reflect(_ x: SIMD4<Float>, _ n: SIMD4<Float>) -> SIMD4<Float> { x - 2 * simd_dot(x, n) * n }
public func simd_refract(_ x: SIMD4<Float>, _ n: SIMD4<Float>, _ eta: Float) -> SIMD4<Float> {
    let along = simd_dot(x, n)
    let k = 1 - eta * eta * (1 - along * along)
    return k < 0 ? .zero : eta * x - (eta * along + k.squareRoot()) * n
}
public func refract(_ x: SIMD4<Float>, n: SIMD4<Float>, eta: Float) -> SIMD4<Float> { simd_refract(x, n, eta) }
public func project(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { simd_dot(x, y) / simd_dot(y, y) * y }
public func simd_project(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { simd_dot(x, y) / simd_dot(y, y) * y }
public func sin(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.sin) }
public func cos(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.cos) }
public func tan(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.tan) }
public func asin(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.asin) }
public func acos(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.acos) }
public func atan(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.atan) }
public func exp(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.exp) }
public func log(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.log) }
public func exp2(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.exp2) }
public func log2(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.log2) }
public func log10(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped(Foundation.log10) }
public func pow(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { x.mapped(with: y, Foundation.pow) }
public func atan2(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { x.mapped(with: y, Foundation.atan2) }
public func simd_equal(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Bool { x == y }
public func simd_almost_equal_elements(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ tolerance: Float) -> Bool {
    simd_norm_inf(x - y) <= tolerance
}
