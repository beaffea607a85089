import Intents

/// A type-erased widget: what the runtime needs to describe it, request its entries and show them.
package struct WidgetDescriptor: WidgetDefinition {
    package enum Configuration: Sendable {
        case fixed
        /// Configured with the intent of the given type.
        case appIntent(any WidgetConfigurationIntent.Type)
        /// Configured with a SiriKit intent of the given class.
        case siriIntent(INIntent.Type)
    }

    package enum ContentMargins: Hashable, Sendable { case applied, disabled }
    package enum Background: Hashable, Sendable { case removable, permanent }

    /// The content of the widget from a date. The entry itself belongs to the widget's source; one task creates it, and
    /// afterward it is only read on the main actor.
    package struct Entry: @unchecked Sendable {
        package var date: Date
        package let relevance: TimelineEntryRelevance?
        private let makeView: @MainActor @Sendable () -> AnyView

        package init<E: TimelineEntry, Content: View>(_ entry: E, content: @escaping (E) -> Content) {
            date = entry.date
            relevance = entry.relevance
            let maker: any ViewMaking = ViewMaker(entry: entry, content: content)
            makeView = { maker.view() }
        }

        @MainActor
        package func view() -> AnyView { makeView() }
    }

    /// A type-erased timeline.
    package struct Schedule: Sendable {
        package var entries: [Entry]
        package var policy: TimelineReloadPolicy

        package init<E: TimelineEntry, Content: View>(_ timeline: Timeline<E>, content: @escaping (E) -> Content) {
            entries = timeline.entries.map { Entry($0, content: content) }
            policy = timeline.policy
        }
    }

    /// A recommended configuration.
    package struct Recommendation: Sendable {
        package var name: LocalizedText
        /// JSON by parameter name.
        package var parameters: [String: String]
    }

    /// When the widget is relevant, according to its provider.
    package struct Relevance: Sendable {
        /// JSON by parameter name; `nil` for every configuration.
        package var parameters: [String: String]?
        /// `nil` if the provider does not specify it.
        package var context: RelevantContext?
    }

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
    package var disfavored: [(location: WidgetLocation, families: [WidgetFamily])] = []
    package var promptsForConfiguration = false

    /// Provides the entries.
    package var source: any WidgetSource

    package init(kind: String, configuration: Configuration, source: any WidgetSource) {
        self.kind = kind
        self.configuration = configuration
        self.source = source
    }

    /// The user's settings; `nil` for a widget without configuration.
    package func intent(shown: IntentPresentation) -> IntentDescriptor? {
        switch configuration {
        case .fixed: nil
        case .appIntent(let type): IntentDescriptor(of: type, shown: shown)
        case .siriIntent(let type): IntentDescriptor(of: type, shown: shown)
        }
    }

    /// The parameters of a new intent; `nil` for a widget without configuration.
    package var parameters: IntentParameterSet? {
        switch configuration {
        case .fixed: nil
        case .appIntent(let type): type.init().parameterSet
        case .siriIntent(let type): type.init().parameterSet
        }
    }
}

private protocol ViewMaking: Sendable {
    @MainActor
    func view() -> AnyView
}

/// An entry with the closure that shows it, which only the main actor calls.
private struct ViewMaker<E: TimelineEntry, Content: View>: ViewMaking, @unchecked Sendable {
    let entry: E
    let content: (E) -> Content

    @MainActor
    func view() -> AnyView { AnyView(content(entry)) }
}

/// A type-erased provider with its content closure.
///
/// `parameters` are JSON or plain strings by the name of the intent's parameter; missing ones have their default. An
/// unknown parameter or an invalid value throws `IntentConfigurationError`.
package protocol WidgetSource: Sendable {
    func placeholder(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Entry
    func snapshot(in context: TimelineProviderContext, parameters: [String: String]) async throws
        -> WidgetDescriptor.Entry
    func timeline(
        in context: TimelineProviderContext, parameters: [String: String]
    ) async throws -> WidgetDescriptor.Schedule
    /// An entry created elsewhere, as in a preview; `nil` if its type differs from the provider's.
    func entry(for value: any TimelineEntry) -> WidgetDescriptor.Entry?
    func recommendations() -> [WidgetDescriptor.Recommendation]
    func relevance() async -> [WidgetDescriptor.Relevance]
}

extension WidgetConfiguration {
    /// The descriptors of a configuration, in order.
    package static func descriptors(of configuration: Self) -> [WidgetDescriptor] {
        var outputs = _WidgetOutputs()
        _makeConfiguration(configuration, outputs: &outputs)
        return outputs.definitions.compactMap { $0 as? WidgetDescriptor }
    }
}

/// A configuration that modifies descriptors before passing them on.
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
