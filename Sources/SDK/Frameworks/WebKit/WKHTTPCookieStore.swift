import Foundation
import FoundationNetworking

@MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// The cookies of web views, kept for the life of the process.
@MainActor
open class WKHTTPCookieStore: NSObject {
    public enum CookiePolicy: Int, Sendable {
        case allow = 0
        case disallow = 1
    }

    private var cookies: [HTTPCookie] = []
    private var policy = CookiePolicy.allow

    nonisolated override init() {
        super.init()
    }

    @preconcurrency
    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        completionHandler(cookies)
    }

    open func allCookies() async -> [HTTPCookie] { cookies }

    @preconcurrency
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        keep(cookie)
        completionHandler?()
    }

    open func setCookie(_ cookie: HTTPCookie) async {
        keep(cookie)
    }

    @preconcurrency
    open func setCookies(_ cookies: [HTTPCookie], completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        for cookie in cookies { keep(cookie) }
        completionHandler?()
    }

    @preconcurrency
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        forget(cookie)
        completionHandler?()
    }

    open func deleteCookie(_ cookie: HTTPCookie) async {
        forget(cookie)
    }

    open func add(_ observer: any WKHTTPCookieStoreObserver) {}
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {}

    @preconcurrency
    open func setCookiePolicy(
        _ policy: WKHTTPCookieStore.CookiePolicy, completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) {
        self.policy = policy
        completionHandler?()
    }

    @preconcurrency
    open func getCookiePolicy(
        _ completionHandler: @escaping @MainActor @Sendable (WKHTTPCookieStore.CookiePolicy) -> Void
    ) {
        completionHandler(policy)
    }

    private func keep(_ cookie: HTTPCookie) {
        forget(cookie)
        cookies.append(cookie)
    }

    private func forget(_ cookie: HTTPCookie) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    }
}
