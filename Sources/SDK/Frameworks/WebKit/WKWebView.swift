import Foundation
import FoundationNetworking
import FoundationSupplement
import UIKit

/// Something that a web view began to load.
@MainActor
open class WKNavigation: NSObject {
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

/// A view of a web page. A widget has none: nothing is loaded, which is reported, and nothing is drawn.
@MainActor
open class WKWebView: UIView {
    public enum FullscreenState: Int, Sendable {
        case notInFullscreen = 0
        case enteringFullscreen = 1
        case inFullscreen = 2
        case exitingFullscreen = 3
    }

    open private(set) var configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open private(set) var backForwardList = WKBackForwardList()
    public let scrollView = UIScrollView(frame: .zero)

    open private(set) var url: URL?
    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var hasOnlySecureContent: Bool { false }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var allowsBackForwardNavigationGestures = false
    open var customUserAgent: String?
    open var allowsLinkPreview = true
    open var isInspectable = false
    open var isFindInteractionEnabled = false
    open var pageZoom: CGFloat = 1
    open var mediaType: String?
    open var interactionState: Any?
    open var themeColor: UIColor? { nil }
    open var underPageBackgroundColor: UIColor! = .systemBackground
    open var fullscreenState: FullscreenState { .notInFullscreen }
    open var cameraCaptureState: WKMediaCaptureState { .none }
    open var microphoneCaptureState: WKMediaCaptureState { .none }
    open var isWritingToolsActive: Bool { false }
    open var isBlockedByScreenTime: Bool { false }

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "about", "blob", "data", "file", "ftp", "javascript", "ws", "wss"]
            .contains(urlScheme.lowercased())
    }

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { begin(request.url) }

    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { begin(URL) }

    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { begin(baseURL) }

    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        begin(baseURL)
    }

    @discardableResult
    open func loadSimulatedRequest(
        _ request: URLRequest, response: URLResponse, responseData data: Data
    ) -> WKNavigation {
        begin(request.url)
    }

    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        begin(request.url)
    }

    @discardableResult
    open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
        begin(request.url)
    }

    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

    @discardableResult
    open func goBack() -> WKNavigation? { nil }

    @discardableResult
    open func goForward() -> WKNavigation? { nil }

    @discardableResult
    open func reload() -> WKNavigation? { nil }

    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { nil }

    open func stopLoading() {}

    func begin(_ url: URL?) -> WKNavigation {
        Notices.current.addInert("WKWebView.load", .appOnly)
        self.url = url
        return WKNavigation()
    }
}
