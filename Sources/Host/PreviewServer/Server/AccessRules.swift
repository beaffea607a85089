import Foundation
import Hummingbird
import Synchronization

/// The rules for reading the page and for changing state.
///
/// 1. The `Host` header must name this server, if it listens only on loopback: a page of another site whose name
///    resolves to this machine sends its own name and is rejected (DNS rebinding).
/// 2. The page is opened with the whole key in the address, or with the ticket of the browser that this program
///    starts. The response sets a cookie with the secret part of the key.
/// 3. Every other request requires that cookie, also on loopback: other users of the machine and their programs can
///    connect, too.
/// 4. A request from a page of another origin is rejected, regardless of its purpose.
/// 5. A request that changes state must carry the token of a page that this server delivered.
final class AccessRules: Sendable {
    static let cookieName = "tessera-access"
    static let tokenHeader = "X-Tessera-Token"
    /// The maximum number of remembered page tokens; those that have not been used for longest are dropped first.
    private static let tokenLimit = 10_000

    let key: AccessKey
    /// Whether only this machine reaches the server.
    let isLoopback: Bool
    let ticket = OpeningTicket()
    private let tokens = Mutex(PageTokens())

    private struct PageTokens {
        /// The number of the last use.
        private var known: [String: Int] = [:]
        private var uses = 0

        mutating func add(_ token: String) {
            uses += 1
            known[token] = uses
            guard known.count > AccessRules.tokenLimit, let oldest = known.min(by: { $0.value < $1.value }) else {
                return
            }
            known[oldest.key] = nil
        }

        /// - Returns: Whether the token is known.
        mutating func use(_ token: String) -> Bool {
            guard known[token] != nil else { return false }
            uses += 1
            known[token] = uses
            return true
        }
    }

    init(key: AccessKey, isLoopback: Bool) {
        self.key = key
        self.isLoopback = isLoopback
    }

    func issuePageToken() -> String {
        let token = AccessKey().token
        tokens.withLock { $0.add(token) }
        return token
    }

    /// - Returns: Whether a page with this token was delivered and is remembered. Its use makes it the last to be dropped.
    func usePageToken(_ token: String) -> Bool { tokens.withLock { $0.use(token) } }

    /// Rules 1 to 4.
    func check(_ request: Request, _ client: LoopbackClient?) throws(PageRejection) {
        guard let authority = request.head.authority, let host = HostName(authority: authority) else {
            throw PageRejection(.forbidden, "The request has no Host header.")
        }
        if isLoopback, !host.isLoopback {
            throw PageRejection(
                .forbidden, "This server responds only to localhost and 127.0.0.1, not to “\(authority)”.")
        }
        // A link in the terminal of a web page opens the page from another site. A client with the key may do so.
        if request.uri.path == "/", opens(request, client) { return }
        if let origin = request.headers[.origin], origin != "http://\(authority)" {
            throw PageRejection(.forbidden, "Requests from pages of “\(origin)” are rejected.")
        }
        if let site = request.headers[.init("Sec-Fetch-Site")!], site == "cross-site" || site == "same-site" {
            throw PageRejection(.forbidden, "Requests from other pages are rejected.")
        }
        guard request.uri.path != "/", Self.cookies(in: request).contains(where: { AccessKey.equal($0, key.secret) })
        else { throw PageRejection(.forbidden, "Open the address that `tessera preview` printed.") }
    }

    /// Rule 2.
    private func opens(_ request: Request, _ client: LoopbackClient?) -> Bool {
        guard request.method == .get else { return false }
        if let token = request.uri.queryParameters["token"] { return AccessKey.equal(String(token), key.token) }
        guard let ticket = request.uri.queryParameters["ticket"] else { return false }
        return self.ticket.use(String(ticket)) { client?.isOwn ?? false }
    }

    /// The token of the page that sent a request; `nil` if the server does not know the page.
    func page(of request: Request) -> String? {
        guard let token = request.headers[.init(Self.tokenHeader)!], usePageToken(token) else { return nil }
        return token
    }

    /// Rule 5.
    func checkPageToken(_ request: Request) throws(PageRejection) {
        guard page(of: request) != nil else {
            throw PageRejection(.forbidden, "The page is not known to this server. Reload it.")
        }
    }

    /// The header that gives a browser access to the page, until the browser ends.
    var cookie: String {
        "\(Self.cookieName)=\(key.secret); HttpOnly; SameSite=Strict; Path=\(key.path)"
    }

    private static func cookies(in request: Request) -> [String] {
        (request.headers[.cookie] ?? "").split(separator: ";").compactMap { pair in
            let parts = pair.split(separator: "=", maxSplits: 1)
            return parts.count == 2 && parts[0].filter { $0 != " " } == cookieName ? String(parts[1]) : nil
        }
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
