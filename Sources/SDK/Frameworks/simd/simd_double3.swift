/// 3 columns of 2 rows.
public struct simd_double3x2: _MatrixOfThreeColumns {
    public typealias _Column = SIMD2<Double>
    public typealias _Row = SIMD3<Double>
    public typealias _Diagonal = SIMD2<Double>

    public var columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

    public init(columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)) {
        self.columns = columns
    }

    public var transpose: simd_double2x3 { simd_double2x3(rows: [columns.0, columns.1, columns.2]) }

    public static func * (vector: SIMD2<Double>, matrix: simd_double3x2) -> SIMD3<Double> { matrix.transpose * vector }

    public static func * (left: simd_double3x2, right: simd_double2x3) -> simd_double2x2 {
        simd_double2x2(left * right.columns.0, left * right.columns.1)
    }

    public static func * (left: simd_double3x2, right: simd_double3x3) -> simd_double3x2 {
        simd_double3x2(left * right.columns.0, left * right.columns.1, left * right.columns.2)
    }

    public static func * (left: simd_double3x2, right: simd_double4x3) -> simd_double4x2 {
        simd_double4x2(left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3)
    }
}

public typealias double3x2 = simd_double3x2
public typealias matrix_double3x2 = simd_double3x2

/// 3 columns of 3 rows.
public struct simd_double3x3: _MatrixOfThreeColumns {
    public typealias _Column = SIMD3<Double>
    public typealias _Row = SIMD3<Double>
    public typealias _Diagonal = SIMD3<Double>

    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        self.columns = columns
    }

    public var transpose: simd_double3x3 { simd_double3x3(rows: [columns.0, columns.1, columns.2]) }

    public static func * (vector: SIMD3<Double>, matrix: simd_double3x3) -> SIMD3<Double> { matrix.transpose * vector }

    public static func * (left: simd_double3x3, right: simd_double2x3) -> simd_double2x3 {
        simd_double2x3(left * right.columns.0, left * right.columns.1)
    }

    public static func * (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
    }

    public static func * (left: simd_double3x3, right: simd_double4x3) -> simd_double4x3 {
        simd_double4x3(left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3)
    }

    public static func *= (left: inout simd_double3x3, right: simd_double3x3) { left = left * right }
}

public typealias double3x3 = simd_double3x3
public typealias matrix_double3x3 = simd_double3x3

/// 3 columns of 4 rows.
public struct simd_double3x4: _MatrixOfThreeColumns {
    public typealias _Column = SIMD4<Double>
    public typealias _Row = SIMD3<Double>
    public typealias _Diagonal = SIMD3<Double>

    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
        self.columns = columns
    }

    public var transpose: simd_double4x3 { simd_double4x3(rows: [columns.0, columns.1, columns.2]) }

    public static func * (vector: SIMD4<Double>, matrix: simd_double3x4) -> SIMD3<Double> { matrix.transpose * vector }

    public static func * (left: simd_double3x4, right: simd_double2x3) -> simd_double2x4 {
        simd_double2x4(left * right.columns.0, left * right.columns.1)
    }

    public static func * (left: simd_double3x4, right: simd_double3x3) -> simd_double3x4 {
        simd_double3x4(left * right.columns.0, left * right.columns.1, left * right.columns.2)
    }

    public static func * (left: simd_double3x4, right: simd_double4x3) -> simd_double4x4 {
        simd_double4x4(left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3)
    }
}

public typealias double3x4 = simd_double3x4
public typealias matrix_double3x4 = simd_double3x4
