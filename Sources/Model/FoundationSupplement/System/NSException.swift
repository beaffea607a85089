import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

extension NSExceptionName {
    public static let genericException = NSExceptionName("NSGenericException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    public static let mallocException = NSExceptionName("NSMallocException")
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    public static let parseErrorException = NSExceptionName("NSParseErrorException")
    public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
}

/// An error that ends the process unless Objective-C catches it.
open class NSException: NSObject, @unchecked Sendable {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?
    open var callStackSymbols: [String] { [] }
    open var callStackReturnAddresses: [NSNumber] { [] }

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    /// Ends the process, as an uncaught exception does.
    open func raise() -> Never {
        fatalError("\(name.rawValue): \(reason ?? "")")
    }
}

public func NSGetUncaughtExceptionHandler() -> (@convention(c) (UnsafeMutableRawPointer) -> Void)? { nil }

/// Has no effect: Objective-C exceptions do not occur.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}
