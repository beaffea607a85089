import Foundation
import FoundationNetworking

extension WebPage {
    @MainActor
    public protocol NavigationDeciding {
        mutating func decidePolicy(
            for action: NavigationAction, preferences: inout NavigationPreferences
        ) async -> WKNavigationActionPolicy
        mutating func decidePolicy(for response: NavigationResponse) async -> WKNavigationResponsePolicy
        mutating func decideAuthenticationChallengeDisposition(
            for challenge: URLAuthenticationChallenge
        ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    }

    @MainActor
    public protocol DialogPresenting {
        mutating func handleJavaScriptAlert(message: String, initiatedBy frame: WKFrameInfo) async
    }

    @MainActor
    public struct NavigationAction {
        public let request: URLRequest
        public let navigationType: WKNavigationType
        public let shouldPerformDownload: Bool
        public let source: WKFrameInfo
        public let target: WKFrameInfo?
    }

    @MainActor
    public struct NavigationResponse {
        public let response: URLResponse
        public let isForMainFrame: Bool
        public let canShowMimeType: Bool
    }
}

extension WebPage.NavigationDeciding {
    public mutating func decidePolicy(
        for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy {
        .allow
    }
    public mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy {
        .allow
    }
    public mutating func decideAuthenticationChallengeDisposition(
        for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        (.performDefaultHandling, nil)
    }
}

extension WebPage.DialogPresenting {
    public mutating func handleJavaScriptAlert(message: String, initiatedBy frame: WKFrameInfo) async {}
}
