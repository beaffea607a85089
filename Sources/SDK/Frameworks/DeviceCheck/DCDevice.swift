@_exported import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public let DCErrorDomain = "com.apple.devicecheck.error"

public struct DCError: _BridgedStoredNSError {
    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { errorDomain }
    public static var errorDomain: String { "com.apple.devicecheck.error" }

    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = DCError

        case unknownSystemFailure = 0
        case featureUnsupported = 1
        case invalidInput = 2
        case invalidKey = 3
        case serverUnavailable = 4
    }

    public static var unknownSystemFailure: Code { .unknownSystemFailure }
    public static var featureUnsupported: Code { .featureUnsupported }
    public static var invalidInput: Code { .invalidInput }
    public static var invalidKey: Code { .invalidKey }
    public static var serverUnavailable: Code { .serverUnavailable }
}

/// Proves to a server that a device is real; this one is not.
open class DCDevice: NSObject, @unchecked Sendable {
    public static let current = DCDevice()

    open var isSupported: Bool { false }

    open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        Notices.current.addInert("DCDevice.generateToken", .absent("device attestation"))
        completion(nil, DCError(.featureUnsupported))
    }

    open func generateToken() async throws -> Data {
        Notices.current.addInert("DCDevice.generateToken", .absent("device attestation"))
        throw DCError(.featureUnsupported)
    }
}

/// Proves to a server that an app is real.
open class DCAppAttestService: NSObject, @unchecked Sendable {
    public static let shared = DCAppAttestService()

    open var isSupported: Bool { false }

    open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        completionHandler(nil, DCError(.featureUnsupported))
    }

    open func generateKey() async throws -> String {
        throw DCError(.featureUnsupported)
    }

    open func attestKey(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        completionHandler(nil, DCError(.featureUnsupported))
    }

    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }

    open func generateAssertion(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        completionHandler(nil, DCError(.featureUnsupported))
    }

    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
}
