@_exported import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Programs that a Mac starts by itself; a widget has none.
open class SMAppService: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case notRegistered = 0
        case enabled = 1
        case requiresApproval = 2
        case notFound = 3
    }

    open class var mainApp: SMAppService { SMAppService() }
    open class func loginItem(identifier: String) -> SMAppService { SMAppService() }
    open class func agent(plistName: String) -> SMAppService { SMAppService() }
    open class func daemon(plistName: String) -> SMAppService { SMAppService() }
    open class func statusForLegacyPlist(at url: URL) -> SMAppService.Status { .notFound }
    open class func openSystemSettingsLoginItems() {}

    open var status: SMAppService.Status { .notRegistered }

    open func register() throws {
        Notices.current.addInert("SMAppService.register", .appOnly)
        throw NSError(domain: "SMAppServiceErrorDomain", code: 1)
    }

    open func unregister() async throws {
        Notices.current.addInert("SMAppService.unregister", .appOnly)
        throw NSError(domain: "SMAppServiceErrorDomain", code: 1)
    }

    open func unregister() throws {
        Notices.current.addInert("SMAppService.unregister", .appOnly)
        throw NSError(domain: "SMAppServiceErrorDomain", code: 1)
    }

    open func unregister(completionHandler handler: @escaping @Sendable ((any Error)?) -> Void) {
        Notices.current.addInert("SMAppService.unregister", .appOnly)
        handler(NSError(domain: "SMAppServiceErrorDomain", code: 1))
    }
}

public let kSMErrorInternalFailure = 2
public let kSMErrorInvalidSignature = 3
public let kSMErrorAuthorizationFailure = 4
public let kSMErrorToolNotValid = 5
public let kSMErrorJobNotFound = 6
public let kSMErrorLaunchDeniedByUser = 11
public let kSMErrorAlreadyRegistered = 12
public let kSMDomainSystemLaunchd: CFString = "kSMDomainSystemLaunchd"
public let kSMDomainUserLaunchd: CFString = "kSMDomainUserLaunchd"
public let kSMRightBlessPrivilegedHelper = "com.apple.ServiceManagement.blesshelper"

@discardableResult
public func SMLoginItemSetEnabled(_ identifier: CFString, _ enabled: Bool) -> Bool {
    Notices.current.addInert("SMLoginItemSetEnabled", .appOnly)
    return false
}

@discardableResult
public func SMJobBless(
    _ domain: CFString?, _ executableLabel: CFString, _ auth: OpaquePointer?,
    _ outError: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
    Notices.current.addInert("SMJobBless", .appOnly)
    return false
}

public func SMCopyAllJobDictionaries(_ domain: CFString?) -> Unmanaged<NSArray>? { nil }
