import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Something to do again: an intent or an activity of the app.
public enum INShortcut: Hashable {
    case intent(INIntent)
    case userActivity(NSUserActivity)

    public init?(intent: INIntent) {
        self = .intent(intent)
    }

    public init(userActivity: NSUserActivity) {
        self = .userActivity(userActivity)
    }

    public var intent: INIntent? {
        if case .intent(let intent) = self { intent } else { nil }
    }

    public var userActivity: NSUserActivity? {
        if case .userActivity(let activity) = self { activity } else { nil }
    }
}

extension INShortcut: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String {
        switch self {
        case .intent(let intent): intent.description
        case .userActivity(let activity): activity.description
        }
    }

    public var debugDescription: String { description }
}

/// A shortcut with the circumstances in which it is worth showing.
open class INRelevantShortcut: NSObject {
    public let shortcut: INShortcut
    open var relevanceProviders: [INRelevanceProvider] = []
    open var shortcutRole = INRelevantShortcutRole.action
    open var watchTemplate: INDefaultCardTemplate?
    /// Kind of the widget that shows the shortcut.
    open var widgetKind: String?

    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
        super.init()
    }
}

public enum INRelevantShortcutRole: Int, Sendable { case action, information }

/// How a shortcut is shown on a card.
open class INDefaultCardTemplate: NSObject {
    open var title: String
    open var subtitle: String?
    open var image: INImage?

    public init(title: String) {
        self.title = title
        super.init()
    }
}

/// When something is relevant.
open class INRelevanceProvider: NSObject {}

/// Relevant at a time.
open class INDateRelevanceProvider: INRelevanceProvider {
    public let startDate: Date
    public let endDate: Date?

    public init(start startDate: Date, end endDate: Date?) {
        self.startDate = startDate
        self.endDate = endDate
        super.init()
    }
}

/// Relevant in a region.
open class INLocationRelevanceProvider: INRelevanceProvider {
    public let region: CLRegion

    public init(region: CLRegion) {
        self.region = region
        super.init()
    }
}

/// Takes relevant shortcuts. No watch face shows them here, so they are only accepted; it has no state.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    public static let `default` = INRelevantShortcutStore()

    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}
