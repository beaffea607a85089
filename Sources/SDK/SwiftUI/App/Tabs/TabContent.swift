/// Tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent

    @TabContentBuilder<TabValue> @MainActor @preconcurrency
    var body: Body { get }

    /// Appends the tabs that `content` describes.
    nonisolated static func _makeTabs(_ content: Self, outputs: inout _TabOutputs)
}

/// The output for tabs.
public struct _TabOutputs {
    struct Tab {
        /// `nil` when the tab cannot be selected by a value.
        var value: AnyHashable?
        var content: AnyView
    }

    var tabs: [Tab] = []
}

extension TabContent {
    nonisolated public static func _makeTabs(_ content: Self, outputs: inout _TabOutputs) {
        Body._makeTabs(assumeMainActor(content) { $0.body }, outputs: &outputs)
    }
}

extension TabContent where Body == Never {
    /// Never called: content without a body creates its own tabs.
    public var body: Never { preconditionFailure("\(Self.self) is primitive; its body is never evaluated") }
}

extension Never: TabContent {
    public typealias TabValue = Never
}

/// Type-erased tabs.
public struct _TabList<TabValue: Hashable> {
    let make: (inout _TabOutputs) -> Void

    nonisolated init(_ make: @escaping (inout _TabOutputs) -> Void) {
        self.make = make
    }

    nonisolated init<Content: TabContent>(of content: Content) {
        make = { Content._makeTabs(content, outputs: &$0) }
    }

    nonisolated public static func _makeTabs(_ content: Self, outputs: inout _TabOutputs) { content.make(&outputs) }
}

extension _TabList: TabContent {
    public typealias Body = _TabList<TabValue>

    public var body: _TabList<TabValue> { return self }
}

/// Type-erased tabs.
public struct AnyTabContent<TabValue: Hashable> {
    private let content: _TabList<TabValue>

    nonisolated public init<Content: TabContent>(_ content: Content) where Content.TabValue == TabValue {
        self.content = _TabList(of: content)
    }

    nonisolated public init<Content: TabContent>(erasing content: Content) where Content.TabValue == TabValue {
        self.init(content)
    }
}

extension AnyTabContent: TabContent {
    public typealias Body = _TabList<TabValue>

    public var body: _TabList<TabValue> { return content }
}
