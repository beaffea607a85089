/// A view whose type is not known outside, so that a preview can put another one in its place.
public struct DebugReplaceableView: View {
    nonisolated(unsafe) private let content: AnyView

    nonisolated public init<Content: View>(erasing view: Content) {
        content = AnyView(view)
    }

    public var body: some View { content }
}
