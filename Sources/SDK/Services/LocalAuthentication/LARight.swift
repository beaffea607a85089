import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Something that requires recognizing the user, which never succeeds here.
open class LARight: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable {
        case unknown = 0
        case authorizing = 1
        case authorized = 2
        case notAuthorized = 3
    }

    open var state: LARight.State { .notAuthorized }
    open var tag = 0

    public override init() {
        super.init()
    }

    public init(requirement: LAAuthenticationRequirement) {
        super.init()
    }

    open func authorize(localizedReason: String) async throws {
        throw LAContext().failure(of: .deviceOwnerAuthentication)
    }

    open func authorize(localizedReason: String, completion handler: @escaping @Sendable ((any Error)?) -> Void) {
        let failure = LAContext().failure(of: .deviceOwnerAuthentication)
        DispatchQueue.global().async { handler(failure) }
    }

    open func checkCanAuthorize() async throws {
        throw LAContext().failure(of: .deviceOwnerAuthentication)
    }

    open func deauthorize() async {}
}

open class LAAuthenticationRequirement: NSObject, @unchecked Sendable {
    open class var `default`: LAAuthenticationRequirement { LAAuthenticationRequirement() }
    open class var biometry: LAAuthenticationRequirement { LAAuthenticationRequirement() }
    open class var biometryCurrentSet: LAAuthenticationRequirement { LAAuthenticationRequirement() }
    open class func biometry(fallback: LABiometryFallbackRequirement) -> LAAuthenticationRequirement {
        LAAuthenticationRequirement()
    }
}

open class LABiometryFallbackRequirement: NSObject, @unchecked Sendable {
    open class var `default`: LABiometryFallbackRequirement { LABiometryFallbackRequirement() }
    open class var devicePasscode: LABiometryFallbackRequirement { LABiometryFallbackRequirement() }
}
