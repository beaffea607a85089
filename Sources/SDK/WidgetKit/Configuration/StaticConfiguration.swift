import FoundationSupplement

/// A widget without configuration.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public typealias Body = Never

    let descriptor: WidgetDescriptor

    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        let source = StaticSource(kind: kind, provider: provider, content: content)
        descriptor = WidgetDescriptor(kind: kind, configuration: .fixed, source: source)
    }

    /// Available only in early betas. The provider's own placeholder is shown.
    public init<Provider: TimelineProvider, PlaceholderContent: View>(
        kind: String, provider: Provider, placeholder: PlaceholderContent,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.init(kind: kind, provider: provider, content: content)
    }

    public static func _makeConfiguration(_ configuration: Self, outputs: inout _WidgetOutputs) {
        outputs.definitions.append(configuration.descriptor)
    }
}

/// Sendable because the host's requests are served one after another, so that one task at a time uses the provider and
/// the content closure, which belong to the widget's source.
private struct StaticSource<Provider: TimelineProvider, Content: View>: WidgetSource, @unchecked Sendable {
    let kind: String
    let provider: Provider
    let content: (Provider.Entry) -> Content

    func placeholder(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Entry {
        try refuse(parameters)
        return WidgetDescriptor.Entry(provider.placeholder(in: context), content: content)
    }

    func snapshot(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Entry {
        try refuse(parameters)
        let entry: Provider.Entry = await CompletionAnswer.wait { provider.getSnapshot(in: context, completion: $0) }
        return WidgetDescriptor.Entry(entry, content: content)
    }

    func timeline(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Schedule {
        try refuse(parameters)
        let timeline: Timeline<Provider.Entry> = await CompletionAnswer.wait {
            provider.getTimeline(in: context, completion: $0)
        }
        return WidgetDescriptor.Schedule(timeline, content: content)
    }

    func entry(for value: any TimelineEntry) -> WidgetDescriptor.Entry? {
        (value as? Provider.Entry).map { WidgetDescriptor.Entry($0, content: content) }
    }

    func recommendations() -> [WidgetDescriptor.Recommendation] { [] }

    func relevance() async -> [WidgetDescriptor.Relevance] {
        await provider.relevance().attributes.map { .init(parameters: nil, context: $0.context) }
    }

    private func refuse(_ parameters: [String: String]) throws(IntentConfigurationError) {
        guard let name = parameters.keys.min() else { return }
        throw .unknownParameter(intent: kind, name: name, known: [])
    }
}
