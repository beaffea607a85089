import Foundation
import Hummingbird
import Synchronization

/// The rules for reading the page and for changing state.
///
/// 1. The `Host` header must name this server: a page of another site whose name resolves to this machine sends its own
///    name and is rejected (DNS rebinding).
/// 2. A request from a page of another origin is rejected, regardless of its purpose.
/// 3. A request that changes state must carry the token of a page that this server delivered.
/// 4. If the server listens on addresses other than loopback, every request requires an access token: once in the URL
///    of the page, from then on in a cookie.
final class AccessRules: Sendable {
    enum Exposure: Hashable, Sendable {
        case loopback
        /// Reachable from other machines with this token.
        case network(accessToken: String)
    }

    static let cookieName = "tessera-access"
    static let tokenHeader = "X-Tessera-Token"
    /// The maximum number of remembered page tokens; the oldest are dropped first.
    private static let tokenLimit = 10_000

    let exposure: Exposure
    private let tokens = Mutex(PageTokens())

    private struct PageTokens {
        var known: Set<String> = []
        var order: [String] = []
    }

    init(exposure: Exposure) {
        self.exposure = exposure
    }

    /// 256 cryptographically random bits, as letters and digits.
    static func randomToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let part = String(generator.next() as UInt64, radix: 36)
            return String(repeating: "0", count: 13 - part.count) + part
        }.joined()
    }

    func issuePageToken() -> String {
        let token = Self.randomToken()
        tokens.withLock { tokens in
            tokens.known.insert(token)
            tokens.order.append(token)
            if tokens.order.count > Self.tokenLimit { tokens.known.remove(tokens.order.removeFirst()) }
        }
        return token
    }

    /// Rules 1, 2 and 4. `authority` is the request's `Host`.
    func check(_ request: Request) throws(PageRejection) {
        guard let authority = request.head.authority, let host = HostName(authority: authority) else {
            throw PageRejection(.forbidden, "The request has no Host header.")
        }
        if exposure == .loopback, !host.isLoopback {
            throw PageRejection(
                .forbidden, "This server responds only to localhost and 127.0.0.1, not to “\(authority)”.")
        }
        if let origin = request.headers[.origin], origin != "http://\(authority)" {
            throw PageRejection(.forbidden, "Requests from pages of “\(origin)” are rejected.")
        }
        if let site = request.headers[.init("Sec-Fetch-Site")!], site == "cross-site" || site == "same-site" {
            throw PageRejection(.forbidden, "Requests from other pages are rejected.")
        }
        guard case .network(let accessToken) = exposure else { return }
        let given = request.uri.queryParameters["token"].map(String.init) ?? Self.cookie(in: request)
        guard let given, Self.equal(given, accessToken) else {
            throw PageRejection(
                .forbidden, "An access token is required. Open the address that `tessera preview` printed.")
        }
    }

    /// Rule 3.
    func checkPageToken(_ request: Request) throws(PageRejection) {
        let given = request.headers[.init(Self.tokenHeader)!]
        guard let given, tokens.withLock({ $0.known.contains(given) }) else {
            throw PageRejection(.forbidden, "The page is not known to this server. Reload it.")
        }
    }

    private static func cookie(in request: Request) -> String? {
        for pair in (request.headers[.cookie] ?? "").split(separator: ";") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            if parts.count == 2, parts[0].filter({ $0 != " " }) == cookieName { return String(parts[1]) }
        }
        return nil
    }

    /// Compares strings in time that does not depend on where they differ.
    static func equal(_ left: String, _ right: String) -> Bool {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// The name in a `Host` header, without its port.
struct HostName: Hashable, Sendable {
    var name: String

    init?(authority: String) {
        guard !authority.isEmpty, authority.utf8.count <= 255 else { return nil }
        if authority.hasPrefix("[") {
            guard let end = authority.firstIndex(of: "]") else { return nil }
            name = String(authority[...end])
        } else {
            let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count <= 2, let first = parts.first, !first.isEmpty else { return nil }
            name = first.lowercased()
        }
    }

    var isLoopback: Bool { ["localhost", "127.0.0.1", "[::1]"].contains(name) }
}
