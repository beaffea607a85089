/// A preview that `#Preview` declares.
public struct Preview {
    /// Traits of previews that show a view.
    public struct ViewTraits: Sendable {}

    package let name: String?
    package let content: any PreviewContent

    package init(name: String?, content: any PreviewContent) {
        self.name = name
        self.content = content
    }

    @preconcurrency
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name: name, content: ViewPreview(size: traits.compactMap(\.size).last, makeView: body))
    }
}

/// What a preview shows; other modules have their own kinds.
package protocol PreviewContent {}

/// A preview of one view.
package struct ViewPreview: PreviewContent {
    /// Points, where a trait asks for them.
    package let size: CGSize?
    let makeView: @MainActor () -> any View

    @MainActor
    package func view() -> AnyView { Self.erased(makeView()) }

    @MainActor
    private static func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
}

/// A circumstance of a preview.
public struct PreviewTrait<T>: Sendable {
    let size: CGSize?

    private init(size: CGSize? = nil) {
        self.size = size
    }

    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    public static var portrait: PreviewTrait { PreviewTrait() }
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    public static var landscapeRight: PreviewTrait { PreviewTrait() }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }

    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(size: CGSize(width: width, height: height))
    }
}

/// A type that `#Preview` makes.
public protocol PreviewRegistry {
    static var fileID: String { get }
    static var line: Int { get }
    static var column: Int { get }

    @MainActor
    static func makePreview() throws -> Preview
}
