/// A widget that people configure with a SiriKit intent.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: NSObject, Content: View>: WidgetConfiguration {
    public typealias Body = Never

    let descriptor: WidgetDescriptor

    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        let provider = UncheckedBox(value: provider)
        let content = UncheckedBox(value: content)
        let erased: @Sendable (Provider.Entry) -> WidgetDescriptor.Entry = { entry in
            WidgetDescriptor.Entry(entry) { AnyView(content.value($0)) }
        }
        descriptor = WidgetDescriptor(
            kind: kind, configuration: .siriIntent(className: String(describing: intent)),
            placeholder: { context, _ in erased(provider.value.placeholder(in: context)) },
            snapshot: { context, parameters in
                let intent = try Self.intent(parameters)
                return erased(
                    await ProviderAnswer.wait {
                        provider.value.getSnapshot(for: intent.value, in: context, completion: $0)
                    })
            },
            timeline: { context, parameters in
                let intent = try Self.intent(parameters)
                let timeline: Timeline<Provider.Entry> = await ProviderAnswer.wait {
                    provider.value.getTimeline(for: intent.value, in: context, completion: $0)
                }
                return WidgetDescriptor.Schedule(entries: timeline.entries.map(erased), policy: timeline.policy)
            })
    }

    public static func _makeConfiguration(_ configuration: Self, outputs: inout _WidgetOutputs) {
        outputs.definitions.append(configuration.descriptor)
    }

    /// A new intent with the parameters set, where its class knows how.
    nonisolated private static func intent(_ parameters: [String: String]) throws -> UncheckedBox<Intent> {
        let intent = Intent()
        for (name, text) in parameters.sorted(by: { $0.key < $1.key }) {
            guard let configurable = intent as? any SiriIntentParameters else {
                throw IntentConfigurationError.unknownParameter(
                    intent: String(describing: Intent.self), name: name, known: [])
            }
            try configurable.setParameter(name, to: text)
        }
        return UncheckedBox(value: intent)
    }
}

/// A SiriKit intent whose parameters can be set by name.
package protocol SiriIntentParameters: NSObject {
    /// - Parameter text: JSON or plain text.
    func setParameter(_ name: String, to text: String) throws(IntentConfigurationError)
}
