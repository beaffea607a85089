import FoundationSupplement
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// The domain of a user name and password.
open class ASCredentialServiceIdentifier: NSObject, @unchecked Sendable {
    public enum IdentifierType: Int, Sendable {
        case domain = 0
        case URL = 1
        case app = 2
    }

    public let identifier: String
    public let type: IdentifierType
    open var displayName: String? { nil }

    public init(identifier: String, type: IdentifierType) {
        self.identifier = identifier
        self.type = type
        super.init()
    }
}

public protocol ASCredentialIdentity: NSObjectProtocol {
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    var user: String { get }
    var recordIdentifier: String? { get }
    var rank: Int { get set }
}

open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
    public let serviceIdentifier: ASCredentialServiceIdentifier
    public let user: String
    public let recordIdentifier: String?
    open var rank = 0

    public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
        self.serviceIdentifier = serviceIdentifier
        self.user = user
        self.recordIdentifier = recordIdentifier
        super.init()
    }
}

open class ASPasskeyCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
    public let relyingPartyIdentifier: String
    public let userName: String
    public let credentialID: Data
    public let userHandle: Data
    public let recordIdentifier: String?
    open var rank = 0
    open var user: String { userName }
    open var serviceIdentifier: ASCredentialServiceIdentifier {
        ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain)
    }

    public init(
        relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data,
        recordIdentifier: String? = nil
    ) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        self.userName = userName
        self.credentialID = credentialID
        self.userHandle = userHandle
        self.recordIdentifier = recordIdentifier
        super.init()
    }
}

open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
    open var isEnabled: Bool { false }
    open var supportsIncrementalUpdates: Bool { false }
}

/// Names that a password manager fills in; the store is off.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
    public static let shared = ASCredentialIdentityStore()

    open func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void) {
        completion(ASCredentialIdentityStoreState())
    }

    open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }

    open func saveCredentialIdentities(
        _ credentialIdentities: [any ASCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        completion?(false, ASCredentialIdentityStoreError(.storeDisabled))
    }

    open func saveCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws {
        throw ASCredentialIdentityStoreError(.storeDisabled)
    }

    open func replaceCredentialIdentities(
        with newCredentialIdentities: [ASPasswordCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        completion?(false, ASCredentialIdentityStoreError(.storeDisabled))
    }

    open func replaceCredentialIdentities(_ newCredentialIdentities: [any ASCredentialIdentity]) async throws {
        throw ASCredentialIdentityStoreError(.storeDisabled)
    }

    open func removeAllCredentialIdentities(_ completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
        completion?(false, ASCredentialIdentityStoreError(.storeDisabled))
    }

    open func removeAllCredentialIdentities() async throws {
        throw ASCredentialIdentityStoreError(.storeDisabled)
    }
}

public protocol ASCredentialRequest: NSObjectProtocol {
    var credentialIdentity: any ASCredentialIdentity { get }
}

open class ASPasswordCredentialRequest: NSObject, ASCredentialRequest, @unchecked Sendable {
    public let credentialIdentity: any ASCredentialIdentity

    public init(credentialIdentity: ASPasswordCredentialIdentity) {
        self.credentialIdentity = credentialIdentity
        super.init()
    }
}

/// A password manager's screen, which belongs to another extension.
@MainActor
open class ASCredentialProviderViewController: UIViewController {
    open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
    open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {}
    open func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {}
    open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {}
    open func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {}
    open func prepareInterfaceForExtensionConfiguration() {}
}
