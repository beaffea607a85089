/// Several widgets in one extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget

    @WidgetBundleBuilder @MainActor @preconcurrency
    var body: Body { get }

    @MainActor @preconcurrency
    init()
}

extension WidgetBundle {
    /// Runs the widget extension; what `@main` calls.
    public static func main() {
        WidgetExtensionEntry.prepare()
        var outputs = _WidgetOutputs()
        Body._makeWidget(Self().body, outputs: &outputs)
        WidgetExtensionEntry.run(outputs.definitions)
    }
}

/// Collects the widgets of a bundle.
@MainActor @preconcurrency
@resultBuilder
public struct WidgetBundleBuilder {
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock() -> _WidgetGroup { _WidgetGroup { _ in } }

    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> _WidgetGroup {
        var makers: [@MainActor (inout _WidgetOutputs) -> Void] = []
        repeat makers.append(maker(each content))
        return _WidgetGroup { outputs in
            for make in makers { make(&outputs) }
        }
    }

    public static func buildOptional<Content: Widget>(_ content: Content?) -> _OptionalWidget<Content> {
        _OptionalWidget(content: content)
    }

    public static func buildEither<Content: Widget>(first: Content) -> _WidgetGroup {
        _WidgetGroup(make: maker(first))
    }

    public static func buildEither<Content: Widget>(second: Content) -> _WidgetGroup {
        _WidgetGroup(make: maker(second))
    }

    public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> _WidgetGroup {
        _WidgetGroup(make: maker(content))
    }

    private static func maker<Content: Widget>(_ content: Content) -> @MainActor (inout _WidgetOutputs) -> Void {
        { outputs in Content._makeWidget(content, outputs: &outputs) }
    }
}

/// Widgets grouped in a bundle.
@MainActor @preconcurrency
public struct _WidgetGroup: Widget {
    private let make: @MainActor (inout _WidgetOutputs) -> Void

    init(make: @escaping @MainActor (inout _WidgetOutputs) -> Void) {
        self.make = make
    }

    public init() {
        make = { _ in }
    }

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    public static func _makeWidget(_ widget: Self, outputs: inout _WidgetOutputs) {
        widget.make(&outputs)
    }
}

/// A widget behind a condition. The type retains the widget's, because the branch without one has no value to determine
/// it.
@MainActor @preconcurrency
public struct _OptionalWidget<Content: Widget>: Widget {
    private let content: Content?

    init(content: Content?) {
        self.content = content
    }

    public init() {
        content = nil
    }

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    public static func _makeWidget(_ widget: Self, outputs: inout _WidgetOutputs) {
        if let content = widget.content { Content._makeWidget(content, outputs: &outputs) }
    }
}
