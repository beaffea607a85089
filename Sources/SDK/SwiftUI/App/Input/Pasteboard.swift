import CoreTransferable
import UniformTypeIdentifiers

extension View {
    /// Has no effect: nothing is copied from a widget.
    nonisolated public func copyable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T]
    ) -> some View {
        noEffect("copyable", .pasteboard)
    }

    /// Has no effect: nothing is cut from a widget.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        noEffect("cuttable", .pasteboard)
    }

    /// Has no effect: nothing is pasted into a widget.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        noEffect("pasteDestination", .pasteboard)
    }

    /// Has no effect: nothing is copied from a widget.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        noEffect("onCopyCommand", .pasteboard)
    }

    /// Has no effect: nothing is cut from a widget.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        noEffect("onCutCommand", .pasteboard)
    }

    /// Has no effect: nothing is pasted into a widget.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        noEffect("onPasteCommand", .pasteboard)
    }

    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        noEffect("onPasteCommand", .pasteboard)
    }

    nonisolated public func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        noEffect("onPasteCommand", .pasteboard)
    }

    /// Has no effect: a widget takes nothing from devices.
    nonisolated public func importableFromServices<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Bool
    ) -> some View {
        noEffect("importableFromServices", .pasteboard)
    }

    /// Has no effect: a widget gives nothing to services.
    nonisolated public func exportableToServices<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T]
    ) -> some View {
        noEffect("exportableToServices", .pasteboard)
    }
}

extension View {
    /// Has no effect: a widget edits no documents.
    nonisolated public func navigationDocument(_ url: URL) -> some View {
        noEffect("navigationDocument", .documents)
    }

    nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View {
        noEffect("navigationDocument", .documents)
    }

    nonisolated public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
        _ document: D, preview: SharePreview<I1, I2>
    ) -> some View {
        noEffect("navigationDocument", .documents)
    }

    nonisolated public func navigationDocument<D: Transferable, I: Transferable>(
        _ document: D, preview: SharePreview<Never, I>
    ) -> some View {
        noEffect("navigationDocument", .documents)
    }

    nonisolated public func navigationDocument<D: Transferable, I: Transferable>(
        _ document: D, preview: SharePreview<I, Never>
    ) -> some View {
        noEffect("navigationDocument", .documents)
    }

    nonisolated public func navigationDocument<D: Transferable>(
        _ document: D, preview: SharePreview<Never, Never>
    ) -> some View {
        noEffect("navigationDocument", .documents)
    }
}
