/// One widget without its generic types: what the runtime needs to describe it, to ask it for entries and to show them.
package struct WidgetDescriptor: WidgetDefinition {
    package enum Configuration: Sendable {
        case fixed
        /// Configured with the intent of the given type.
        case appIntent(any WidgetConfigurationIntent.Type)
        /// Configured with a SiriKit intent of the given class.
        case siriIntent(className: String)
    }

    package enum ContentMargins: Hashable, Sendable { case applied, disabled }
    package enum Background: Hashable, Sendable { case removable, permanent }

    /// What the widget shows from a date on. The entry itself belongs to the widget's source; it is made by one task
    /// and afterwards only read on the main actor.
    package struct Entry: @unchecked Sendable {
        package let date: Date
        package let relevance: TimelineEntryRelevance?
        private let makeView: @MainActor () -> AnyView

        package init<E: TimelineEntry>(_ entry: E, view: @escaping @MainActor (E) -> AnyView) {
            date = entry.date
            relevance = entry.relevance
            makeView = { view(entry) }
        }

        @MainActor
        package func view() -> AnyView { makeView() }
    }

    /// A timeline without its generic type.
    package struct Schedule: Sendable {
        package var entries: [Entry]
        package var policy: TimelineReloadPolicy

        package init(entries: [Entry], policy: TimelineReloadPolicy) {
            self.entries = entries
            self.policy = policy
        }
    }

    /// A ready-made configuration.
    package struct Recommendation: Sendable {
        package var name: LocalizedText
        /// JSON by parameter name.
        package var values: [String: String]
    }

    package typealias Ask<Answer> =
        @Sendable (_ context: TimelineProviderContext, _ parameters: [String: String]) async throws -> Answer

    package var kind: String
    package var typeName = ""
    package var displayName: LocalizedText?
    package var description: LocalizedText?
    package var families = WidgetFamily.defaults
    package var configuration: Configuration
    package var contentMargins = ContentMargins.applied
    package var background = Background.removable
    package var mountingStyles: [WidgetMountingStyle] = [.elevated, .recessed]
    package var texture = WidgetTexture.glass
    package var promptsForConfiguration = false
    package var sortsAsControl = false

    /// Asks the provider. `parameters` are JSON or plain texts by the name of the intent's parameter; what they leave
    /// out has its default. A parameter that is unknown or has an impossible value throws `IntentConfigurationError`.
    package var placeholder: Ask<Entry>
    package var snapshot: Ask<Entry>
    package var timeline: Ask<Schedule>
    package var recommendations: @Sendable () -> [Recommendation] = { [] }

    package init(
        kind: String, configuration: Configuration, placeholder: @escaping Ask<Entry>, snapshot: @escaping Ask<Entry>,
        timeline: @escaping Ask<Schedule>
    ) {
        self.kind = kind
        self.configuration = configuration
        self.placeholder = placeholder
        self.snapshot = snapshot
        self.timeline = timeline
    }

    /// The parameters that people can set; none for a widget without configuration.
    package func intent(in locale: Locale) -> IntentDescriptor? {
        guard case .appIntent(let type) = configuration else { return nil }
        return IntentDescriptor(of: type, locale: locale)
    }
}

extension WidgetConfiguration {
    /// The descriptors that a configuration stands for, in order.
    package static func descriptors(of configuration: Self) -> [WidgetDescriptor] {
        var outputs = _WidgetOutputs()
        _makeConfiguration(configuration, outputs: &outputs)
        return outputs.definitions.compactMap { $0 as? WidgetDescriptor }
    }
}

/// A configuration whose descriptors are changed before they are handed on.
@MainActor @preconcurrency
struct DescribedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
    typealias Body = Never

    let content: Content
    let change: (inout WidgetDescriptor) -> Void

    static func _makeConfiguration(_ configuration: Self, outputs: inout _WidgetOutputs) {
        let first = outputs.definitions.count
        Content._makeConfiguration(configuration.content, outputs: &outputs)
        for index in first..<outputs.definitions.count {
            guard var descriptor = outputs.definitions[index] as? WidgetDescriptor else { continue }
            configuration.change(&descriptor)
            outputs.definitions[index] = descriptor
        }
    }
}

extension WidgetConfiguration {
    func describing(_ change: @escaping (inout WidgetDescriptor) -> Void) -> DescribedConfiguration<Self> {
        DescribedConfiguration(content: self, change: change)
    }
}
