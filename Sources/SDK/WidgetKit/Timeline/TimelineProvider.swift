import Intents

/// Provides the entries of a widget.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry

    @preconcurrency
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    @preconcurrency
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

    func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// Provides the entries of a widget that users configure with an app intent.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    func recommendations() -> [AppIntentRecommendation<Intent>]
    func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// Provides the entries of a widget that users configure with a SiriKit intent.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry

    @preconcurrency
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    @preconcurrency
    func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

    func recommendations() -> [IntentRecommendation<Intent>]
    func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A recommended configuration, for places without configuration.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    public let intent: Intent
    package let name: LocalizedText

    package init(intent: Intent, name: LocalizedText) { (self.intent, self.name) = (intent, name) }

    @_disfavoredOverload
    public init(intent: Intent, description: LocalizedStringResource) {
        self.init(intent: intent, name: LocalizedText(description))
    }

    @_disfavoredOverload
    public init<Name: StringProtocol>(intent: Intent, description: Name) {
        self.init(intent: intent, name: LocalizedText(verbatim: String(description)))
    }
}

/// A recommended configuration with a SiriKit intent.
public struct IntentRecommendation<Intent: INIntent> {
    public let intent: Intent
    package let name: LocalizedText

    package init(intent: Intent, name: LocalizedText) { (self.intent, self.name) = (intent, name) }

    @_disfavoredOverload
    public init(intent: Intent, description: LocalizedStringResource) {
        self.init(intent: intent, name: LocalizedText(description))
    }

    @_disfavoredOverload
    public init<Name: StringProtocol>(intent: Intent, description: Name) {
        self.init(intent: intent, name: LocalizedText(verbatim: String(description)))
    }
}
