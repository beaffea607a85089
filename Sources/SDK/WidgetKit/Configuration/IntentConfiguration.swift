import FoundationSupplement
import Intents

/// A widget that users configure with a SiriKit intent.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never

    let descriptor: WidgetDescriptor

    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        let source = SiriIntentSource(provider: provider, content: content)
        descriptor = WidgetDescriptor(kind: kind, configuration: .siriIntent(intent), source: source)
    }

    /// Available only in early betas. The provider's own placeholder is shown.
    public init<Provider: IntentTimelineProvider, PlaceholderContent: View>(
        kind: String, intent: Intent.Type, provider: Provider, placeholder: PlaceholderContent,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.init(kind: kind, intent: intent, provider: provider, content: content)
    }

    public static func _makeConfiguration(_ configuration: Self, outputs: inout _WidgetOutputs) {
        outputs.definitions.append(configuration.descriptor)
    }
}

/// Sendable because the host's requests are served one after another, so that one task at a time uses the provider and
/// the content closure, which belong to the widget's source.
private struct SiriIntentSource<Provider: IntentTimelineProvider, Content: View>: WidgetSource, @unchecked Sendable {
    let provider: Provider
    let content: (Provider.Entry) -> Content

    func placeholder(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Entry {
        // A placeholder has no configuration: defaults from handlers are not requested.
        if !parameters.isEmpty { _ = try await intent(parameters) }
        return WidgetDescriptor.Entry(provider.placeholder(in: context), content: content)
    }

    func snapshot(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Entry {
        let intent = try await intent(parameters)
        let entry: Provider.Entry = await CompletionAnswer.wait {
            provider.getSnapshot(for: intent, in: context, completion: $0)
        }
        return WidgetDescriptor.Entry(entry, content: content)
    }

    func timeline(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Schedule {
        let intent = try await intent(parameters)
        let timeline: Timeline<Provider.Entry> = await CompletionAnswer.wait {
            provider.getTimeline(for: intent, in: context, completion: $0)
        }
        return WidgetDescriptor.Schedule(timeline, content: content)
    }

    func entry(for value: any TimelineEntry) -> WidgetDescriptor.Entry? {
        (value as? Provider.Entry).map { WidgetDescriptor.Entry($0, content: content) }
    }

    func recommendations() -> [WidgetDescriptor.Recommendation] {
        provider.recommendations().map { recommendation in
            WidgetDescriptor.Recommendation(
                name: recommendation.name, parameters: recommendation.intent.parameterSet.byName)
        }
    }

    func relevance() async -> [WidgetDescriptor.Relevance] {
        await provider.relevance().attributes.map { attribute in
            WidgetDescriptor.Relevance(
                parameters: attribute.configuration?.parameterSet.byName, context: attribute.context)
        }
    }

    private func intent(_ parameters: [String: String]) async throws -> Provider.Intent {
        let intent = Provider.Intent()
        try await intent.parameterSet.set(parameters)
        return intent
    }
}
