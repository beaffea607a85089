@_exported import Foundation
import FoundationSupplement

/// Requests permission to track the user; always denied.
open class ATTrackingManager: NSObject {
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined = 0
        case restricted = 1
        case denied = 2
        case authorized = 3
    }

    open class var trackingAuthorizationStatus: ATTrackingManager.AuthorizationStatus { .denied }

    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (ATTrackingManager.AuthorizationStatus) -> Void
    ) {
        Notices.current.addInert("ATTrackingManager.requestTrackingAuthorization", .unauthorized("tracking"))
        completion(.denied)
    }

    open class func requestTrackingAuthorization() async -> ATTrackingManager.AuthorizationStatus {
        Notices.current.addInert("ATTrackingManager.requestTrackingAuthorization", .unauthorized("tracking"))
        return .denied
    }
}
