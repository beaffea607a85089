/// The content of an alert, used before `alert(_:isPresented:actions:)`.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }

    nonisolated public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

    nonisolated public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}

    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) -> Alert {
        Alert(title: title)
    }
}

/// An action sheet, used before `confirmationDialog`.
public struct ActionSheet {
    public typealias Button = Alert.Button

    nonisolated public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

extension View {
    /// Has no effect: a widget cannot present views.
    nonisolated public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
        noEffect("actionSheet", .presentation)
    }

    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        noEffect("actionSheet", .presentation)
    }
}
