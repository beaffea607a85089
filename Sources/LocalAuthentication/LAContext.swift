@_exported import Foundation
import FoundationSupplement

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4
}

/// Why a person was not recognised.
public struct LAError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { "com.apple.LocalAuthentication" }
}

/// Recognises the owner of the device. The simulated device has no owner: no policy can be evaluated, and that is
/// reported.
open class LAContext: NSObject {
    open var localizedReason = ""
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var interactionNotAllowed = false
    /// Seconds.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

    public override init() {
        super.init()
    }

    open var biometryType: LABiometryType { .none }
    open var evaluatedPolicyDomainState: Data? { nil }

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

    open func invalidate() {}

    private func failure(of policy: LAPolicy) -> LAError {
        Notices.current.add(
            Notices.Notice(
                .note, subject: "LAContext",
                message: "The simulated device knows no face, finger or passcode, so nobody is recognised.",
                remedy: "Let the widget show what it shows to a person who is not recognised."))
        return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}
