/// Collects the tabs of a tab view.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The content of a tab view made of tabs.
    public struct Content<C: TabContent> {
        let tabs: C
    }

    nonisolated public static func buildExpression(
        _ content: some TabContent<TabValue>
    ) -> some TabContent<TabValue> {
        content
    }

    nonisolated public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> {
        content
    }

    nonisolated public static func buildBlock<C0: TabContent, C1: TabContent, each C: TabContent>(
        _ c0: C0, _ c1: C1, _ content: repeat each C
    ) -> some TabContent<TabValue>
    where C0.TabValue == TabValue, C1.TabValue == TabValue {
        var makers: [(inout _TabOutputs) -> Void] = [_TabList<TabValue>(of: c0).make, _TabList<TabValue>(of: c1).make]
        repeat makers.append(_TabList<TabValue>(of: each content).make)
        return _TabList<TabValue> { outputs in
            for make in makers { make(&outputs) }
        }
    }

    nonisolated public static func buildIf(_ content: (some TabContent<TabValue>)?) -> some TabContent<TabValue> {
        content.map { _TabList<TabValue>(of: $0) } ?? _TabList<TabValue> { _ in }
    }

    nonisolated public static func buildEither(first: some TabContent<TabValue>) -> _TabList<TabValue> {
        _TabList(of: first)
    }

    nonisolated public static func buildEither(second: some TabContent<TabValue>) -> _TabList<TabValue> {
        _TabList(of: second)
    }

    nonisolated public static func buildLimitedAvailability(
        _ content: some TabContent<TabValue>
    ) -> AnyTabContent<TabValue> {
        AnyTabContent(content)
    }
}

extension TabContentBuilder.Content: View {
    public var body: some View { EmptyView() }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    nonisolated public init(
        _ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, identify: { $0.id })
    }

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }

    nonisolated public init(
        _ data: Range<Int>, @TabContentBuilder<Content.TabValue> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, identify: { $0 })
    }

    nonisolated public static func _makeTabs(_ content: Self, outputs: inout _TabOutputs) {
        for element in content.data { Content._makeTabs(content.content(element), outputs: &outputs) }
    }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    nonisolated public init(@TabContentBuilder<Content.TabValue> content: () -> Content) {
        self.init(content: content())
    }

    nonisolated public static func _makeTabs(_ content: Self, outputs: inout _TabOutputs) {
        Content._makeTabs(content.content, outputs: &outputs)
    }
}
