import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Reads the device's sensors; the simulated device has none, which is reported when one is started.
open class CMMotionManager: NSObject, @unchecked Sendable {
    public override init() {
        super.init()
    }

    open var accelerometerUpdateInterval: TimeInterval = 0.01
    open var isAccelerometerAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var accelerometerData: CMAccelerometerData? { nil }

    open func startAccelerometerUpdates() { report("startAccelerometerUpdates") }

    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        report("startAccelerometerUpdates")
    }

    open func stopAccelerometerUpdates() {}

    open var gyroUpdateInterval: TimeInterval = 0.01
    open var isGyroAvailable: Bool { false }
    open var isGyroActive: Bool { false }
    open var gyroData: CMGyroData? { nil }

    open func startGyroUpdates() { report("startGyroUpdates") }

    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        report("startGyroUpdates")
    }

    open func stopGyroUpdates() {}

    open var magnetometerUpdateInterval: TimeInterval = 0.01
    open var isMagnetometerAvailable: Bool { false }
    open var isMagnetometerActive: Bool { false }
    open var magnetometerData: CMMagnetometerData? { nil }

    open func startMagnetometerUpdates() { report("startMagnetometerUpdates") }

    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
        report("startMagnetometerUpdates")
    }

    open func stopMagnetometerUpdates() {}

    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }

    open func startDeviceMotionUpdates() { report("startDeviceMotionUpdates") }

    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        report("startDeviceMotionUpdates")
    }

    open func stopDeviceMotionUpdates() {}

    open var showsDeviceMovementDisplay = false
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }

    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
        report("startDeviceMotionUpdates")
    }

    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        report("startDeviceMotionUpdates")
    }

    private func report(_ member: String) {
        Notices.current.addInert("CMMotionManager." + member, .absent("motion sensors"))
    }
}

/// Motion of headphones; none are connected.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?

    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }

    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    }
    open func stopDeviceMotionUpdates() {}
}

public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
