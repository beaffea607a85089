import RenderModel

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

/// A text field that hides what is written.
public struct SecureField<Label: View>: View {
    nonisolated init() {}

    public var body: some View {
        EmptyView().notDrawn("SecureField", "it has no keyboard; open the app with a Link.")
    }
}

extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init()
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init()
    }
}

/// A view that a widget cannot show; nothing stands for it.
private struct NotDrawnModifier: ViewModifier {
    typealias Body = Never

    let name: String
    let reason: String

    nonisolated static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        inputs.context.report(
            Diagnostic(
                .warning, .notDrawn, subject: modifier.name,
                message: "\(modifier.name) is not drawn in a widget: \(modifier.reason)"))
    }
}

extension View {
    nonisolated func notDrawn(_ name: String, _ reason: String) -> some View {
        modifier(NotDrawnModifier(name: name, reason: reason))
    }

    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        noEffect("autocorrectionDisabled", "nothing is written in it.")
    }

    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        noEffect("textSelection", "its texts cannot be selected.")
    }
}

/// Whether texts can be selected.
public protocol TextSelectability {}

public struct EnabledTextSelectability: TextSelectability, Sendable {}

public struct DisabledTextSelectability: TextSelectability, Sendable {}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
