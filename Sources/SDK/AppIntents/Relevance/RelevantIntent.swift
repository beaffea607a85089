import Synchronization

/// A configuration of a widget, and when that widget is worth showing.
public struct RelevantIntent: Sendable {
    package let intent: any WidgetConfigurationIntent
    package let widgetKind: String
    package let context: RelevantContext

    public init<IntentType: WidgetConfigurationIntent>(
        _ intent: IntentType, widgetKind: String, relevance: RelevantContext
    ) {
        self.intent = intent
        self.widgetKind = widgetKind
        context = relevance
    }
}

/// Takes the relevant intents of an app; the host knows the last list that it was given.
public final class RelevantIntentManager: Sendable {
    public static let shared = RelevantIntentManager()

    private let list = Mutex<[RelevantIntent]?>(nil)

    init() {}

    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
        list.withLock { $0 = relevantIntents }
    }

    /// The list that was given since the last call; nil when none was.
    package func takeUpdate() -> [RelevantIntent]? {
        list.withLock { list in
            defer { list = nil }
            return list
        }
    }
}
