@_exported import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class OSSystemExtensionProperties: NSObject, @unchecked Sendable {
    open var url: URL { URL(fileURLWithPath: "/") }
    open var bundleIdentifier: String { "" }
    open var bundleVersion: String { "" }
    open var bundleShortVersion: String { "" }
    open var isEnabled: Bool { false }
    open var isAwaitingUserApproval: Bool { false }
    open var isUninstalling: Bool { false }
}

public protocol OSSystemExtensionRequestDelegate: NSObjectProtocol {
    func request(
        _ request: OSSystemExtensionRequest, actionForReplacingExtension existing: OSSystemExtensionProperties,
        withExtension ext: OSSystemExtensionProperties
    ) -> OSSystemExtensionRequest.ReplacementAction
    func requestNeedsUserApproval(_ request: OSSystemExtensionRequest)
    func request(
        _ request: OSSystemExtensionRequest, didFinishWithResult result: OSSystemExtensionRequest.Result)
    func request(_ request: OSSystemExtensionRequest, didFailWithError error: any Error)
    func request(
        _ request: OSSystemExtensionRequest, foundProperties properties: [OSSystemExtensionProperties])
}

extension OSSystemExtensionRequestDelegate {
    public func request(
        _ request: OSSystemExtensionRequest, foundProperties properties: [OSSystemExtensionProperties]
    ) {}
}

open class OSSystemExtensionRequest: NSObject, @unchecked Sendable {
    public enum ReplacementAction: Int, Sendable {
        case cancel = 0
        case replace
    }

    public enum Result: Int, Sendable {
        case completed = 0
        case willCompleteAfterReboot
    }

    open weak var delegate: (any OSSystemExtensionRequestDelegate)?
    public let identifier: String

    init(_ identifier: String) {
        self.identifier = identifier
        super.init()
    }

    open class func activationRequest(
        forExtensionWithIdentifier identifier: String, queue: DispatchQueue
    ) -> OSSystemExtensionRequest {
        OSSystemExtensionRequest(identifier)
    }

    open class func deactivationRequest(
        forExtensionWithIdentifier identifier: String, queue: DispatchQueue
    ) -> OSSystemExtensionRequest {
        OSSystemExtensionRequest(identifier)
    }

    open class func propertiesRequest(
        forExtensionWithIdentifier identifier: String, queue: DispatchQueue
    ) -> OSSystemExtensionRequest {
        OSSystemExtensionRequest(identifier)
    }
}

/// Installs parts of the system; a widget cannot.
open class OSSystemExtensionManager: NSObject, @unchecked Sendable {
    private static let theOne = OSSystemExtensionManager()

    open class var shared: OSSystemExtensionManager { theOne }

    open func submitRequest(_ request: OSSystemExtensionRequest) {
        Notices.current.addInert("OSSystemExtensionManager.submitRequest", .appOnly)
        request.delegate?.request(request, didFailWithError: OSSystemExtensionError(.missingEntitlement))
    }
}

public struct OSSystemExtensionError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1
        case missingEntitlement
        case unsupportedParentBundleLocation
        case extensionNotFound
        case extensionMissingIdentifier
        case duplicateExtensionIdentifer
        case unknownExtensionCategory
        case codeSignatureInvalid
        case validationFailed
        case forbiddenBySystemPolicy
        case requestCanceled
        case requestSuperseded
        case authorizationRequired
    }

    public static var errorDomain: String { "OSSystemExtensionErrorDomain" }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) {
        self.code = code
    }
}
