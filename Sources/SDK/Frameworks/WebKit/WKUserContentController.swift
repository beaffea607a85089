import FoundationNetworking
import UIKit

public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart = 0
    case atDocumentEnd = 1
}

/// A script that pages run.
@MainActor
open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        super.init()
    }

    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
    }
}

/// A set of names that scripts share.
@MainActor
open class WKContentWorld: NSObject {
    public let name: String?

    private init(_ name: String?) {
        self.name = name
        super.init()
    }

    public static let page = WKContentWorld(nil)
    public static let defaultClient = WKContentWorld(nil)

    open class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}

/// A message from a page's script.
@MainActor
open class WKScriptMessage: NSObject {
    open var body: Any { NSNull() }
    open weak var webView: WKWebView? { nil }
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    open var name: String { "" }
    open var world: WKContentWorld { .page }
}

@MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    @preconcurrency
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {}
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
        (nil, nil)
    }
}

/// Scripts and rules of web views.
@MainActor
open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []

    public nonisolated override init() {
        super.init()
    }

    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
    }

    open func removeAllUserScripts() {
        userScripts = []
    }

    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) {}
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
        name: String
    ) {}
    open func removeScriptMessageHandler(forName name: String) {}
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
    open func removeAllScriptMessageHandlers() {}
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {}
    open func add(_ contentRuleList: WKContentRuleList) {}
    open func remove(_ contentRuleList: WKContentRuleList) {}
    open func removeAllContentRuleLists() {}
}
