/// Controls that belong together, in a row.
public struct ControlGroup<Content> {
    let content: Content
}

extension ControlGroup: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    public var body: some View {
        HStack { content }
    }
}
