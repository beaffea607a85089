/// A widget that users configure with an app intent.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never

    let descriptor: WidgetDescriptor

    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        let source = AppIntentSource(provider: provider, content: content)
        descriptor = WidgetDescriptor(kind: kind, configuration: .appIntent(intent), source: source)
    }

    public static func _makeConfiguration(_ configuration: Self, outputs: inout _WidgetOutputs) {
        outputs.definitions.append(configuration.descriptor)
    }
}

/// Sendable because the host's requests are served one after another, so that one task at a time uses the provider and
/// the content closure, which belong to the widget's source.
private struct AppIntentSource<Provider: AppIntentTimelineProvider, Content: View>: WidgetSource, @unchecked Sendable {
    let provider: Provider
    let content: (Provider.Entry) -> Content

    func placeholder(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Entry {
        // A placeholder has no configuration: defaults from queries are not requested.
        if !parameters.isEmpty { _ = try await Provider.Intent.configured(with: parameters) }
        return WidgetDescriptor.Entry(provider.placeholder(in: context), content: content)
    }

    func snapshot(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Entry {
        let intent = try await Provider.Intent.configured(with: parameters)
        return WidgetDescriptor.Entry(await provider.snapshot(for: intent, in: context), content: content)
    }

    func timeline(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Schedule {
        let intent = try await Provider.Intent.configured(with: parameters)
        return WidgetDescriptor.Schedule(await provider.timeline(for: intent, in: context), content: content)
    }

    func entry(for value: any TimelineEntry) -> WidgetDescriptor.Entry? {
        (value as? Provider.Entry).map { WidgetDescriptor.Entry($0, content: content) }
    }

    func recommendations() -> [WidgetDescriptor.Recommendation] {
        provider.recommendations().map { recommendation in
            WidgetDescriptor.Recommendation(name: recommendation.name, parameters: recommendation.intent.byName)
        }
    }

    func relevance() async -> [WidgetDescriptor.Relevance] {
        await provider.relevance().attributes.map { attribute in
            WidgetDescriptor.Relevance(parameters: attribute.configuration?.byName, context: attribute.context)
        }
    }
}

extension WidgetConfigurationIntent {
    /// JSON by parameter name, of the parameters that have a value.
    package var byName: [String: String] {
        Dictionary(call().parameters.map { ($0.name, $0.json) }, uniquingKeysWith: { $1 })
    }
}
