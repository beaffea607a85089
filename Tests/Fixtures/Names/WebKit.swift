import SwiftUI
import UIKit
import WebKit

struct PageView: UIViewRepresentable {
    let url: URL

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
        configuration.defaultWebpagePreferences.allowsContentJavaScript = true
        configuration.websiteDataStore = .nonPersistent()
        configuration.mediaTypesRequiringUserActionForPlayback = []
        configuration.userContentController.add(context.coordinator, name: "page")
        configuration.userContentController.addUserScript(
            WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.navigationDelegate = context.coordinator
        view.uiDelegate = context.coordinator
        view.load(URLRequest(url: url))
        return view
    }

    func updateUIView(_ view: WKWebView, context: Context) {
        view.loadHTMLString("<p>", baseURL: nil)
        view.evaluateJavaScript("1 + 1") { value, error in print(value as Any, error as Any) }
    }

    final class Coordinator: NSObject, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler {
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            if navigationAction.navigationType == .linkActivated, let url = navigationAction.request.url { print(url) }
            decisionHandler(.allow)
        }

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
        ) async -> WKNavigationResponsePolicy {
            (navigationResponse.response as? HTTPURLResponse)?.statusCode == 404 ? .cancel : .allow
        }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            Task { print(try await webView.evaluateJavaScript("document.title") as? String ?? "") }
        }

        func webView(
            _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
            for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
        ) -> WKWebView? {
            nil
        }

        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) {
            print(message.name, message.body)
        }
    }
}

@MainActor
func clearedCookies() async {
    let store = WKWebsiteDataStore.default()
    await store.removeData(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
    for cookie in await store.httpCookieStore.allCookies() { print(cookie.name) }
    store.httpCookieStore.getAllCookies { cookies in print(cookies.count) }
}

struct NewPageView: View {
    @State private var page = WebPage()

    var body: some View {
        WebView(page).webViewBackForwardNavigationGestures(.disabled)
            .onAppear { page.load(URLRequest(url: URL(fileURLWithPath: "/"))) }
    }
}
