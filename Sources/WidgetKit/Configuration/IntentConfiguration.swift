/// A widget that people configure with a SiriKit intent.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: _SiriIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never

    let descriptor: WidgetDescriptor

    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        let source = SiriIntentSource(provider: provider, content: content)
        let configuration = WidgetDescriptor.Configuration.siriIntent(className: String(describing: intent))
        descriptor = WidgetDescriptor(kind: kind, configuration: configuration, source: source)
    }

    public static func _makeConfiguration(_ configuration: Self, outputs: inout _WidgetOutputs) {
        outputs.definitions.append(configuration.descriptor)
    }
}

/// The base of SiriKit intents, which belong to a module above this one.
public protocol _SiriIntent: NSObject {
    init()

    /// - Parameter text: JSON or plain text.
    func _setParameter(_ name: String, to text: String) throws
}

extension _SiriIntent {
    public func _setParameter(_ name: String, to text: String) throws {
        throw IntentConfigurationError.unknownParameter(intent: String(describing: Self.self), name: name, known: [])
    }
}

/// The provider and the content closure belong to the widget's source; one task at a time uses them.
private struct SiriIntentSource<Provider: IntentTimelineProvider, Content: View>: WidgetSource, @unchecked Sendable {
    let provider: Provider
    let content: (Provider.Entry) -> Content

    func placeholder(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Entry {
        WidgetDescriptor.Entry(provider.placeholder(in: context), content: content)
    }

    func snapshot(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Entry {
        let intent = try intent(parameters)
        let entry: Provider.Entry = await ProviderAnswer.wait {
            provider.getSnapshot(for: intent, in: context, completion: $0)
        }
        return WidgetDescriptor.Entry(entry, content: content)
    }

    func timeline(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Schedule {
        let intent = try intent(parameters)
        let timeline: Timeline<Provider.Entry> = await ProviderAnswer.wait {
            provider.getTimeline(for: intent, in: context, completion: $0)
        }
        return WidgetDescriptor.Schedule(timeline, content: content)
    }

    func entry(for value: any TimelineEntry) -> WidgetDescriptor.Entry? {
        (value as? Provider.Entry).map { WidgetDescriptor.Entry($0, content: content) }
    }

    func recommendations() -> [WidgetDescriptor.Recommendation] { [] }

    /// The host keeps no configurations of SiriKit intents, so each clue is about the widget as such.
    func relevance() async -> [WidgetDescriptor.Relevance] {
        await provider.relevance().attributes.map { .init(parameters: nil, context: $0.context) }
    }

    private func intent(_ parameters: [String: String]) throws -> Provider.Intent {
        let intent = Provider.Intent()
        for (name, text) in parameters.sorted(by: { $0.key < $1.key }) { try intent._setParameter(name, to: text) }
        return intent
    }
}
