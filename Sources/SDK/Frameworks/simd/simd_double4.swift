import Foundation

/// 4 columns of 2 rows.
public struct simd_double4x2: Hashable, Sendable {
    public var columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

    public init() {
        self.init(columns: (.zero, .zero, .zero, .zero))
    }

    public init(columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)) {
        self.columns = columns
    }

    public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>, _ col2: SIMD2<Double>, _ col3: SIMD2<Double>) {
        self.init(columns: (col0, col1, col2, col3))
    }

    public init(_ columns: [SIMD2<Double>]) {
        self.init()
        for (index, column) in columns.prefix(4).enumerated() { self[index] = column }
    }

    public init(rows: [SIMD4<Double>]) {
        self.init()
        for (row, values) in rows.prefix(2).enumerated() {
            for column in 0..<4 { self[column, row] = values[column] }
        }
    }

    public init(_ scalar: Double) {
        self.init(diagonal: SIMD2(repeating: scalar))
    }

    public init(diagonal: SIMD2<Double>) {
        self.init()
        for index in 0..<2 { self[index, index] = diagonal[index] }
    }

    public subscript(column: Int) -> SIMD2<Double> {
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

    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_double2x4 {
        simd_double2x4(rows: [columns.0, columns.1, columns.2, columns.3])
    }

    public static func == (left: simd_double4x2, right: simd_double4x2) -> Bool {
        left.columns == right.columns
    }

    public func hash(into hasher: inout Hasher) {
        for column in 0..<4 { hasher.combine(self[column]) }
    }
}

extension simd_double4x2 {
    public static func + (left: simd_double4x2, right: simd_double4x2) -> simd_double4x2 {
        simd_double4x2(
            columns: (
                left.columns.0 + right.columns.0, left.columns.1 + right.columns.1, left.columns.2 + right.columns.2,
                left.columns.3 + right.columns.3
            ))
    }

    public static func - (left: simd_double4x2, right: simd_double4x2) -> simd_double4x2 {
        simd_double4x2(
            columns: (
                left.columns.0 - right.columns.0, left.columns.1 - right.columns.1, left.columns.2 - right.columns.2,
                left.columns.3 - right.columns.3
            ))
    }

    public static prefix func - (matrix: simd_double4x2) -> simd_double4x2 { simd_double4x2() - matrix }

    public static func * (scalar: Double, matrix: simd_double4x2) -> simd_double4x2 {
        simd_double4x2(
            columns: (
                scalar * matrix.columns.0, scalar * matrix.columns.1, scalar * matrix.columns.2,
                scalar * matrix.columns.3
            ))
    }

    public static func * (matrix: simd_double4x2, scalar: Double) -> simd_double4x2 { scalar * matrix }

    public static func * (matrix: simd_double4x2, vector: SIMD4<Double>) -> SIMD2<Double> {
        var sum = matrix.columns.0 * vector[0]
        sum += matrix.columns.1 * vector[1]
        sum += matrix.columns.2 * vector[2]
        sum += matrix.columns.3 * vector[3]
        return sum
    }

    public static func * (vector: SIMD2<Double>, matrix: simd_double4x2) -> SIMD4<Double> { matrix.transpose * vector }

    public static func * (left: simd_double4x2, right: simd_double2x4) -> simd_double2x2 {
        simd_double2x2(columns: (left * right.columns.0, left * right.columns.1))
    }

    public static func * (left: simd_double4x2, right: simd_double3x4) -> simd_double3x2 {
        simd_double3x2(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }

    public static func * (left: simd_double4x2, right: simd_double4x4) -> simd_double4x2 {
        simd_double4x2(
            columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3))
    }

    public static func += (left: inout simd_double4x2, right: simd_double4x2) { left = left + right }

    public static func -= (left: inout simd_double4x2, right: simd_double4x2) { left = left - right }

    public static func *= (left: inout simd_double4x2, scalar: Double) { left = scalar * left }
}

