/// Shared setup of previews, such as data; a preview is drawn without it.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    static func makeSharedContext() async throws -> Context

    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The preview that a modifier applies to.
public struct PreviewModifierContent: View {
    public var body: some View { EmptyView() }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Has no effect: preparing its context is asynchronous.
    @MainActor @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { .defaultLayout }
}
