import Foundation

/// 4 columns of 4 rows.
public struct simd_float4x4: Hashable, Sendable {
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    public init() {
        self.init(columns: (.zero, .zero, .zero, .zero))
    }

    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
        self.columns = columns
    }

    public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>) {
        self.init(columns: (col0, col1, col2, col3))
    }

    public init(_ columns: [SIMD4<Float>]) {
        self.init()
        for (index, column) in columns.prefix(4).enumerated() { self[index] = column }
    }

    public init(rows: [SIMD4<Float>]) {
        self.init()
        for (row, values) in rows.prefix(4).enumerated() {
            for column in 0..<4 { self[column, row] = values[column] }
        }
    }

    public init(_ scalar: Float) {
        self.init(diagonal: SIMD4(repeating: scalar))
    }

    public init(diagonal: SIMD4<Float>) {
        self.init()
        for index in 0..<4 { self[index, index] = diagonal[index] }
    }

    public subscript(column: Int) -> SIMD4<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }

    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_float4x4 {
        simd_float4x4(rows: [columns.0, columns.1, columns.2, columns.3])
    }

    public static func == (left: simd_float4x4, right: simd_float4x4) -> Bool {
        left.columns == right.columns
    }

    public func hash(into hasher: inout Hasher) {
        for column in 0..<4 { hasher.combine(self[column]) }
    }
}

extension simd_float4x4 {
    public static func + (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(
            columns: (
                left.columns.0 + right.columns.0, left.columns.1 + right.columns.1, left.columns.2 + right.columns.2,
                left.columns.3 + right.columns.3
            ))
    }

    public static func - (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(
            columns: (
                left.columns.0 - right.columns.0, left.columns.1 - right.columns.1, left.columns.2 - right.columns.2,
                left.columns.3 - right.columns.3
            ))
    }

    public static prefix func - (matrix: simd_float4x4) -> simd_float4x4 { simd_float4x4() - matrix }

    public static func * (scalar: Float, matrix: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(
            columns: (
                scalar * matrix.columns.0, scalar * matrix.columns.1, scalar * matrix.columns.2,
                scalar * matrix.columns.3
            ))
    }

    public static func * (matrix: simd_float4x4, scalar: Float) -> simd_float4x4 { scalar * matrix }

    public static func * (matrix: simd_float4x4, vector: SIMD4<Float>) -> SIMD4<Float> {
        var sum = matrix.columns.0 * vector[0]
        sum += matrix.columns.1 * vector[1]
        sum += matrix.columns.2 * vector[2]
        sum += matrix.columns.3 * vector[3]
        return sum
    }

    public static func * (vector: SIMD4<Float>, matrix: simd_float4x4) -> SIMD4<Float> { matrix.transpose * vector }

    public static func * (left: simd_float4x4, right: simd_float2x4) -> simd_float2x4 {
        simd_float2x4(columns: (left * right.columns.0, left * right.columns.1))
    }

    public static func * (left: simd_float4x4, right: simd_float3x4) -> simd_float3x4 {
        simd_float3x4(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }

    public static func * (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(
            columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3))
    }

    public static func += (left: inout simd_float4x4, right: simd_float4x4) { left = left + right }

    public static func -= (left: inout simd_float4x4, right: simd_float4x4) { left = left - right }

    public static func *= (left: inout simd_float4x4, scalar: Float) { left = scalar * left }

    public static func *= (left: inout simd_float4x4, right: simd_float4x4) { left = left * right }
}

public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
