@_exported import Foundation
import simd

/// A place in space.
public struct Point3D: Hashable, Codable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init() {
        (x, y, z) = (0, 0, 0)
    }

    public init(x: Double = 0, y: Double = 0, z: Double = 0) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    public init<Value: BinaryFloatingPoint>(x: Value, y: Value, z: Value) {
        self.init(x: Double(x), y: Double(y), z: Double(z))
    }

    public static let zero = Point3D()

    public var vector: simd_double3 { simd_double3(x, y, z) }

    public func distance(to other: Point3D) -> Double { (self - other).length }

    public static func + (point: Point3D, vector: Vector3D) -> Point3D {
        Point3D(x: point.x + vector.x, y: point.y + vector.y, z: point.z + vector.z)
    }

    public static func - (left: Point3D, right: Point3D) -> Vector3D {
        Vector3D(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
    }
}

/// A direction in space with a length.
public struct Vector3D: Hashable, Codable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init() {
        (x, y, z) = (0, 0, 0)
    }

    public init(x: Double = 0, y: Double = 0, z: Double = 0) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    public static let zero = Vector3D()
    public static let forward = Vector3D(x: 0, y: 0, z: 1)
    public static let right = Vector3D(x: 1, y: 0, z: 0)
    public static let up = Vector3D(x: 0, y: 1, z: 0)

    public var vector: simd_double3 { simd_double3(x, y, z) }
    public var lengthSquared: Double { x * x + y * y + z * z }
    public var length: Double { lengthSquared.squareRoot() }
    public var normalized: Vector3D { length > 0 ? self / length : self }

    public func dot(_ other: Vector3D) -> Double { x * other.x + y * other.y + z * other.z }

    public func cross(_ other: Vector3D) -> Vector3D {
        Vector3D(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
    }

    public static func + (left: Vector3D, right: Vector3D) -> Vector3D {
        Vector3D(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
    }

    public static func - (left: Vector3D, right: Vector3D) -> Vector3D {
        Vector3D(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
    }

    public static func * (vector: Vector3D, value: Double) -> Vector3D {
        Vector3D(x: vector.x * value, y: vector.y * value, z: vector.z * value)
    }

    public static func / (vector: Vector3D, value: Double) -> Vector3D { vector * (1 / value) }
}

/// How large something is in space.
public struct Size3D: Hashable, Codable, Sendable {
    public var width: Double
    public var height: Double
    public var depth: Double

    public init() {
        (width, height, depth) = (0, 0, 0)
    }

    public init(width: Double = 0, height: Double = 0, depth: Double = 0) {
        (self.width, self.height, self.depth) = (width, height, depth)
    }

    public static let zero = Size3D()
    public static let one = Size3D(width: 1, height: 1, depth: 1)
}

public struct Rect3D: Hashable, Codable, Sendable {
    public var origin: Point3D
    public var size: Size3D

    public init(origin: Point3D = .zero, size: Size3D = .zero) {
        self.origin = origin
        self.size = size
    }

    public var center: Point3D {
        origin + Vector3D(x: size.width / 2, y: size.height / 2, z: size.depth / 2)
    }

    public static let zero = Rect3D()
}
