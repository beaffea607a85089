import Foundation

extension simd_float2x2 {
    public var determinant: Float { columns.0.x * columns.1.y - columns.0.y * columns.1.x }

    /// Not finite if the matrix is not invertible.
    public var inverse: simd_float2x2 {
        let factor = 1 / determinant
        return simd_float2x2(
            factor * SIMD2(columns.1.y, -columns.0.y), factor * SIMD2(-columns.1.x, columns.0.x))
    }
}

public func simd_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }

public func simd_inverse(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }

public func simd_determinant(_ x: simd_float2x2) -> Float { x.determinant }

public func matrix_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }

public func matrix_invert(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }

public func matrix_determinant(_ x: simd_float2x2) -> Float { x.determinant }

public func simd_mul(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }

public func matrix_multiply(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }

public func simd_mul(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }

public func matrix_multiply(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }

public func simd_mul(_ x: SIMD2<Float>, _ y: simd_float2x2) -> SIMD2<Float> { x * y }

public func simd_matrix(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) -> simd_float2x2 {
    simd_float2x2(col0, col1)
}

public func simd_matrix_from_rows(_ row0: SIMD2<Float>, _ row1: SIMD2<Float>) -> simd_float2x2 {
    simd_float2x2(rows: [row0, row1])
}

public func simd_diagonal_matrix(_ x: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(diagonal: x) }

public func simd_equal(_ x: simd_float2x2, _ y: simd_float2x2) -> Bool { x == y }

public func simd_almost_equal_elements(_ x: simd_float2x2, _ y: simd_float2x2, _ tolerance: Float) -> Bool {
    (0..<2).allSatisfy { simd_almost_equal_elements(x[$0], y[$0], tolerance) }
}

public let matrix_identity_float2x2 = simd_float2x2(1)

extension simd_float3x3 {
    public var determinant: Float { simd_dot(columns.0, simd_cross(columns.1, columns.2)) }

    /// Not finite if the matrix is not invertible.
    public var inverse: simd_float3x3 {
        let rows = [
            simd_cross(columns.1, columns.2), simd_cross(columns.2, columns.0), simd_cross(columns.0, columns.1),
        ]
        return 1 / determinant * simd_float3x3(rows: rows)
    }
}

public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }

public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }

public func simd_determinant(_ x: simd_float3x3) -> Float { x.determinant }

public func matrix_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }

public func matrix_invert(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }

public func matrix_determinant(_ x: simd_float3x3) -> Float { x.determinant }

public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }

public func matrix_multiply(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }

public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }

public func matrix_multiply(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }

public func simd_mul(_ x: SIMD3<Float>, _ y: simd_float3x3) -> SIMD3<Float> { x * y }

public func simd_matrix(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) -> simd_float3x3 {
    simd_float3x3(col0, col1, col2)
}

public func simd_matrix_from_rows(_ row0: SIMD3<Float>, _ row1: SIMD3<Float>, _ row2: SIMD3<Float>) -> simd_float3x3 {
    simd_float3x3(rows: [row0, row1, row2])
}

public func simd_diagonal_matrix(_ x: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(diagonal: x) }

public func simd_equal(_ x: simd_float3x3, _ y: simd_float3x3) -> Bool { x == y }

public func simd_almost_equal_elements(_ x: simd_float3x3, _ y: simd_float3x3, _ tolerance: Float) -> Bool {
    (0..<3).allSatisfy { simd_almost_equal_elements(x[$0], y[$0], tolerance) }
}

public let matrix_identity_float3x3 = simd_float3x3(1)

extension simd_float4x4 {
    public var determinant: Float {
        (0..<4).reduce(0) { sum, row in
            let sign: Float = row % 2 == 0 ? 1 : -1
            return sum + sign * self[0, row] * minor(column: 0, row: row)
        }
    }

    /// The determinant of the submatrix without a column and a row.
    private func minor(column: Int, row: Int) -> Float {
        let columns = (0..<4).filter { $0 != column }
        let rows = (0..<4).filter { $0 != row }
        return simd_float3x3(columns.map { at in SIMD3(rows.map { self[at, $0] }) }).determinant
    }

    /// Not finite if the matrix is not invertible.
    public var inverse: simd_float4x4 {
        let factor = 1 / determinant
        var result = simd_float4x4()
        for column in 0..<4 {
            for row in 0..<4 {
                let sign: Float = (column + row) % 2 == 0 ? 1 : -1
                result[column, row] = factor * sign * minor(column: row, row: column)
            }
        }
        return result
    }
}

public func simd_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }

public func simd_inverse(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }

public func simd_determinant(_ x: simd_float4x4) -> Float { x.determinant }

public func matrix_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }

public func matrix_invert(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }

public func matrix_determinant(_ x: simd_float4x4) -> Float { x.determinant }

public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }

public func matrix_multiply(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }

public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }

public func matrix_multiply(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }

public func simd_mul(_ x: SIMD4<Float>, _ y: simd_float4x4) -> SIMD4<Float> { x * y }

public func simd_matrix(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>)
    -> simd_float4x4
{
    simd_float4x4(col0, col1, col2, col3)
}

public func simd_matrix_from_rows(
    _ row0: SIMD4<Float>, _ row1: SIMD4<Float>, _ row2: SIMD4<Float>, _ row3: SIMD4<Float>
) -> simd_float4x4 {
    simd_float4x4(rows: [row0, row1, row2, row3])
}

public func simd_diagonal_matrix(_ x: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(diagonal: x) }

public func simd_equal(_ x: simd_float4x4, _ y: simd_float4x4) -> Bool { x == y }

public func simd_almost_equal_elements(_ x: simd_float4x4, _ y: simd_float4x4, _ tolerance: Float) -> Bool {
    (0..<4).allSatisfy { simd_almost_equal_elements(x[$0], y[$0], tolerance) }
}

public let matrix_identity_float4x4 = simd_float4x4(1)
