/// A widget that people configure with an app intent.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never

    let descriptor: WidgetDescriptor

    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        let provider = UncheckedBox(value: provider)
        let content = UncheckedBox(value: content)
        let erased: @Sendable (Provider.Entry) -> WidgetDescriptor.Entry = { entry in
            WidgetDescriptor.Entry(entry) { AnyView(content.value($0)) }
        }
        var descriptor = WidgetDescriptor(
            kind: kind, configuration: .appIntent(intent),
            placeholder: { context, parameters in
                _ = try await Intent.configured(with: parameters)
                return erased(provider.value.placeholder(in: context))
            },
            snapshot: { context, parameters in
                let intent = try await Intent.configured(with: parameters)
                return erased(await provider.value.snapshot(for: intent, in: context))
            },
            timeline: { context, parameters in
                let intent = try await Intent.configured(with: parameters)
                let timeline = await provider.value.timeline(for: intent, in: context)
                return WidgetDescriptor.Schedule(entries: timeline.entries.map(erased), policy: timeline.policy)
            })
        descriptor.recommendations = {
            provider.value.recommendations().map { recommendation in
                let call = recommendation.intent.call()
                let values = Dictionary(call.parameters.map { ($0.name, $0.json) }, uniquingKeysWith: { $1 })
                return WidgetDescriptor.Recommendation(name: recommendation.name, values: values)
            }
        }
        self.descriptor = descriptor
    }

    public static func _makeConfiguration(_ configuration: Self, outputs: inout _WidgetOutputs) {
        outputs.definitions.append(configuration.descriptor)
    }
}
