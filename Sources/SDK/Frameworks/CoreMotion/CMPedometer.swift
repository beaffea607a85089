import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = @Sendable (CMPedometerEvent?, (any Error)?) -> Void
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

private func failure(_ code: CMError) -> NSError { NSError(domain: CMErrorDomain, code: Int(code.rawValue)) }

/// Counts steps; access is denied here, which is reported.
open class CMPedometer: NSObject, @unchecked Sendable {
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    public override init() {
        super.init()
    }

    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        report()
        handler(nil, failure(CMErrorMotionActivityNotAuthorized))
    }

    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        report()
        handler(nil, failure(CMErrorMotionActivityNotAuthorized))
    }

    open func stopUpdates() {}

    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) { report() }

    open func stopEventUpdates() {}

    private func report() {
        Notices.current.addInert("CMPedometer", .unauthorized("motion and fitness"))
    }
}

open class CMPedometerData: NSObject, @unchecked Sendable {
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    open var currentPace: NSNumber? { nil }
    open var currentCadence: NSNumber? { nil }
    open var averageActivePace: NSNumber? { nil }
}

public enum CMPedometerEventType: Int, Sendable {
    case pause, resume
}

open class CMPedometerEvent: NSObject, @unchecked Sendable {
    open var date: Date { .distantPast }
    open var type: CMPedometerEventType { .pause }
}

public enum CMMotionActivityConfidence: Int, Sendable {
    case low, medium, high
}

open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    open var confidence: CMMotionActivityConfidence { .low }
    open var startDate: Date { .distantPast }
    open var unknown: Bool { true }
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
}

/// Reports the user's activity; access is denied here, which is reported.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    public override init() {
        super.init()
    }

    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        Notices.current.addInert("CMMotionActivityManager", .unauthorized("motion and fitness"))
        handler(nil, failure(CMErrorMotionActivityNotAuthorized))
    }

    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {
        Notices.current.addInert("CMMotionActivityManager", .unauthorized("motion and fitness"))
    }

    open func stopActivityUpdates() {}
}

open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    open var relativeAltitude: NSNumber { 0 }
    open var pressure: NSNumber { 0 }
}

open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
    open var altitude: Double { 0 }
    open var accuracy: Double { 0 }
    open var precision: Double { 0 }
}

/// Reads the air's pressure; the simulated device has no barometer, which is reported.
open class CMAltimeter: NSObject, @unchecked Sendable {
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    public override init() {
        super.init()
    }

    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        Notices.current.addInert("CMAltimeter", .absent("barometer"))
    }

    open func stopRelativeAltitudeUpdates() {}

    open func startAbsoluteAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAbsoluteAltitudeData?, (any Error)?) -> Void
    ) {
        Notices.current.addInert("CMAltimeter", .absent("barometer"))
    }

    open func stopAbsoluteAltitudeUpdates() {}
}

open class CMSensorRecorder: NSObject, @unchecked Sendable {
    open class func isAccelerometerRecordingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    open func recordAccelerometer(forDuration duration: TimeInterval) {}
}
