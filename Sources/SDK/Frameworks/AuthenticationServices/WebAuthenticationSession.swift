import FoundationSupplement
import SwiftUI

/// Signs in on a web page from a view; only an app can, so it fails.
@MainActor @preconcurrency
public struct WebAuthenticationSession: Sendable {
    public struct BrowserSession: Hashable, Sendable {
        private let name: String
        public static let ephemeral = BrowserSession(name: "ephemeral")
        public static let shared = BrowserSession(name: "shared")
    }

    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        Notices.current.addInert("WebAuthenticationSession.authenticate", .appOnly)
        throw ASWebAuthenticationSessionError(.presentationContextNotProvided)
    }

    public func authenticate(
        using url: URL, callback: ASWebAuthenticationSession.Callback,
        preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String] = [:]
    ) async throws -> URL {
        try await authenticate(using: url, callbackURLScheme: "")
    }
}

/// Signs the user in from a view; only an app can, so it fails.
@MainActor @preconcurrency
public struct AuthorizationController: Sendable {
    public func performRequest(
        _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult {
        Notices.current.addInert("AuthorizationController.performRequest", .appOnly)
        throw ASAuthorizationError(.notInteractive)
    }

    public func performRequests(
        _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult {
        Notices.current.addInert("AuthorizationController.performRequest", .appOnly)
        throw ASAuthorizationError(.notInteractive)
    }

    public func performAutoFillAssistedRequest(
        _ request: ASAuthorizationRequest
    ) async throws -> ASAuthorizationResult {
        try await performRequest(request)
    }
}

public enum ASAuthorizationResult {
    case password(ASPasswordCredential)
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
    case securityKeyAssertion(ASAuthorizationSecurityKeyPublicKeyCredentialAssertion)
    case securityKeyRegistration(ASAuthorizationSecurityKeyPublicKeyCredentialRegistration)
    case appleID(ASAuthorizationAppleIDCredential)
    case singleSignOn(ASAuthorizationSingleSignOnCredential)
    case customMethod(ASAuthorizationCustomMethod)
}

extension EnvironmentValues {
    @MainActor @preconcurrency
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }

    @MainActor @preconcurrency
    public var authorizationController: AuthorizationController { AuthorizationController() }
}
