/// 4 columns of 2 rows.
public struct simd_float4x2: _MatrixOfFourColumns {
    public typealias _Column = SIMD2<Float>
    public typealias _Row = SIMD4<Float>
    public typealias _Diagonal = SIMD2<Float>

    public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)

    public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) {
        self.columns = columns
    }

    public var transpose: simd_float2x4 { simd_float2x4(rows: [columns.0, columns.1, columns.2, columns.3]) }

    public static func * (vector: SIMD2<Float>, matrix: simd_float4x2) -> SIMD4<Float> { matrix.transpose * vector }

    public static func * (left: simd_float4x2, right: simd_float2x4) -> simd_float2x2 {
        simd_float2x2(left * right.columns.0, left * right.columns.1)
    }

    public static func * (left: simd_float4x2, right: simd_float3x4) -> simd_float3x2 {
        simd_float3x2(left * right.columns.0, left * right.columns.1, left * right.columns.2)
    }

    public static func * (left: simd_float4x2, right: simd_float4x4) -> simd_float4x2 {
        simd_float4x2(left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3)
    }
}

public typealias float4x2 = simd_float4x2
public typealias matrix_float4x2 = simd_float4x2

/// 4 columns of 3 rows.
public struct simd_float4x3: _MatrixOfFourColumns {
    public typealias _Column = SIMD3<Float>
    public typealias _Row = SIMD4<Float>
    public typealias _Diagonal = SIMD3<Float>

    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) {
        self.columns = columns
    }

    public var transpose: simd_float3x4 { simd_float3x4(rows: [columns.0, columns.1, columns.2, columns.3]) }

    public static func * (vector: SIMD3<Float>, matrix: simd_float4x3) -> SIMD4<Float> { matrix.transpose * vector }

    public static func * (left: simd_float4x3, right: simd_float2x4) -> simd_float2x3 {
        simd_float2x3(left * right.columns.0, left * right.columns.1)
    }

    public static func * (left: simd_float4x3, right: simd_float3x4) -> simd_float3x3 {
        simd_float3x3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
    }

    public static func * (left: simd_float4x3, right: simd_float4x4) -> simd_float4x3 {
        simd_float4x3(left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3)
    }
}

public typealias float4x3 = simd_float4x3
public typealias matrix_float4x3 = simd_float4x3

/// 4 columns of 4 rows.
public struct simd_float4x4: _MatrixOfFourColumns {
    public typealias _Column = SIMD4<Float>
    public typealias _Row = SIMD4<Float>
    public typealias _Diagonal = SIMD4<Float>

    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
        self.columns = columns
    }

    public var transpose: simd_float4x4 { simd_float4x4(rows: [columns.0, columns.1, columns.2, columns.3]) }

    public static func * (vector: SIMD4<Float>, matrix: simd_float4x4) -> SIMD4<Float> { matrix.transpose * vector }

    public static func * (left: simd_float4x4, right: simd_float2x4) -> simd_float2x4 {
        simd_float2x4(left * right.columns.0, left * right.columns.1)
    }

    public static func * (left: simd_float4x4, right: simd_float3x4) -> simd_float3x4 {
        simd_float3x4(left * right.columns.0, left * right.columns.1, left * right.columns.2)
    }

    public static func * (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3)
    }

    public static func *= (left: inout simd_float4x4, right: simd_float4x4) { left = left * right }
}

public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
