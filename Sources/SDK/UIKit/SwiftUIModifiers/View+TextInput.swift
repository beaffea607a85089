import SwiftUI

/// SwiftUI's modifiers in UIKit's terms. A widget has no keyboard, so all are accepted but have no effect.
extension View {
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        noEffect("keyboardType", "it accepts no text input.")
    }

    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        noEffect("textContentType", "it accepts no text input.")
    }

    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        noEffect("autocapitalization", "it accepts no text input.")
    }

}
