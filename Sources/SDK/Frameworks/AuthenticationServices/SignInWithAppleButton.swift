import SwiftUI

/// A button for signing in with an Apple account. Drawn with its label; it does not sign in.
@MainActor @preconcurrency
public struct SignInWithAppleButton: View {
    public struct Label: Sendable {
        fileprivate let title: String

        public static let signIn = Label(title: "Sign in with Apple")
        public static let `continue` = Label(title: "Continue with Apple")
        public static let signUp = Label(title: "Sign up with Apple")
    }

    public struct Style: Hashable, Sendable {
        fileprivate enum Look { case black, white, whiteOutline }

        fileprivate let look: Look

        public static let black = Style(look: .black)
        public static let white = Style(look: .white)
        public static let whiteOutline = Style(look: .whiteOutline)
    }

    private let label: Label
    @Environment(\.signInWithAppleButtonLook) private var style

    public init(
        _ label: SignInWithAppleButton.Label = .signIn,
        onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
    }

    public var body: some View {
        Text(verbatim: label.title)
            .font(.system(size: 19, weight: .medium))
            .foregroundStyle(style.look == .black ? Color.white : Color.black)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(style.look == .black ? Color.black : Color.white, in: RoundedRectangle(cornerRadius: 6))
    }
}

extension EnvironmentValues {
    private enum SignInWithAppleButtonLook: EnvironmentKey {
        static let defaultValue = SignInWithAppleButton.Style.black
    }

    var signInWithAppleButtonLook: SignInWithAppleButton.Style {
        get { self[SignInWithAppleButtonLook.self] }
        set { self[SignInWithAppleButtonLook.self] = newValue }
    }
}

extension View {
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonLook, style)
    }
}
