import UIKit

/// The button that signs in with an Apple account; drawn as an empty control.
@MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn = 0
        case `continue` = 1
        case signUp = 2

        public static var `default`: ButtonType { .signIn }
    }

    public enum Style: Int, Sendable {
        case white = 0
        case whiteOutline = 1
        case black = 2
    }

    open var cornerRadius: CGFloat = 6

    public convenience init(
        type: ASAuthorizationAppleIDButton.ButtonType, style: ASAuthorizationAppleIDButton.Style
    ) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    public init(
        authorizationButtonType type: ASAuthorizationAppleIDButton.ButtonType,
        authorizationButtonStyle style: ASAuthorizationAppleIDButton.Style
    ) {
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
