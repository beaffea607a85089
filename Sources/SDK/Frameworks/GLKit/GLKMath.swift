@_exported import Foundation

public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * .pi / 180 }
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * 180 / .pi }

public struct GLKVector2: Hashable, Sendable {
    public var x: Float
    public var y: Float

    public init() {
        (x, y) = (0, 0)
    }

    init(_ x: Float, _ y: Float) {
        (self.x, self.y) = (x, y)
    }

    public var v: (Float, Float) { (x, y) }
}

public struct GLKVector3: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float

    public init() {
        (x, y, z) = (0, 0, 0)
    }

    init(_ x: Float, _ y: Float, _ z: Float) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    public var v: (Float, Float, Float) { (x, y, z) }
}

public func GLKVector2Make(_ x: Float, _ y: Float) -> GLKVector2 { GLKVector2(x, y) }
public func GLKVector3Make(_ x: Float, _ y: Float, _ z: Float) -> GLKVector3 { GLKVector3(x, y, z) }

public func GLKVector2Add(_ left: GLKVector2, _ right: GLKVector2) -> GLKVector2 {
    GLKVector2(left.x + right.x, left.y + right.y)
}

public func GLKVector2Length(_ vector: GLKVector2) -> Float { (vector.x * vector.x + vector.y * vector.y).squareRoot() }

public func GLKVector3Add(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(left.x + right.x, left.y + right.y, left.z + right.z)
}

public func GLKVector3Subtract(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(left.x - right.x, left.y - right.y, left.z - right.z)
}

public func GLKVector3MultiplyScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
    GLKVector3(vector.x * value, vector.y * value, vector.z * value)
}

public func GLKVector3DotProduct(_ left: GLKVector3, _ right: GLKVector3) -> Float {
    left.x * right.x + left.y * right.y + left.z * right.z
}

public func GLKVector3CrossProduct(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(
        left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z, left.x * right.y - left.y * right.x)
}

public func GLKVector3Length(_ vector: GLKVector3) -> Float { GLKVector3DotProduct(vector, vector).squareRoot() }

public func GLKVector3Normalize(_ vector: GLKVector3) -> GLKVector3 {
    let length = GLKVector3Length(vector)
    return length > 0 ? GLKVector3MultiplyScalar(vector, 1 / length) : vector
}
