import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public static let preferred = ASAuthorizationPublicKeyCredentialUserVerificationPreference(rawValue: "preferred")
    public static let required = ASAuthorizationPublicKeyCredentialUserVerificationPreference(rawValue: "required")
    public static let discouraged = ASAuthorizationPublicKeyCredentialUserVerificationPreference(
        rawValue: "discouraged")
}

public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public static let none = ASAuthorizationPublicKeyCredentialAttestationKind(rawValue: "none")
    public static let direct = ASAuthorizationPublicKeyCredentialAttestationKind(rawValue: "direct")
    public static let enterprise = ASAuthorizationPublicKeyCredentialAttestationKind(rawValue: "enterprise")
    public static let indirect = ASAuthorizationPublicKeyCredentialAttestationKind(rawValue: "indirect")
}

public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable {
    case platform = 0
    case crossPlatform = 1
}

public protocol ASPublicKeyCredential: ASAuthorizationCredential {
    var rawClientDataJSON: Data { get }
    var credentialID: Data { get }
}

public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
    var rawAuthenticatorData: Data! { get }
    var userID: Data! { get }
    var signature: Data! { get }
}

public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
    var rawAttestationObject: Data? { get }
}

open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
    open var credentialID: Data

    public init(credentialID: Data) {
        self.credentialID = credentialID
        super.init()
    }
}

open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
    ASAuthorizationPublicKeyCredentialAssertion, @unchecked Sendable
{
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var rawAuthenticatorData: Data! { Data() }
    open var userID: Data! { Data() }
    open var signature: Data! { Data() }
    open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
}

open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
    ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable
{
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var rawAttestationObject: Data? { nil }
    open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
}

open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject,
    ASAuthorizationPublicKeyCredentialAssertion, @unchecked Sendable
{
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var rawAuthenticatorData: Data! { Data() }
    open var userID: Data! { Data() }
    open var signature: Data! { Data() }
}

open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject,
    ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable
{
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var rawAttestationObject: Data? { nil }
}

open class ASAuthorizationSingleSignOnCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    open var state: String? { nil }
    open var accessToken: Data? { nil }
    open var identityToken: Data? { nil }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
}

open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var challenge = Data()
    open var relyingPartyIdentifier = ""
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    open var shouldShowHybridTransport = true
}

open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
    @unchecked Sendable
{
    public enum RequestStyle: Int, Sendable {
        case standard = 0
        case conditional = 1
    }

    open var challenge = Data()
    open var relyingPartyIdentifier = ""
    open var userID = Data()
    open var name = ""
    open var displayName: String?
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
    open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
    open var requestStyle = RequestStyle.standard
}

/// Signs in with passkeys; the device has none.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
    @unchecked Sendable
{
    public let relyingPartyIdentifier: String

    public init(relyingPartyIdentifier: String) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        super.init()
    }

    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        let request = ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(provider: self)
        request.relyingPartyIdentifier = relyingPartyIdentifier
        request.challenge = challenge
        request.name = name
        request.userID = userID
        return request
    }

    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        let request = ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(provider: self)
        request.relyingPartyIdentifier = relyingPartyIdentifier
        request.challenge = challenge
        return request
    }
}
