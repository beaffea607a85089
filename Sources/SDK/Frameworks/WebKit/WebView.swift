import FoundationSupplement
import SwiftUI

/// A web page as a view. A widget loads none: its place stays empty.
@MainActor @preconcurrency
public struct WebView: View {
    public init(_ page: WebPage) {}
    public init(url: URL?) {
        Notices.current.addInert("WebView", .appOnly)
    }

    public var body: some View { Color.clear }

    public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let enabled = Self(name: "enabled")
        public static let disabled = Self(name: "disabled")
    }

    public struct MagnificationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let enabled = Self(name: "enabled")
        public static let disabled = Self(name: "disabled")
    }

    public struct LinkPreviewBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let enabled = Self(name: "enabled")
        public static let disabled = Self(name: "disabled")
    }

    public struct ElementFullscreenBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let enabled = Self(name: "enabled")
        public static let disabled = Self(name: "disabled")
    }
}

/// Has no effect: a widget shows no pages.
extension View {
    nonisolated public func webViewBackForwardNavigationGestures(
        _ value: WebView.BackForwardNavigationGesturesBehavior
    ) -> some View {
        self
    }

    nonisolated public func webViewMagnificationGestures(
        _ value: WebView.MagnificationGesturesBehavior
    ) -> some View {
        self
    }

    nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }

    nonisolated public func webViewElementFullscreenBehavior(
        _ value: WebView.ElementFullscreenBehavior
    ) -> some View {
        self
    }

    nonisolated public func webViewTextSelection(_ selectability: some TextSelectability) -> some View { self }
    nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}
