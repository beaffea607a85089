import CoreLocation
@_exported import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum SAAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case authorized = 2
}

open class SACrashDetectionEvent: NSObject, @unchecked Sendable {
    public enum EmergencyResponse: Int, Sendable {
        case attempted = 0
        case disabled = 1
    }

    open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var response: SACrashDetectionEvent.EmergencyResponse { .disabled }
    open var location: CLLocation? { nil }
}

public protocol SACrashDetectionDelegate: NSObjectProtocol {
    func crashDetectionManager(
        _ crashDetectionManager: SACrashDetectionManager, didDetect event: SACrashDetectionEvent)
}

extension SACrashDetectionDelegate {
    public func crashDetectionManager(
        _ crashDetectionManager: SACrashDetectionManager, didDetect event: SACrashDetectionEvent
    ) {}
}

open class SACrashDetectionManager: NSObject, @unchecked Sendable {
    open class var isAvailable: Bool { false }
    open var authorizationStatus: SAAuthorizationStatus { .denied }
    open weak var delegate: (any SACrashDetectionDelegate)?

    open func requestAuthorization() async -> SAAuthorizationStatus {
        Notices.current.addInert("SACrashDetectionManager.requestAuthorization", .unauthorized("crash detection"))
        return .denied
    }
}
