/// Tabs with a section header.
public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: Content

    nonisolated init(onlyContent content: Content) {
        self.content = content
    }
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue
    public typealias Body = Never

    nonisolated public static func _makeTabs(_ content: Self, outputs: inout _TabOutputs) {
        Content._makeTabs(content.content, outputs: &outputs)
    }
}

extension TabSection
where
    Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
    Content.TabValue == SelectionValue
{
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(onlyContent: content())
    }
}

extension TabSection
where
    Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
    Content.TabValue == SelectionValue
{
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(onlyContent: content())
    }
}

extension TabSection
where
    Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
    Content.TabValue == SelectionValue
{
    nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(onlyContent: content())
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(onlyContent: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(onlyContent: content())
    }

}
