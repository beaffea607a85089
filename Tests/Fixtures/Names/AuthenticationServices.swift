import AuthenticationServices
import SwiftUI
import UIKit

final class WebSignIn: NSObject, ObservableObject, ASWebAuthenticationPresentationContextProviding {
    private var session: ASWebAuthenticationSession?

    func start(_ url: URL) {
        session = ASWebAuthenticationSession(url: url, callbackURLScheme: "garden") { callback, error in
            if let error = error as? ASWebAuthenticationSessionError, error.code == .canceledLogin { return }
            print(callback as Any)
        }
        session?.presentationContextProvider = self
        session?.prefersEphemeralWebBrowserSession = true
        session?.start()
    }

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { ASPresentationAnchor() }
}

final class AppleSignIn: NSObject, ASAuthorizationControllerDelegate {
    @MainActor
    func start() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        request.nonce = "n"
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.performRequests()
    }

    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        switch authorization.credential {
        case let credential as ASAuthorizationAppleIDCredential:
            print(credential.user, credential.fullName?.givenName ?? "", credential.identityToken?.count ?? 0)
        case let credential as ASPasswordCredential: print(credential.user)
        default: break
        }
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        print((error as? ASAuthorizationError)?.code == .canceled)
    }
}

struct SignInNamesView: View {
    @Environment(\.webAuthenticationSession) private var webAuthenticationSession

    var body: some View {
        SignInWithAppleButton(.continue) { request in
            request.requestedScopes = [.email]
        } onCompletion: { result in
            if case .success(let authorization) = result { print(authorization) }
        }
        .signInWithAppleButtonStyle(.white)
        Button("Web") {
            Task {
                let url = URL(fileURLWithPath: "/")
                _ = try await webAuthenticationSession.authenticate(using: url, callbackURLScheme: "garden")
            }
        }
    }
}
