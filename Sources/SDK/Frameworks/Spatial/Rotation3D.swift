import Foundation

/// An angle in the plane.
public struct Angle2D: Hashable, Codable, Comparable, Sendable {
    public var radians: Double

    public init() {
        radians = 0
    }

    public init(radians: Double) {
        self.radians = radians
    }

    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public static let zero = Angle2D()
    public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }
    public static func < (left: Angle2D, right: Angle2D) -> Bool { left.radians < right.radians }
    public static func + (left: Angle2D, right: Angle2D) -> Angle2D { Angle2D(radians: left.radians + right.radians) }
    public static func - (left: Angle2D, right: Angle2D) -> Angle2D { Angle2D(radians: left.radians - right.radians) }
    public static prefix func - (angle: Angle2D) -> Angle2D { Angle2D(radians: -angle.radians) }
}

public struct RotationAxis3D: Hashable, Codable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init(x: Double = 0, y: Double = 0, z: Double = 0) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    public static let x = RotationAxis3D(x: 1)
    public static let y = RotationAxis3D(y: 1)
    public static let z = RotationAxis3D(z: 1)
    public static let xyz = RotationAxis3D(x: 1, y: 1, z: 1)
}

/// A turn around an axis.
public struct Rotation3D: Hashable, Codable, Sendable {
    public var angle: Angle2D
    public var axis: RotationAxis3D

    public init() {
        self.init(angle: .zero, axis: .y)
    }

    public init(angle: Angle2D, axis: RotationAxis3D) {
        self.angle = angle
        self.axis = axis
    }

    public static let identity = Rotation3D()
    public var inverse: Rotation3D { Rotation3D(angle: -angle, axis: axis) }
}

/// A place and a turn.
public struct Pose3D: Hashable, Codable, Sendable {
    public var position: Point3D
    public var rotation: Rotation3D

    public init(position: Point3D = .zero, rotation: Rotation3D = .identity) {
        self.position = position
        self.rotation = rotation
    }

    public static let identity = Pose3D()
}
