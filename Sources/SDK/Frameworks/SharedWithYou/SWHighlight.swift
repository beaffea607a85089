@_exported import Foundation
@_exported import SharedWithYouCore
import UniformTypeIdentifiers

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A link shared in a conversation.
open class SWHighlight: NSObject, NSCopying, Identifiable, @unchecked Sendable {
    open var identifier: any NSSecureCoding & NSCopying { url.absoluteString as NSString }
    public let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class SWCollaborationHighlight: SWHighlight, @unchecked Sendable {
    open var collaborationIdentifier: String { "" }
    open var title: String? { nil }
    open var creationDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var contentType: UTType { .url }
}

public protocol SWHighlightEvent: NSObjectProtocol {
    var highlightURL: URL { get }
}

open class SWHighlightChangeEvent: NSObject, SWHighlightEvent, @unchecked Sendable {
    public enum Trigger: Int, Sendable {
        case edit = 1
        case comment = 2
    }

    public let changeEventTrigger: SWHighlightChangeEvent.Trigger
    public let highlightURL: URL

    public init(highlight: SWHighlight, trigger: SWHighlightChangeEvent.Trigger) {
        changeEventTrigger = trigger
        highlightURL = highlight.url
        super.init()
    }
}

open class SWHighlightMembershipEvent: NSObject, SWHighlightEvent, @unchecked Sendable {
    public enum Trigger: Int, Sendable {
        case addedCollaborator = 1
        case removedCollaborator = 2
    }

    public let membershipEventTrigger: SWHighlightMembershipEvent.Trigger
    public let highlightURL: URL

    public init(highlight: SWHighlight, trigger: SWHighlightMembershipEvent.Trigger) {
        membershipEventTrigger = trigger
        highlightURL = highlight.url
        super.init()
    }
}

open class SWHighlightMentionEvent: NSObject, SWHighlightEvent, @unchecked Sendable {
    public let mentionedPersonHandle: String
    public let highlightURL: URL

    public init(highlight: SWHighlight, mentionedPersonCloudKitShareHandle handle: String) {
        mentionedPersonHandle = handle
        highlightURL = highlight.url
        super.init()
    }

    public init(highlight: SWHighlight, mentionedPersonIdentity identity: SWPersonIdentity) {
        mentionedPersonHandle = ""
        highlightURL = highlight.url
        super.init()
    }
}

open class SWHighlightPersistenceEvent: NSObject, SWHighlightEvent, @unchecked Sendable {
    public enum Trigger: Int, Sendable {
        case created = 1
        case deleted = 2
        case renamed = 3
        case moved = 4
    }

    public let persistenceEventTrigger: SWHighlightPersistenceEvent.Trigger
    public let highlightURL: URL

    public init(highlight: SWHighlight, trigger: SWHighlightPersistenceEvent.Trigger) {
        persistenceEventTrigger = trigger
        highlightURL = highlight.url
        super.init()
    }
}
