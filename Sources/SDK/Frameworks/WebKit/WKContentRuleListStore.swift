import UIKit

/// Compiled rules of what pages may load.
@MainActor
open class WKContentRuleList: NSObject {
    open var identifier: String! { "" }
}

/// Compiles rules; there is no browser that follows them.
@MainActor
open class WKContentRuleListStore: NSObject {
    private static let shared = WKContentRuleListStore()

    open class func `default`() -> WKContentRuleListStore! { shared }
    public convenience init!(url: URL) {
        self.init()
    }

    @preconcurrency
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        completionHandler(nil, WKError(.contentRuleListStoreCompileFailed))
    }

    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!
    ) async throws -> WKContentRuleList? {
        throw WKError(.contentRuleListStoreCompileFailed)
    }

    @preconcurrency
    open func lookUpContentRuleList(
        forIdentifier identifier: String!,
        completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        completionHandler(nil, WKError(.contentRuleListStoreLookUpFailed))
    }

    open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
        throw WKError(.contentRuleListStoreLookUpFailed)
    }

    @preconcurrency
    open func removeContentRuleList(
        forIdentifier identifier: String!, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)!
    ) {
        completionHandler(WKError(.contentRuleListStoreRemoveFailed))
    }

    open func removeContentRuleList(forIdentifier identifier: String!) async throws {
        throw WKError(.contentRuleListStoreRemoveFailed)
    }

    @preconcurrency
    open func getAvailableContentRuleListIdentifiers(
        _ completionHandler: (@MainActor @Sendable ([String]?) -> Void)!
    ) {
        completionHandler([])
    }

    open func availableIdentifiers() async -> [String]? { [] }
}
