/// A text field that hides its input.
public struct SecureField<Label: View>: View {
    nonisolated init(unshown: Void) {}

    public var body: some View {
        EmptyView().notDrawn("SecureField", "it has no keyboard; open the app with a Link.")
    }
}

extension SecureField {
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(unshown: ())
    }
}

extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(unshown: ())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(unshown: ())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(unshown: ())
    }
}
