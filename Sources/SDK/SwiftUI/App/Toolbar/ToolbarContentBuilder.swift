/// Collects the items of a toolbar.
@resultBuilder
public struct ToolbarContentBuilder {
    nonisolated public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    nonisolated public static func buildExpression<Content: CustomizableToolbarContent>(
        _ content: Content
    ) -> Content {
        content
    }

    nonisolated public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        content
    }

    nonisolated public static func buildBlock<Content: CustomizableToolbarContent>(
        _ content: Content
    ) -> some CustomizableToolbarContent {
        content
    }

    nonisolated public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, each Content: ToolbarContent>(
        _ c0: C0, _ c1: C1, _ content: repeat each Content
    ) -> some ToolbarContent {
        _UnshownToolbarContent()
    }

    nonisolated public static func buildBlock<
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, each Content: CustomizableToolbarContent
    >(
        _ c0: C0, _ c1: C1, _ content: repeat each Content
    ) -> some CustomizableToolbarContent {
        _UnshownToolbarContent()
    }

    nonisolated public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        _UnshownToolbarContent()
    }

    nonisolated public static func buildIf<Content: CustomizableToolbarContent>(
        _ content: Content?
    ) -> some CustomizableToolbarContent {
        _UnshownToolbarContent()
    }

    nonisolated public static func buildEither<Content: ToolbarContent>(first: Content) -> _UnshownToolbarContent {
        _UnshownToolbarContent()
    }

    nonisolated public static func buildEither<Content: ToolbarContent>(second: Content) -> _UnshownToolbarContent {
        _UnshownToolbarContent()
    }

    nonisolated public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> _UnshownToolbarContent {
        _UnshownToolbarContent()
    }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
        self.init(content: content())
    }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
