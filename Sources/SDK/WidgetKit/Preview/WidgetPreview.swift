import Intents

/// A preview of a widget in one family.
package struct WidgetPreview: PreviewContent {
    package let family: WidgetFamily
    let makeWidget: @MainActor () -> any Widget
    let makeEntries: @MainActor (WidgetDescriptor, TimelineProviderContext) async throws -> [WidgetDescriptor.Entry]

    /// The widget's descriptor; `nil` if it has nothing to preview.
    @MainActor
    package func descriptor() -> WidgetDescriptor? { Self.descriptor(of: makeWidget()) }

    /// The entries of the preview, in its order.
    @MainActor
    package func entries(in context: TimelineProviderContext) async throws -> [WidgetDescriptor.Entry] {
        guard let descriptor = descriptor() else { return [] }
        return try await makeEntries(descriptor, context)
    }

    @MainActor
    private static func descriptor<W: Widget>(of widget: W) -> WidgetDescriptor? {
        var outputs = _WidgetOutputs()
        W._makeWidget(widget, outputs: &outputs)
        return outputs.definitions.lazy.compactMap { $0 as? WidgetDescriptor }.first
    }
}

extension Preview {
    /// A widget with the given entries.
    @preconcurrency
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(
            name: name,
            content: WidgetPreview(family: family, makeWidget: widget) { descriptor, _ in
                let entries = UncheckedEntries(values: await timeline())
                return entries.values.compactMap { descriptor.source.entry(for: $0) }
            })
    }

    /// A widget with the entries of its provider.
    @preconcurrency
    public init<Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name: name, family: family, widget: widget, parameters: [:])
    }

    /// A widget with its provider's entries for a configuration.
    @preconcurrency
    public init<Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
    ) {
        let parameters = intent.call().parameters.map { ($0.name, $0.json) }
        self.init(
            name: name, family: family, widget: widget,
            parameters: Dictionary(parameters, uniquingKeysWith: { $1 }))
    }

    /// A widget with its provider's entries for a SiriKit intent.
    @preconcurrency
    public init<Provider: IntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name: name, family: family, widget: widget, parameters: intent.parameterSet.byName)
    }

    /// A widget with its provider's entry.
    @preconcurrency
    public init<Provider: RelevanceEntriesProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
        relevanceProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name: name, family: family, widget: widget, parameters: [:])
    }

    private init(
        name: String?, family: WidgetFamily, widget: @escaping @MainActor () -> any Widget, parameters: [String: String]
    ) {
        self.init(
            name: name,
            content: WidgetPreview(family: family, makeWidget: widget) { descriptor, context in
                try await descriptor.source.timeline(in: context, parameters: parameters).entries
            })
    }
}

/// Entries that are passed to the one task that shows them.
private struct UncheckedEntries: @unchecked Sendable {
    let values: [any TimelineEntry]
}

/// Collects the entries of a preview.
@resultBuilder
public struct PreviewTimelineBuilder {
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildBlock(_ components: [any TimelineEntry]...) -> [any TimelineEntry] {
        components.flatMap { $0 }
    }
    public static func buildOptional(_ component: [any TimelineEntry]?) -> [any TimelineEntry] { component ?? [] }
    public static func buildEither(first component: [any TimelineEntry]) -> [any TimelineEntry] { component }
    public static func buildEither(second component: [any TimelineEntry]) -> [any TimelineEntry] { component }
    public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
        components.flatMap { $0 }
    }
}
