import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public struct CMAcceleration: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init() {
        self.init(x: 0, y: 0, z: 0)
    }

    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

public struct CMRotationRate: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init() {
        self.init(x: 0, y: 0, z: 0)
    }

    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

public struct CMMagneticField: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init() {
        self.init(x: 0, y: 0, z: 0)
    }

    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

public struct CMQuaternion: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public var w: Double

    public init() {
        self.init(x: 0, y: 0, z: 0, w: 0)
    }

    public init(x: Double, y: Double, z: Double, w: Double) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }
}

/// The attitude of the device as a matrix.
public struct CMRotationMatrix: Hashable, Sendable {
    public var m11 = 1.0
    public var m12 = 0.0
    public var m13 = 0.0
    public var m21 = 0.0
    public var m22 = 1.0
    public var m23 = 0.0
    public var m31 = 0.0
    public var m32 = 0.0
    public var m33 = 1.0

    public init() {}
}

public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
    case uncalibrated = -1
    case low = 0
    case medium = 1
    case high = 2
}

public struct CMCalibratedMagneticField: Hashable, Sendable {
    public var field = CMMagneticField()
    public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated

    public init() {}
}

public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

open class CMLogItem: NSObject, @unchecked Sendable {
    open var timestamp: TimeInterval { 0 }
}

open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    open var acceleration: CMAcceleration { CMAcceleration() }
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    open var magneticField: CMMagneticField { CMMagneticField() }
}

open class CMAttitude: NSObject, @unchecked Sendable {
    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }
    open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
    open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }

    open func multiply(byInverseOf attitude: CMAttitude) {}
}

open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    public enum SensorLocation: Int, Sendable {
        case `default`, headphoneLeft, headphoneRight
    }

    open var attitude: CMAttitude { CMAttitude() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
    open var heading: Double { -1 }
    open var sensorLocation: SensorLocation { .default }
}
