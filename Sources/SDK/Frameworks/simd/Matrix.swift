/// What all matrices have in common. Concrete matrices declare their columns, their transpose and their products.
public protocol _Matrix: Hashable, Sendable {
    associatedtype _Column: SIMD where _Column.Scalar: BinaryFloatingPoint
    associatedtype _Row: SIMD where _Row.Scalar == _Column.Scalar
    /// The shorter one of row and column.
    associatedtype _Diagonal: SIMD where _Diagonal.Scalar == _Column.Scalar

    /// All zeros.
    init()
    subscript(column: Int) -> _Column { get set }
}

extension _Matrix {
    private static var columnCount: Int { _Row.scalarCount }
    private static var rowCount: Int { _Column.scalarCount }

    public init(_ columns: [_Column]) {
        self.init()
        for (index, column) in columns.prefix(Self.columnCount).enumerated() { self[index] = column }
    }

    public init(rows: [_Row]) {
        self.init()
        for (row, values) in rows.prefix(Self.rowCount).enumerated() {
            for column in 0..<Self.columnCount { self[column, row] = values[column] }
        }
    }

    public init(_ scalar: _Column.Scalar) {
        self.init(diagonal: _Diagonal(repeating: scalar))
    }

    public init(diagonal: _Diagonal) {
        self.init()
        for index in 0..<_Diagonal.scalarCount { self[index, index] = diagonal[index] }
    }

    public subscript(column: Int, row: Int) -> _Column.Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public static func == (left: Self, right: Self) -> Bool {
        (0..<columnCount).allSatisfy { left[$0] == right[$0] }
    }

    public func hash(into hasher: inout Hasher) {
        for column in 0..<Self.columnCount { hasher.combine(self[column]) }
    }

    /// The matrix with the results of a function for each column.
    private func mapped(_ make: (_ index: Int, _ column: _Column) -> _Column) -> Self {
        var result = self
        for index in 0..<Self.columnCount { result[index] = make(index, self[index]) }
        return result
    }

    public static func + (left: Self, right: Self) -> Self { left.mapped { $1 + right[$0] } }

    public static func - (left: Self, right: Self) -> Self { left.mapped { $1 - right[$0] } }

    public static prefix func - (matrix: Self) -> Self { Self() - matrix }

    public static func * (scalar: _Column.Scalar, matrix: Self) -> Self { matrix.mapped { scalar * $1 } }

    public static func * (matrix: Self, scalar: _Column.Scalar) -> Self { scalar * matrix }

    public static func * (matrix: Self, vector: _Row) -> _Column {
        (1..<columnCount).reduce(matrix[0] * vector[0]) { $0 + matrix[$1] * vector[$1] }
    }

    public static func += (left: inout Self, right: Self) { left = left + right }

    public static func -= (left: inout Self, right: Self) { left = left - right }

    public static func *= (left: inout Self, scalar: _Column.Scalar) { left = scalar * left }
}

/// The rotation of a pure rotation matrix, as the parts x, y, z and w of a quaternion.
///
/// The largest part comes first from the diagonal, so that nothing is divided by a number near zero.
func quaternion<Matrix: _Matrix>(of m: Matrix) -> SIMD4<Matrix._Column.Scalar> {
    let trace = m[0, 0] + m[1, 1] + m[2, 2]
    if trace > 0 {
        let s = 2 * (trace + 1).squareRoot()
        return SIMD4((m[1, 2] - m[2, 1]) / s, (m[2, 0] - m[0, 2]) / s, (m[0, 1] - m[1, 0]) / s, s / 4)
    }
    if m[0, 0] >= m[1, 1], m[0, 0] >= m[2, 2] {
        let s = 2 * (1 + m[0, 0] - m[1, 1] - m[2, 2]).squareRoot()
        return SIMD4(s / 4, (m[0, 1] + m[1, 0]) / s, (m[2, 0] + m[0, 2]) / s, (m[1, 2] - m[2, 1]) / s)
    }
    if m[1, 1] >= m[2, 2] {
        let s = 2 * (1 - m[0, 0] + m[1, 1] - m[2, 2]).squareRoot()
        return SIMD4((m[0, 1] + m[1, 0]) / s, s / 4, (m[1, 2] + m[2, 1]) / s, (m[2, 0] - m[0, 2]) / s)
    }
    let s = 2 * (1 - m[0, 0] - m[1, 1] + m[2, 2]).squareRoot()
    return SIMD4((m[2, 0] + m[0, 2]) / s, (m[1, 2] + m[2, 1]) / s, s / 4, (m[0, 1] - m[1, 0]) / s)
}
