import FoundationSupplement
import UIKit

@MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {}
}

@MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks the user to sign in; only an app can, so it fails.
@MainActor
open class ASAuthorizationController: NSObject {
    public struct RequestOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    open var customAuthorizationMethods: [ASAuthorizationCustomMethod] = []

    public nonisolated init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    open func performRequests() {
        fail()
    }

    open func performRequests(options: ASAuthorizationController.RequestOptions = []) {
        fail()
    }

    open func performAutoFillAssistedRequests() {}
    open func cancel() {}

    private func fail() {
        Notices.current.addInert("ASAuthorizationController.performRequests", .appOnly)
        Task {
            delegate?.authorizationController(
                controller: self, didCompleteWithError: ASAuthorizationError(.notInteractive))
        }
    }
}

public struct ASAuthorizationCustomMethod: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let videoSubscriberAccount = ASAuthorizationCustomMethod(rawValue: "videoSubscriberAccount")
    public static let restorePurchase = ASAuthorizationCustomMethod(rawValue: "restorePurchase")
    public static let other = ASAuthorizationCustomMethod(rawValue: "other")
}
