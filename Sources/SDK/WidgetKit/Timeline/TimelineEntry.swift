/// The content of a widget from a date.
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// The importance of an entry relative to other entries of the same widget.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    public var score: Float
    /// Seconds; 0 lasts until the next entry with a relevance.
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// When a widget requests its next timeline.
public struct TimelineReloadPolicy: Hashable, Sendable {
    package enum Moment: Hashable, Sendable {
        case atEnd, never
        case after(Date)
    }

    package let moment: Moment

    /// When the last entry's date has passed.
    public static let atEnd = TimelineReloadPolicy(moment: .atEnd)
    /// Only when the app requests it.
    public static let never = TimelineReloadPolicy(moment: .never)

    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(moment: .after(date)) }
}

/// Entries in chronological order, and when to request more.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}
