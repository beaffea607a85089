/// Lets code scroll to a view. Widgets do not scroll; the content is drawn.
public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

extension ScrollViewReader: View {
    public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls to views.
public struct ScrollViewProxy {
    nonisolated init() {}

    /// Widgets do not scroll.
    nonisolated public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
