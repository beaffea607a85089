import CoreTransferable
import UniformTypeIdentifiers

/// Toggles a list's edit mode. Nothing is edited in a widget; nothing is drawn.
public struct EditButton: View {
    nonisolated public init() {}

    public var body: some View {
        EmptyView().notDrawn("EditButton", "it has no editing.")
    }
}

/// Starts renaming. Nothing is edited in a widget; nothing is drawn.
public struct RenameButton<Label: View>: View {
    nonisolated public init() where Label == SwiftUI.Label<Text, Image> {}

    public var body: some View {
        EmptyView().notDrawn("RenameButton", "it has no editing.")
    }
}

/// Reads the pasteboard. A widget has no pasteboard access; nothing is drawn.
public struct PasteButton: View {
    nonisolated public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

    nonisolated public init<Payload>(
        supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) {}

    nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    public var body: some View {
        EmptyView().notDrawn("PasteButton", "it has no pasteboard access.")
    }
}

/// Opens help about a view.
public struct HelpLink: View {
    nonisolated public init(action: @escaping () -> Void) {}

    nonisolated public init(destination: URL) {}

    public var body: some View {
        EmptyView().notDrawn("HelpLink", "it cannot open help; use a Link.")
    }

}

/// A button that requests text on a watch.
public struct TextFieldLink<Label: View>: View {
    nonisolated public init(
        prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
    ) {}

    nonisolated public init(_ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void)
    where Label == Text {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void)
    where Label == Text {}

    public var body: some View {
        EmptyView().notDrawn("TextFieldLink", "it accepts no text input.")
    }
}
