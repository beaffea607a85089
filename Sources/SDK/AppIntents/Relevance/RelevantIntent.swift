import Synchronization

/// A configuration of a widget, and when that widget is relevant.
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

/// Accepts the relevant intents of an app; the host knows the last list.
public final class RelevantIntentManager: Sendable {
    public static let shared = RelevantIntentManager()

    private let list = Mutex<[RelevantIntent]?>(nil)

    init() {}

    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
        list.withLock { $0 = relevantIntents }
    }

    /// The list set since the last call; `nil` when there is none.
    package func takeUpdate() -> [RelevantIntent]? {
        list.withLock { list in
            defer { list = nil }
            return list
        }
    }
}
