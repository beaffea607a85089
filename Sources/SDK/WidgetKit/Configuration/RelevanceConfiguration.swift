import AppIntents

/// The content of a widget while it is relevant.
public protocol RelevanceEntry {}

/// Provides the entries of a Smart Stack widget.
public protocol RelevanceEntriesProvider {
    associatedtype Entry: RelevanceEntry
    associatedtype Configuration: WidgetConfigurationIntent
    typealias Context = RelevanceEntriesProviderContext

    func relevance() async -> WidgetRelevance<Configuration>
    func entry(configuration: Configuration, context: Context) async throws -> Entry
    func placeholder(context: Context) -> Entry
}

/// The context in which a provider's entries will be shown.
public struct RelevanceEntriesProviderContext: Sendable {
    public let displaySize: CGSize
    public let isPreview: Bool
}

/// A widget that is shown when it is relevant.
@MainActor @preconcurrency
public struct RelevanceConfiguration<Entry: RelevanceEntry, Content: View>: WidgetConfiguration {
    public typealias Body = Never

    let descriptor: WidgetDescriptor

    public init<Provider: RelevanceEntriesProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Entry == Entry {
        let source = RelevanceSource(provider: provider, content: content)
        descriptor = WidgetDescriptor(
            kind: kind, configuration: .appIntent(Provider.Configuration.self), source: source)
    }

    public static func _makeConfiguration(_ configuration: Self, outputs: inout _WidgetOutputs) {
        outputs.definitions.append(configuration.descriptor)
    }
}

/// An entry without its own date.
private struct TimelessEntry<Entry>: TimelineEntry {
    let date: Date
    let entry: Entry
}

/// Sendable because the host's requests are served one after another, so that one task at a time uses the provider and
/// the content closure, which belong to the widget's source.
private struct RelevanceSource<Provider: RelevanceEntriesProvider, Content: View>: WidgetSource, @unchecked Sendable {
    let provider: Provider
    let content: (Provider.Entry) -> Content

    private func shown(_ entry: Provider.Entry) -> WidgetDescriptor.Entry {
        let content = content
        return WidgetDescriptor.Entry(TimelessEntry(date: Date(), entry: entry)) { content($0.entry) }
    }

    private func context(_ context: TimelineProviderContext) -> RelevanceEntriesProviderContext {
        RelevanceEntriesProviderContext(displaySize: context.displaySize, isPreview: context.isPreview)
    }

    func placeholder(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Entry {
        shown(provider.placeholder(context: self.context(context)))
    }

    func snapshot(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Entry {
        let configuration = try await Provider.Configuration.configured(with: parameters)
        return shown(try await provider.entry(configuration: configuration, context: self.context(context)))
    }

    func timeline(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Schedule {
        let configuration = try await Provider.Configuration.configured(with: parameters)
        let entry = try await provider.entry(configuration: configuration, context: self.context(context))
        let content = content
        return WidgetDescriptor.Schedule(
            Timeline(entries: [TimelessEntry(date: Date(), entry: entry)], policy: .never)
        ) { content($0.entry) }
    }

    func entry(for value: any TimelineEntry) -> WidgetDescriptor.Entry? {
        (value as? TimelessEntry<Provider.Entry>).map { shown($0.entry) }
    }

    func recommendations() -> [WidgetDescriptor.Recommendation] { [] }

    func relevance() async -> [WidgetDescriptor.Relevance] {
        await provider.relevance().attributes.map { attribute in
            WidgetDescriptor.Relevance(parameters: attribute.configuration?.byName, context: attribute.context)
        }
    }
}
