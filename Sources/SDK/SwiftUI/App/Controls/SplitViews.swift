/// Views side by side with movable dividers. A widget stacks them.
public struct HSplitView<Content: View> {
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension HSplitView: View {
    public var body: some View { HStack(spacing: 1) { content } }
}

/// Views stacked vertically with movable dividers. A widget stacks them.
public struct VSplitView<Content: View> {
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension VSplitView: View {
    public var body: some View { VStack(spacing: 1) { content } }
}
