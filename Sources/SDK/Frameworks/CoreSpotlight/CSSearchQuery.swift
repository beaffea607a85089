import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum CSSearchQuerySourceOptions: Int, Sendable {
    case `default` = 0
    case allowMail = 1
}

open class CSSearchQueryContext: NSObject, NSCopying, @unchecked Sendable {
    open var fetchAttributes: [String] = []
    open var filterQueries: [String] = []
    open var keyboardLanguage: String?
    open var sourceOptions: CSSearchQuerySourceOptions = .default

    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Queries Spotlight; there is no index, so nothing is found.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    public struct Results: AsyncSequence, Sendable {
        public struct Item: Sendable, Identifiable {
            public let item: CSSearchableItem

            public var id: String { item.uniqueIdentifier }
        }

        public typealias Element = Item

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Item? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    open var completionHandler: (((any Error)?) -> Void)?
    open var protectionClasses: [FileProtectionType] = []
    open var isCancelled: Bool { isStopped }
    open var foundItemCount: Int { 0 }
    open var results: Results { Results() }
    private var isStopped = false

    public init(queryString: String, queryContext: CSSearchQueryContext?) {
        super.init()
    }

    public convenience init(queryString: String, attributes: [String]? = nil) {
        self.init(queryString: queryString, queryContext: nil)
    }

    open func start() {
        Notices.current.addInert("CSSearchQuery.start", .absent("search"))
        onMainQueueLater { self.completionHandler?(nil) }
    }

    open func cancel() {
        isStopped = true
    }
}

open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
    open var maxSuggestionCount = 0
    open var maxResultCount = 0
    open var maxRankedResultCount = 0
    open var enableRankedResults = false
    open var disableSemanticSearch = false
}

open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
    open var foundSuggestionsHandler: (([CSSuggestion]) -> Void)?
    open var foundSuggestionCount: Int { 0 }

    public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
        super.init(queryString: userQueryString ?? "", queryContext: userQueryContext)
    }

    open class func prepare() {}
    open class func prepareProtectionClasses(_ protectionClasses: [FileProtectionType]) {}
}

open class CSSuggestion: NSObject, @unchecked Sendable {
    open var localizedAttributedSuggestion: NSAttributedString { NSAttributedString(string: "") }
    open var suggestionKind: Int { 0 }
}

open class CSImportExtension: NSObject {
    open func update(_ attributes: CSSearchableItemAttributeSet, forFileAt: URL) throws {}
}
