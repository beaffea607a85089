extension Image.Orientation {
    /// The pixels of an image in a given orientation.
    ///
    /// 1. For every pixel of the result find its source: mirrored orientations count columns from the right, `down`
    ///    rotates by half a turn, `left` and `right` swap rows and columns.
    /// 2. Copy its four bytes.
    ///
    /// - Parameter bytes: four per pixel, rows from the top.
    func applied(to bytes: [UInt8], width: Int, height: Int) -> (bytes: [UInt8], width: Int, height: Int) {
        guard self != .up, width > 0, height > 0, bytes.count == width * height * 4 else {
            return (bytes, width, height)
        }
        let (columns, rows) = isSideways ? (height, width) : (width, height)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for row in 0..<rows {
            for column in 0..<columns {
                let (x, y) = source(column: column, row: row, width: width, height: height)
                let start = (y * width + x) * 4
                result.append(contentsOf: bytes[start..<start + 4])
            }
        }
        return (result, columns, rows)
    }

    /// From a position in the stored image to its displayed position. Lengths in pixels.
    func transform(width: Double, height: Double) -> CGAffineTransform {
        switch self {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        }
    }

    private var isSideways: Bool {
        switch self {
        case .up, .upMirrored, .down, .downMirrored: false
        case .left, .leftMirrored, .right, .rightMirrored: true
        }
    }

    private func source(column: Int, row: Int, width: Int, height: Int) -> (x: Int, y: Int) {
        switch self {
        case .up: (column, row)
        case .upMirrored: (width - 1 - column, row)
        case .down: (width - 1 - column, height - 1 - row)
        case .downMirrored: (column, height - 1 - row)
        case .left: (width - 1 - row, column)
        case .leftMirrored: (row, column)
        case .right: (row, height - 1 - column)
        case .rightMirrored: (width - 1 - row, height - 1 - column)
        }
    }
}
