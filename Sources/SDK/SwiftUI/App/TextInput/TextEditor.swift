/// A multiline text editor. A widget has no keyboard; nothing is drawn.
public struct TextEditor: View {
    nonisolated public init(text: Binding<String>) {}

    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {}

    nonisolated public init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
    ) {}

    public var body: some View {
        EmptyView().notDrawn("TextEditor", "it has no keyboard; open the app with a Link.")
    }
}

/// The style of a text editor.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

public struct TextEditorStyleConfiguration {
    init() {}
}

public struct AutomaticTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct PlainTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
    /// Has no effect: a widget does not support text editors.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        noEffect("textEditorStyle", .notDrawn)
    }
}
