import CoreTransferable
import UniformTypeIdentifiers

extension View {
    /// Has no effect: a long press belongs to the Home Screen.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { noEffect("onDrag", .drags) }

    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        noEffect("onDrag", .drags)
    }

    /// Has no effect: a long press belongs to the Home Screen.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        noEffect("draggable", .drags)
    }

    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        noEffect("draggable", .drags)
    }

    /// Has no effect: a long press belongs to the Home Screen.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        noEffect("itemProvider", .drags)
    }

    /// Has no effect: nothing is dropped on a widget.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        noEffect("dropDestination", .drags)
    }

    nonisolated public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true,
        action: @escaping (_ items: [T], _ session: DropSession) -> Void
    ) -> some View {
        noEffect("dropDestination", .drags)
    }

    /// Has no effect: nothing is dropped on a widget.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        noEffect("onDrop", .drags)
    }

    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        noEffect("onDrop", .drags)
    }

    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], delegate: any DropDelegate
    ) -> some View {
        noEffect("onDrop", .drags)
    }

    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        noEffect("onDrop", .drags)
    }

    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        noEffect("onDrop", .drags)
    }

    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        noEffect("onDrop", .drags)
    }

    /// Has no effect: nothing is dropped on a widget.
    nonisolated public func dropConfiguration(
        _ configuration: @escaping (DropSession) -> DropConfiguration
    ) -> some View {
        noEffect("dropConfiguration", .drags)
    }

    /// Has no effect: nothing is dragged out of a widget.
    nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        noEffect("dragConfiguration", .drags)
    }

    /// Has no effect: nothing is dropped on a widget.
    nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
        noEffect("onDropSessionUpdated", .drags)
    }

    /// Has no effect: nothing is dragged out of a widget.
    nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
        noEffect("onDragSessionUpdated", .drags)
    }

    /// Has no effect: nothing is dragged out of a widget.
    nonisolated public func dragContainer<ItemID: Hashable, Item: Transferable & Identifiable>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([ItemID]) -> [Item]
    ) -> some View where ItemID == Item.ID {
        noEffect("dragContainer", .drags)
    }

    /// Has no effect: nothing is dragged out of a widget.
    nonisolated public func dragContainerSelection<ItemID: Hashable>(
        _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View {
        noEffect("dragContainerSelection", .drags)
    }
}
