import Foundation
import FoundationSupplement
import UniformTypeIdentifiers

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"
public let CSActionIdentifier = "kCSActionIdentifier"
public let CSMailboxInbox = "inbox"
public let CSMailboxDrafts = "drafts"
public let CSMailboxSent = "sent"
public let CSMailboxJunk = "junk"
public let CSMailboxTrash = "trash"
public let CSMailboxArchive = "archive"

/// Something that a search of the device may find.
open class CSSearchableItem: NSObject, NSCopying, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date!
    open var attributeSet: CSSearchableItemAttributeSet
    open var isUpdate = false
    open var updateListenerOptions: CSSearchableItemUpdateListenerOptions = []

    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open func compare(byRank other: CSSearchableItem) -> ComparisonResult { .orderedSame }
}

public struct CSSearchableItemUpdateListenerOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let summarization = CSSearchableItemUpdateListenerOptions(rawValue: 1 << 1)
    public static let priority = CSSearchableItemUpdateListenerOptions(rawValue: 1 << 2)
}

/// A text in several languages.
open class CSLocalizedString: NSObject {
    private let strings: [AnyHashable: Any]

    public init?(localizedStrings: [AnyHashable: Any]) {
        strings = localizedStrings
        super.init()
    }

    open func localizedString() -> String { strings.values.lazy.compactMap { $0 as? String }.first ?? "" }
}