public typealias double4x2 = simd_double4x2
public typealias matrix_double4x2 = simd_double4x2

/// 4 columns of 3 rows.
public struct simd_double4x3: Hashable, Sendable {
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    public init() {
        self.init(columns: (.zero, .zero, .zero, .zero))
    }

    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        self.columns = columns
    }

    public init(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>, _ col3: SIMD3<Double>) {
        self.init(columns: (col0, col1, col2, col3))
    }

    public init(_ columns: [SIMD3<Double>]) {
        self.init()
        for (index, column) in columns.prefix(4).enumerated() { self[index] = column }
    }

    public init(rows: [SIMD4<Double>]) {
        self.init()
        for (row, values) in rows.prefix(3).enumerated() {
            for column in 0..<4 { self[column, row] = values[column] }
        }
    }

    public init(_ scalar: Double) {
        self.init(diagonal: SIMD3(repeating: scalar))
    }

    public init(diagonal: SIMD3<Double>) {
        self.init()
        for index in 0..<3 { self[index, index] = diagonal[index] }
    }

    public subscript(column: Int) -> SIMD3<Double> {
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

    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_double3x4 {
        simd_double3x4(rows: [columns.0, columns.1, columns.2, columns.3])
    }

    public static func == (left: simd_double4x3, right: simd_double4x3) -> Bool {
        left.columns == right.columns
    }

    public func hash(into hasher: inout Hasher) {
        for column in 0..<4 { hasher.combine(self[column]) }
    }
}

extension simd_double4x3 {
    public static func + (left: simd_double4x3, right: simd_double4x3) -> simd_double4x3 {
        simd_double4x3(
            columns: (
                left.columns.0 + right.columns.0, left.columns.1 + right.columns.1, left.columns.2 + right.columns.2,
                left.columns.3 + right.columns.3
            ))
    }

    public static func - (left: simd_double4x3, right: simd_double4x3) -> simd_double4x3 {
        simd_double4x3(
            columns: (
                left.columns.0 - right.columns.0, left.columns.1 - right.columns.1, left.columns.2 - right.columns.2,
                left.columns.3 - right.columns.3
            ))
    }

    public static prefix func - (matrix: simd_double4x3) -> simd_double4x3 { simd_double4x3() - matrix }

    public static func * (scalar: Double, matrix: simd_double4x3) -> simd_double4x3 {
        simd_double4x3(
            columns: (
                scalar * matrix.columns.0, scalar * matrix.columns.1, scalar * matrix.columns.2,
                scalar * matrix.columns.3
            ))
    }

    public static func * (matrix: simd_double4x3, scalar: Double) -> simd_double4x3 { scalar * matrix }

    public static func * (matrix: simd_double4x3, vector: SIMD4<Double>) -> SIMD3<Double> {
        var sum = matrix.columns.0 * vector[0]
        sum += matrix.columns.1 * vector[1]
        sum += matrix.columns.2 * vector[2]
        sum += matrix.columns.3 * vector[3]
        return sum
    }

    public static func * (vector: SIMD3<Double>, matrix: simd_double4x3) -> SIMD4<Double> { matrix.transpose * vector }

    public static func * (left: simd_double4x3, right: simd_double2x4) -> simd_double2x3 {
        simd_double2x3(columns: (left * right.columns.0, left * right.columns.1))
    }

    public static func * (left: simd_double4x3, right: simd_double3x4) -> simd_double3x3 {
        simd_double3x3(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
    }

    public static func * (left: simd_double4x3, right: simd_double4x4) -> simd_double4x3 {
        simd_double4x3(
            columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3))
    }

    public static func += (left: inout simd_double4x3, right: simd_double4x3) { left = left + right }

    public static func -= (left: inout simd_double4x3, right: simd_double4x3) { left = left - right }

    public static func *= (left: inout simd_double4x3, scalar: Double) { left = scalar * left }
}

public typealias double4x3 = simd_double4x3
public typealias matrix_double4x3 = simd_double4x3
