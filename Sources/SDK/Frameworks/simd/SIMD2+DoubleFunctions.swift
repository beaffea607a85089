import Foundation

public func dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { (x * y).sum() }
public func simd_dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { (x * y).sum() }
public func length_squared(_ x: SIMD2<Double>) -> Double { (x * x).sum() }
public func simd_length_squared(_ x: SIMD2<Double>) -> Double { (x * x).sum() }
public func length(_ x: SIMD2<Double>) -> Double { (x * x).sum().squareRoot() }
public func simd_length(_ x: SIMD2<Double>) -> Double { (x * x).sum().squareRoot() }
public func simd_fast_length(_ x: SIMD2<Double>) -> Double { (x * x).sum().squareRoot() }
public func distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_length(y - x) }
public func simd_distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_length(y - x) }
public func simd_fast_distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_length(y - x) }
public func distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_length_squared(y - x) }
public func simd_distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_length_squared(y - x) }
public func normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { x / simd_length(x) }
public func simd_normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { x / simd_length(x) }
public func simd_fast_normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { x / simd_length(x) }
public func norm_one(_ x: SIMD2<Double>) -> Double { simd_abs(x).sum() }
public func simd_norm_one(_ x: SIMD2<Double>) -> Double { simd_abs(x).sum() }
public func norm_inf(_ x: SIMD2<Double>) -> Double { simd_abs(x).max() }
public func simd_norm_inf(_ x: SIMD2<Double>) -> Double { simd_abs(x).max() }
public func abs(_ x: SIMD2<Double>) -> SIMD2<Double> { x.replacing(with: -x, where: x .< 0) }
public func simd_abs(_ x: SIMD2<Double>) -> SIMD2<Double> { x.replacing(with: -x, where: x .< 0) }
public func min(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMin(x, y) }
public func simd_min(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMin(x, y) }
public func min(_ vector: SIMD2<Double>, _ scalar: Double) -> SIMD2<Double> {
    pointwiseMin(vector, SIMD2<Double>(repeating: scalar))
}
public func max(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMax(x, y) }
public func simd_max(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMax(x, y) }
public func max(_ vector: SIMD2<Double>, _ scalar: Double) -> SIMD2<Double> {
    pointwiseMax(vector, SIMD2<Double>(repeating: scalar))
}
public func reduce_add(_ x: SIMD2<Double>) -> Double { x.sum() }
public func simd_reduce_add(_ x: SIMD2<Double>) -> Double { x.sum() }
public func reduce_min(_ x: SIMD2<Double>) -> Double { x.min() }
public func simd_reduce_min(_ x: SIMD2<Double>) -> Double { x.min() }
public func reduce_max(_ x: SIMD2<Double>) -> Double { x.max() }
public func simd_reduce_max(_ x: SIMD2<Double>) -> Double { x.max() }
public func clamp(_ x: SIMD2<Double>, min: SIMD2<Double>, max: SIMD2<Double>) -> SIMD2<Double> {
    pointwiseMin(pointwiseMax(x, min), max)
}
public func simd_clamp(_ x: SIMD2<Double>, _ min: SIMD2<Double>, _ max: SIMD2<Double>) -> SIMD2<Double> {
    pointwiseMin(pointwiseMax(x, min), max)
}
public func clamp(_ x: SIMD2<Double>, min: Double, max: Double) -> SIMD2<Double> {
    x.clamped(lowerBound: .init(repeating: min), upperBound: .init(repeating: max))
}
public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: SIMD2<Double>) -> SIMD2<Double> { x + t * (y - x) }
public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: Double) -> SIMD2<Double> { x + t * (y - x) }
public func simd_mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ t: SIMD2<Double>) -> SIMD2<Double> { x + t * (y - x) }
public func sign(_ x: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2<Double>.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
public func simd_sign(_ x: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2<Double>.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
public func recip(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x }
public func simd_recip(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x }
public func rsqrt(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x.squareRoot() }
public func simd_rsqrt(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x.squareRoot() }
public func fract(_ x: SIMD2<Double>) -> SIMD2<Double> { x - x.rounded(.down) }
public func simd_fract(_ x: SIMD2<Double>) -> SIMD2<Double> { x - x.rounded(.down) }
public func floor(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.down) }
public func ceil(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.up) }
public func trunc(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.towardZero) }
public func round(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.toNearestOrAwayFromZero) }
public func sqrt(_ x: SIMD2<Double>) -> SIMD2<Double> { x.squareRoot() }
public func step(_ x: SIMD2<Double>, edge: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2<Double>(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func simd_step(_ edge: SIMD2<Double>, _ x: SIMD2<Double>) -> SIMD2<Double> { step(x, edge: edge) }
public func smoothstep(_ x: SIMD2<Double>, edge0: SIMD2<Double>, edge1: SIMD2<Double>) -> SIMD2<Double> {
    simd_smoothstep(edge0, edge1, x)
}
public func simd_smoothstep(_ edge0: SIMD2<Double>, _ edge1: SIMD2<Double>, _ x: SIMD2<Double>) -> SIMD2<Double> {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), .zero, SIMD2<Double>(repeating: 1))
    return t * t * (3 - 2 * t)
}
public func reflect(_ x: SIMD2<Double>, n: SIMD2<Double>) -> SIMD2<Double> { x - 2 * simd_dot(x, n) * n }
public func simd_reflect(_ x: SIMD2<Double>, _ n: SIMD2<Double>) -> SIMD2<Double> { x - 2 * simd_dot(x, n) * n }
public func simd_refract(_ x: SIMD2<Double>, _ n: SIMD2<Double>, _ eta: Double) -> SIMD2<Double> {
    let along = simd_dot(x, n)
    let k = 1 - eta * eta * (1 - along * along)
    return k < 0 ? .zero : eta * x - (eta * along + k.squareRoot()) * n
}
public func refract(_ x: SIMD2<Double>, n: SIMD2<Double>, eta: Double) -> SIMD2<Double> { simd_refract(x, n, eta) }
public func project(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { simd_dot(x, y) / simd_dot(y, y) * y }
public func simd_project(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> {
    simd_dot(x, y) / simd_dot(y, y) * y
}
public func sin(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.sin) }
public func cos(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.cos) }
public func tan(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.tan) }
public func asin(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.asin) }
public func acos(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.acos) }
public func atan(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.atan) }
public func exp(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.exp) }
public func log(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.log) }
public func exp2(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.exp2) }
public func log2(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.log2) }
public func log10(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped(Foundation.log10) }
public func pow(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { x.mapped(with: y, Foundation.pow) }
public func atan2(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { x.mapped(with: y, Foundation.atan2) }
public func simd_equal(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Bool { x == y }
public func simd_almost_equal_elements(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ tolerance: Double) -> Bool {
    simd_norm_inf(x - y) <= tolerance
}
