/// A type-erased view that a preview can replace.
public struct DebugReplaceableView: View {
    nonisolated(unsafe) private let content: AnyView

    nonisolated public init<Content: View>(erasing view: Content) {
        content = AnyView(view)
    }

    public var body: some View { content }
}
