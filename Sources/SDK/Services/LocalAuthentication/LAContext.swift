@_exported import Foundation
import FoundationSupplement
import SecurityModule

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
    case deviceOwnerAuthenticationWithCompanion = 3
    case deviceOwnerAuthenticationWithBiometricsOrCompanion = 4

    public static var deviceOwnerAuthenticationWithWatch: LAPolicy { .deviceOwnerAuthenticationWithCompanion }
    public static var deviceOwnerAuthenticationWithBiometricsOrWatch: LAPolicy {
        .deviceOwnerAuthenticationWithBiometricsOrCompanion
    }
}

public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4

    public static var LABiometryNone: LABiometryType { .none }
}

public enum LACredentialType: Int, Sendable {
    case applicationPassword = 0
    case smartCardPIN = -3
}

public enum LAAccessControlOperation: Int, Sendable {
    case createItem = 0
    case useItem = 1
    case createKey = 2
    case useKeySign = 3
    case useKeyDecrypt = 4
    case useKeyKeyExchange = 5
}

public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// Recognizes the owner of the device. The simulated device has no owner: no policy can be evaluated, and that is
/// reported.
open class LAContext: NSObject, @unchecked Sendable {
    open var localizedReason = ""
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var interactionNotAllowed = false
    open var maxBiometryFailures: NSNumber?
    /// Seconds.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

    public override init() {
        super.init()
    }

    open var biometryType: LABiometryType { .none }
    open var evaluatedPolicyDomainState: Data? { nil }
    open var domainState: LADomainState { LADomainState() }

    /// - Parameter error: gets the reason where `false` is answered.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        let failure = failure(of: policy)
        error?.pointee = NSError(domain: LAError.errorDomain, code: failure.code.rawValue)
        return false
    }

    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let failure = failure(of: policy)
        DispatchQueue.global().async { reply(false, failure) }
    }

    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw failure(of: policy)
    }

    open func evaluateAccessControl(
        _ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        evaluatePolicy(.deviceOwnerAuthentication, localizedReason: localizedReason, reply: reply)
    }

    @discardableResult
    open func evaluateAccessControl(
        _ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String
    ) async throws -> Bool {
        throw failure(of: .deviceOwnerAuthentication)
    }

    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { false }
    open func isCredentialSet(_ type: LACredentialType) -> Bool { false }
    open func invalidate() {}

    func failure(of policy: LAPolicy) -> LAError {
        Notices.current.add(
            Notices.Notice(
                .note, subject: "LAContext",
                message: "The simulated device has no enrolled face, fingerprint or passcode, so authentication fails.",
                remedy: "Make sure the widget handles failed authentication."))
        return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}

/// Changes when the faces and fingers that are known do; none are.
open class LADomainState: NSObject, @unchecked Sendable {
    open var stateHash: Data? { nil }
    open var biometry: LADomainStateBiometry { LADomainStateBiometry() }
}

open class LADomainStateBiometry: NSObject, @unchecked Sendable {
    open var biometryType: LABiometryType { .none }
    open var stateHash: Data? { nil }
}
