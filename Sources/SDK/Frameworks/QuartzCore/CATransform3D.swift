/// A transform of points in space: rows of a matrix that multiplies row vectors from the right.
public struct CATransform3D: Sendable {
    public var m11, m12, m13, m14: CGFloat
    public var m21, m22, m23, m24: CGFloat
    public var m31, m32, m33, m34: CGFloat
    public var m41, m42, m43, m44: CGFloat

    public init() {
        self.init(rows: Array(repeating: 0, count: 16))
    }

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// - Parameter rows: sixteen numbers, row by row.
    package init(rows: [CGFloat]) {
        (m11, m12, m13, m14) = (rows[0], rows[1], rows[2], rows[3])
        (m21, m22, m23, m24) = (rows[4], rows[5], rows[6], rows[7])
        (m31, m32, m33, m34) = (rows[8], rows[9], rows[10], rows[11])
        (m41, m42, m43, m44) = (rows[12], rows[13], rows[14], rows[15])
    }

    package var rows: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
}

public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a.rows == b.rows }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// Rotates by `angle` radians about the axis (x, y, z); the identity if the axis has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let cosine = CGFloat(cos(Double(angle)))
    let sine = CGFloat(sin(Double(angle)))
    let rest = 1 - cosine
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
    (result.m21, result.m22, result.m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
    (result.m31, result.m32, result.m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
    return result
}

public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    var product: [CGFloat] = []
    for row in 0..<4 {
        for column in 0..<4 {
            product.append((0..<4).reduce(0) { $0 + left[row * 4 + $1] * right[$1 * 4 + column] })
        }
    }
    return CATransform3D(rows: product)
}

/// The inverse, by elimination with the largest pivot; `t` itself if it is not invertible.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var left = t.rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) } ?? column
        let value = left[pivot * 4 + column]
        guard value != 0, value.isFinite else { return t }
        for index in 0..<4 {
            left.swapAt(column * 4 + index, pivot * 4 + index)
            right.swapAt(column * 4 + index, pivot * 4 + index)
            left[column * 4 + index] /= value
            right[column * 4 + index] /= value
        }
        for row in 0..<4 where row != column {
            let factor = left[row * 4 + column]
            for index in 0..<4 {
                left[row * 4 + index] -= factor * left[column * 4 + index]
                right[row * 4 + index] -= factor * right[column * 4 + index]
            }
        }
    }
    return CATransform3D(rows: right)
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
    (result.m41, result.m42) = (m.tx, m.ty)
    return result
}

/// Whether the transform is affine.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
        && t.m43 == 0 && t.m44 == 1
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    guard CATransform3DIsAffine(t) else { return .identity }
    return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
