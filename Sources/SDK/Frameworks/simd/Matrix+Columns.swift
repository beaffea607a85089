public protocol _MatrixOfTwoColumns: _Matrix {
    var columns: (_Column, _Column) { get set }
    init(columns: (_Column, _Column))
}

extension _MatrixOfTwoColumns {
    public init() {
        self.init(columns: (.zero, .zero))
    }

    public init(_ col0: _Column, _ col1: _Column) {
        self.init(columns: (col0, col1))
    }

    public subscript(column: Int) -> _Column {
        get { column == 0 ? columns.0 : columns.1 }
        set {
            if column == 0 { columns.0 = newValue } else { columns.1 = newValue }
        }
    }
}

public protocol _MatrixOfThreeColumns: _Matrix {
    var columns: (_Column, _Column, _Column) { get set }
    init(columns: (_Column, _Column, _Column))
}

extension _MatrixOfThreeColumns {
    public init() {
        self.init(columns: (.zero, .zero, .zero))
    }

    public init(_ col0: _Column, _ col1: _Column, _ col2: _Column) {
        self.init(columns: (col0, col1, col2))
    }

    public subscript(column: Int) -> _Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
}

public protocol _MatrixOfFourColumns: _Matrix {
    var columns: (_Column, _Column, _Column, _Column) { get set }
    init(columns: (_Column, _Column, _Column, _Column))
}

extension _MatrixOfFourColumns {
    public init() {
        self.init(columns: (.zero, .zero, .zero, .zero))
    }

    public init(_ col0: _Column, _ col1: _Column, _ col2: _Column, _ col3: _Column) {
        self.init(columns: (col0, col1, col2, col3))
    }

    public subscript(column: Int) -> _Column {
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
}
