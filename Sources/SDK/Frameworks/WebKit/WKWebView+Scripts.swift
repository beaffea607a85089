import FoundationNetworking
import FoundationSupplement
import UIKit

extension WKWebView {
    /// Fails: there is no page to run it in.
    @preconcurrency
    public func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, WKError(.webViewInvalidated))
    }

    @discardableResult
    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        throw WKError(.webViewInvalidated)
    }

    @preconcurrency
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        completionHandler?(.failure(WKError(.webViewInvalidated)))
    }

    @discardableResult
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        throw WKError(.webViewInvalidated)
    }

    @preconcurrency
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        completionHandler?(.failure(WKError(.webViewInvalidated)))
    }

    @discardableResult
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        throw WKError(.webViewInvalidated)
    }
}

extension WKWebView {
    @preconcurrency
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        completionHandler(nil, WKError(.webViewInvalidated))
    }

    public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        throw WKError(.webViewInvalidated)
    }

    @preconcurrency
    public func createPDF(
        configuration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
    ) {
        completionHandler(.failure(WKError(.webViewInvalidated)))
    }

    public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
        throw WKError(.webViewInvalidated)
    }

    @preconcurrency
    public func createWebArchiveData(
        completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
    ) {
        completionHandler(.failure(WKError(.webViewInvalidated)))
    }

    @preconcurrency
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
    ) {
        completionHandler(WKFindResult())
    }

    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration()
    ) async throws -> WKFindResult {
        WKFindResult()
    }
}

extension WKWebView {
    @preconcurrency
    public func startDownload(
        using request: URLRequest, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
    ) {
        Notices.current.addInert("WKWebView.startDownload", .appOnly)
        completionHandler(WKDownload(originalRequest: request))
    }

    public func startDownload(using request: URLRequest) async -> WKDownload {
        Notices.current.addInert("WKWebView.startDownload", .appOnly)
        return WKDownload(originalRequest: request)
    }

    @preconcurrency
    public func resumeDownload(
        fromResumeData resumeData: Data, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
    ) {
        completionHandler(WKDownload(originalRequest: nil))
    }

    @preconcurrency
    public func pauseAllMediaPlayback(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        completionHandler?()
    }

    @preconcurrency
    public func setAllMediaPlaybackSuspended(
        _ suspended: Bool, completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) {
        completionHandler?()
    }

    @preconcurrency
    public func closeAllMediaPresentations(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        completionHandler?()
    }

    /// Has no effect: no page is laid out.
    public var minimumViewportInset: UIEdgeInsets { .zero }
    public var maximumViewportInset: UIEdgeInsets { .zero }

    public func setMinimumViewportInset(
        _ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets
    ) {}
}
