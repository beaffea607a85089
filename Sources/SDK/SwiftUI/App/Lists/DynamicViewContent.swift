import CoreTransferable
import UniformTypeIdentifiers

/// Views generated from a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection

    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

/// Has no effect: rows are not edited in a widget.
extension DynamicViewContent {
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(NoEffectModifier(name: "onDelete", reason: WidgetLimit.lists.rawValue))
    }

    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(NoEffectModifier(name: "onMove", reason: WidgetLimit.lists.rawValue))
    }

    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(NoEffectModifier(name: "onInsert", reason: WidgetLimit.lists.rawValue))
    }

    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(NoEffectModifier(name: "onInsert", reason: WidgetLimit.lists.rawValue))
    }

    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        modifier(NoEffectModifier(name: "dropDestination", reason: WidgetLimit.drags.rawValue))
    }
}
