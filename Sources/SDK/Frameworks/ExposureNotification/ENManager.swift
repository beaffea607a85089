@_exported import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum ENAuthorizationStatus: Int, Sendable {
    case unknown = 0
    case restricted = 1
    case notAuthorized = 2
    case authorized = 3
}

public enum ENStatus: Int, Sendable {
    case unknown = 0
    case active = 1
    case disabled = 2
    case bluetoothOff = 3
    case restricted = 4
    case paused = 5
    case unauthorized = 6
}

public struct ENError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1
        case badParameter = 2
        case notEntitled = 3
        case notAuthorized = 4
        case unsupported = 5
        case invalidated = 6
        case bluetoothOff = 7
        case notEnabled = 9
        case apiMisuse = 10
        case restricted = 14
    }

    public static var errorDomain: String { "ENErrorDomain" }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) {
        self.code = code
    }
}

/// Reports exposures to other people; it is off.
open class ENManager: NSObject, @unchecked Sendable {
    open class var authorizationStatus: ENAuthorizationStatus { .notAuthorized }

    open var dispatchQueue = DispatchQueue.main
    open var exposureNotificationEnabled: Bool { false }
    open var exposureNotificationStatus: ENStatus { .disabled }
    open var invalidationHandler: (@Sendable () -> Void)?

    open func activate(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(ENError(.unsupported))
    }

    open func invalidate() {}

    open func setExposureNotificationEnabled(
        _ enabled: Bool, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(ENError(.notAuthorized))
    }
}
