import Intents
import Synchronization

/// Requests new timelines and lists the widgets that the user has placed.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()

    /// The requests of the widget's code.
    package enum Request: Hashable, Sendable {
        case reloadAll
        case reload(kind: String)
        case recommendations
        case relevance(kind: String)
    }

    /// Keys of the user info passed to the app when a widget opens it.
    public struct UserInfoKey {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }

    private struct State {
        var requests: [Request] = []
        /// Returns the placed widgets; this may call queries for their configurations.
        var placed: @Sendable () async -> [WidgetInfo] = { [] }
    }

    private let state = Mutex(State())

    package init() {}

    private func ask(_ request: Request) {
        state.withLock { $0.requests.append(request) }
    }

    public func reloadTimelines(ofKind kind: String) { ask(.reload(kind: kind)) }

    public func reloadAllTimelines() { ask(.reloadAll) }

    public func invalidateConfigurationRecommendations() { ask(.recommendations) }

    public func invalidateRelevance(ofKind kind: String) { ask(.relevance(kind: kind)) }

    @preconcurrency
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        let placed = state.withLock { $0.placed }
        Task { completion(.success(await placed())) }
    }

    public func currentConfigurations() async throws -> [WidgetInfo] { await state.withLock { $0.placed }() }

    public func currentPushInfo() async throws -> WidgetPushInfo? { nil }

    /// The requests since the last call, in order. The runtime passes them to the host.
    package func takeRequests() -> [Request] {
        state.withLock { state in
            defer { state.requests = [] }
            return state.requests
        }
    }

    /// Sets how the placed widgets are found; the host knows them.
    package func setPlacedWidgets(_ placed: @escaping @Sendable () async -> [WidgetInfo]) {
        state.withLock { $0.placed = placed }
    }
}

/// A widget that the user has placed.
///
/// The intent belongs to the description: it is created for it and only read afterward.
public struct WidgetInfo: Hashable, Identifiable, @unchecked Sendable, CustomDebugStringConvertible {
    // Sendable: its properties are constants; the intent is made for it and never changes afterward.

    /// The configuration that a widget received.
    package enum Intent {
        case app(any WidgetConfigurationIntent)
        case siri(INIntent)
    }

    public let kind: String
    public let family: WidgetFamily
    package let instance: Int
    private let intent: Intent?

    /// The configuration of a widget with a SiriKit intent.
    public var configuration: INIntent? {
        if case .siri(let intent) = intent { intent } else { nil }
    }

    public var id: String { "\(kind)/\(family)/\(instance)" }
    public var debugDescription: String { id }

    /// - Parameter intent: the configuration that the widget received, if any.
    package init(kind: String, family: WidgetFamily, instance: Int = 0, intent: Intent? = nil) {
        self.kind = kind
        self.family = family
        self.instance = instance
        self.intent = intent
    }

    public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool { left.id == right.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// The configuration, when it is of the given type.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        if case .app(let intent) = intent { intent as? Intent } else { nil }
    }
}
