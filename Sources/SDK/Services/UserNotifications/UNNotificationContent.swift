@_exported import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    open internal(set) var title = ""
    open internal(set) var subtitle = ""
    open internal(set) var launchImageName = ""
    open internal(set) var summaryArgument = ""
    open internal(set) var summaryArgumentCount: Int = 0
    open internal(set) var body = ""
    open internal(set) var badge: NSNumber?
    open internal(set) var sound: UNNotificationSound?
    open internal(set) var userInfo: [AnyHashable: Any] = [:]
    open internal(set) var categoryIdentifier = ""
    open internal(set) var threadIdentifier = ""
    open internal(set) var targetContentIdentifier: String?
    open internal(set) var attachments: [UNNotificationAttachment] = []
    open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    open internal(set) var relevanceScore = 0.0
    open internal(set) var filterCriteria: String?

    public override init() {
        super.init()
    }

    /// An immutable copy of other content.
    init(copying other: UNNotificationContent) {
        title = other.title
        subtitle = other.subtitle
        launchImageName = other.launchImageName
        summaryArgument = other.summaryArgument
        summaryArgumentCount = other.summaryArgumentCount
        body = other.body
        badge = other.badge
        sound = other.sound
        userInfo = other.userInfo
        categoryIdentifier = other.categoryIdentifier
        threadIdentifier = other.threadIdentifier
        targetContentIdentifier = other.targetContentIdentifier
        attachments = other.attachments
        interruptionLevel = other.interruptionLevel
        relevanceScore = other.relevanceScore
        filterCriteria = other.filterCriteria
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(copying: self) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(copying: self) }

    open func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
        UNNotificationContent(copying: self)
    }
}

/// Mutable content of a notification.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override init() {
        super.init()
    }

    override init(copying other: UNNotificationContent) {
        super.init(copying: other)
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    open override var launchImageName: String {
        get { super.launchImageName }
        set { super.launchImageName = newValue }
    }
    open override var summaryArgument: String {
        get { super.summaryArgument }
        set { super.summaryArgument = newValue }
    }
    open override var summaryArgumentCount: Int {
        get { super.summaryArgumentCount }
        set { super.summaryArgumentCount = newValue }
    }
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
    open override var filterCriteria: String? {
        get { super.filterCriteria }
        set { super.filterCriteria = newValue }
    }
}
