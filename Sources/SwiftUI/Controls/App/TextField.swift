/// A line of text that a person edits. A widget has no keyboard, and on a phone such a view is not drawn in one.
public struct TextField<Label: View>: View {
    nonisolated init() {}

    public var body: some View {
        EmptyView().notDrawn("TextField", "it has no keyboard; open the app with a Link.")
    }
}

extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init()
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init()
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init()
    }
}

extension View {
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        noEffect("autocorrectionDisabled", "nothing is written in it.")
    }
}
