import Foundation

public let HMErrorDomain = "HMErrorDomain"

/// Why a home refuses something.
public struct HMError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { HMErrorDomain }
    public static var errorDomain: String { _nsErrorDomain }

    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = HMError

        case alreadyExists = 1
        case notFound = 2
        case invalidParameter = 3
        case accessoryNotReachable = 4
        case readOnlyCharacteristic = 5
        case writeOnlyCharacteristic = 6
        case notificationNotSupported = 7
        case operationTimedOut = 8
        case accessoryPoweredOff = 9
        case accessDenied = 10
        case objectAssociatedToAnotherHome = 11
        case objectNotAssociatedToAnyHome = 12
        case objectAlreadyAssociatedToHome = 13
        case accessoryIsBusy = 14
        case operationInProgress = 15
        case accessoryOutOfResources = 16
        case insufficientPrivileges = 17
        case accessoryPairingFailed = 18
        case invalidDataFormatSpecified = 19
        case nilParameter = 20
        case unconfiguredParameter = 21
        case invalidClass = 22
        case operationCancelled = 23
        case communicationFailure = 52
        case homeAccessNotAuthorized = 47
        case networkUnavailable = 78
        case genericError = 85
    }

    public static var alreadyExists: Code { .alreadyExists }
    public static var notFound: Code { .notFound }
    public static var invalidParameter: Code { .invalidParameter }
    public static var accessoryNotReachable: Code { .accessoryNotReachable }
    public static var readOnlyCharacteristic: Code { .readOnlyCharacteristic }
    public static var writeOnlyCharacteristic: Code { .writeOnlyCharacteristic }
    public static var notificationNotSupported: Code { .notificationNotSupported }
    public static var operationTimedOut: Code { .operationTimedOut }
    public static var accessoryPoweredOff: Code { .accessoryPoweredOff }
    public static var accessDenied: Code { .accessDenied }
    public static var objectAssociatedToAnotherHome: Code { .objectAssociatedToAnotherHome }
    public static var objectNotAssociatedToAnyHome: Code { .objectNotAssociatedToAnyHome }
    public static var objectAlreadyAssociatedToHome: Code { .objectAlreadyAssociatedToHome }
    public static var accessoryIsBusy: Code { .accessoryIsBusy }
    public static var operationInProgress: Code { .operationInProgress }
    public static var accessoryOutOfResources: Code { .accessoryOutOfResources }
    public static var insufficientPrivileges: Code { .insufficientPrivileges }
    public static var accessoryPairingFailed: Code { .accessoryPairingFailed }
    public static var invalidDataFormatSpecified: Code { .invalidDataFormatSpecified }
    public static var nilParameter: Code { .nilParameter }
    public static var unconfiguredParameter: Code { .unconfiguredParameter }
    public static var invalidClass: Code { .invalidClass }
    public static var operationCancelled: Code { .operationCancelled }
    public static var communicationFailure: Code { .communicationFailure }
    public static var homeAccessNotAuthorized: Code { .homeAccessNotAuthorized }
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var genericError: Code { .genericError }
}
