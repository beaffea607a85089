import FoundationNetworking
import FoundationSupplement
import Observation
import SwiftUI

extension WebPage: Observable {}

/// A page without a view. A widget loads none, which is reported.
@MainActor
public final class WebPage {
    @MainActor
    public struct Configuration {
        public var websiteDataStore = WKWebsiteDataStore.default()
        public var userContentController = WKUserContentController()
        public var defaultNavigationPreferences = NavigationPreferences()
        public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
        public var applicationNameForUserAgent: String?
        public var limitsNavigationsToAppBoundDomains = false
        public var upgradeKnownHostsToHTTPS = true
        public var suppressesIncrementalRendering = false
        public var allowsInlinePredictions = false
        public var supportsAdaptiveImageGlyph = false
        public var loadsSubresources = true
        public var showsSystemScreenTimeBlockingView = true
        public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic

        public init() {}

        public enum MediaPlaybackBehavior: Hashable, Sendable {
            case automatic
            case allowsInlinePlayback
            case alwaysFullscreen
        }
    }

    public struct NavigationPreferences: Sendable {
        public enum ContentMode: Hashable, Sendable {
            case recommended
            case mobile
            case desktop
        }

        public var preferredContentMode = ContentMode.recommended
        public var allowsContentJavaScript = true
        public var isLockdownModeEnabled = false

        public init() {}
    }

    public enum NavigationEvent: Hashable, Sendable {
        case startedProvisionalNavigation
        case receivedServerRedirect
        case committed
        case finished
    }

    public enum NavigationError: Error {
        case failedProvisionalNavigation(any Error)
        case pageClosed
        case webContentProcessTerminated
        case invalidURL
    }

    public struct NavigationID: Hashable, Sendable {}

    /// The events of one navigation: it fails.
    public struct Navigations: AsyncSequence, Sendable {
        public typealias Element = NavigationEvent
        public typealias Failure = any Error

        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            public mutating func next() async throws -> NavigationEvent? {
                throw NavigationError.webContentProcessTerminated
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public struct BackForwardList: Sendable {
        public struct Item: Identifiable, Sendable {
            public struct ID: Hashable, Sendable {}
            public let id = ID()
            public let title: String?
            public let url: URL
            public var initialURL: URL { url }
        }

        public var currentItem: Item? { nil }
        public var backList: [Item] { [] }
        public var forwardList: [Item] { [] }
    }

    public private(set) var url: URL?
    public var title: String { "" }
    public var estimatedProgress: Double { 0 }
    public var isLoading: Bool { false }
    public var hasOnlySecureContent: Bool { false }
    public var isWritingToolsActive: Bool { false }
    public var themeColor: Color? { nil }
    public var customUserAgent: String?
    public var isInspectable = false
    public var mediaType: String?
    public var currentNavigationEvent: NavigationEvent? { nil }
    public var backForwardList: BackForwardList { BackForwardList() }
    public var navigations: Navigations { Navigations() }

    public init(configuration: Configuration = Configuration()) {}
    public init(
        configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
        dialogPresenter: some DialogPresenting
    ) {}
    public init(configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding) {}
    public init(configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting) {}

    @discardableResult
    public func load(_ url: URL?) -> Navigations { begin(url) }

    @discardableResult
    public func load(_ request: URLRequest) -> Navigations { begin(request.url) }

    @discardableResult
    public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) -> Navigations { begin(baseURL) }

    @discardableResult
    public func load(
        _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
    ) -> Navigations {
        begin(baseURL)
    }

    @discardableResult
    public func reload(fromOrigin: Bool = false) -> Navigations { begin(url) }

    @discardableResult
    public func load(_ item: BackForwardList.Item) -> Navigations { begin(item.url) }

    public func stopLoading() {}

    @discardableResult
    public func callJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld? = nil
    ) async throws -> Any? {
        throw WKError(.webViewInvalidated)
    }

    private func begin(_ url: URL?) -> Navigations {
        Notices.current.addInert("WebPage.load", .appOnly)
        self.url = url
        return Navigations()
    }
}
