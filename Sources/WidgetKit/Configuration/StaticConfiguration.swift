/// A widget without anything to configure.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public typealias Body = Never

    let descriptor: WidgetDescriptor

    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        let provider = UncheckedBox(value: provider)
        let content = UncheckedBox(value: content)
        let erased: @Sendable (Provider.Entry) -> WidgetDescriptor.Entry = { entry in
            WidgetDescriptor.Entry(entry) { AnyView(content.value($0)) }
        }
        descriptor = WidgetDescriptor(
            kind: kind, configuration: .fixed,
            placeholder: { context, parameters in
                try Self.refuse(parameters, kind: kind)
                return erased(provider.value.placeholder(in: context))
            },
            snapshot: { context, parameters in
                try Self.refuse(parameters, kind: kind)
                return erased(
                    await ProviderAnswer.wait { provider.value.getSnapshot(in: context, completion: $0) })
            },
            timeline: { context, parameters in
                try Self.refuse(parameters, kind: kind)
                let timeline: Timeline<Provider.Entry> = await ProviderAnswer.wait {
                    provider.value.getTimeline(in: context, completion: $0)
                }
                return WidgetDescriptor.Schedule(entries: timeline.entries.map(erased), policy: timeline.policy)
            })
    }

    public static func _makeConfiguration(_ configuration: Self, outputs: inout _WidgetOutputs) {
        outputs.definitions.append(configuration.descriptor)
    }

    nonisolated private static func refuse(_ parameters: [String: String], kind: String) throws {
        guard let name = parameters.keys.min() else { return }
        throw IntentConfigurationError.unknownParameter(intent: kind, name: name, known: [])
    }
}
