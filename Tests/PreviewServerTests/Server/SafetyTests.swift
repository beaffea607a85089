import Foundation
import PreviewServer
import TestSupport
import Testing

@Suite("Access rules of the server")
struct SafetyTests {
    private static let reload = #"{"name":"reload","widget":1}"#

    @Test("The page's own command is performed")
    func ownCommand() async throws {
        let source = ScriptedSource()
        try await TestServer.with(source) { running in
            let origin = "http://127.0.0.1:\(running.location.port)"
            let answer = try await running.command(
                Self.reload, token: try await running.pageToken(), headers: [("Origin", origin)])
            #expect(answer.status == 200)
        }
        #expect(source.received == [.reload(widget: 1)])
    }

    @Test(
        "S-PAGE-3: A command without the page's token, or with a guessed one, is rejected with a reason",
        arguments: [nil, "guess"])
    func missingToken(token: String?) async throws {
        let source = ScriptedSource()
        try await TestServer.with(source) { running in
            _ = try await running.pageToken()
            let answer = try await running.command(Self.reload, token: token)
            #expect(answer.status == 403)
            #expect(answer.body.contains("not known to this server"))
            #expect(answer.body.contains("\"renew\":true"))
        }
        #expect(source.received.isEmpty)
    }

    @Test(
        "S-PAGE-2: A request from a page of another origin is rejected, even with a valid token",
        arguments: [
            "http://evil.example", "https://127.0.0.1:PORT", "http://127.0.0.1:1", "http://localhost:PORT", "null",
        ])
    func foreignOrigin(origin: String) async throws {
        let source = ScriptedSource()
        try await TestServer.with(source) { running in
            let token = try await running.pageToken()
            let origin = origin.replacingOccurrences(of: "PORT", with: "\(running.location.port)")
            let answer = try await running.command(Self.reload, token: token, headers: [("Origin", origin)])
            #expect(answer.status == 403)
            let reading = try await running.http.send("GET", "/gallery", headers: [("Origin", origin)])
            #expect(reading.status == 403)
        }
        #expect(source.received.isEmpty)
    }

    @Test(
        "S-PAGE-1: A foreign host name that resolves to this machine is rejected",
        arguments: ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost.evil.example:1", "[::2]:1"])
    func reboundName(host: String) async throws {
        try await TestServer.with(ScriptedSource()) { running in
            for path in ["/", "/events", "/gallery", "/page/main.js"] {
                let answer = try await running.http.send("GET", path, headers: [("Host", host)])
                #expect(answer.status == 403, "\(path)")
                #expect(!answer.body.contains("tessera-token"))
            }
        }
    }

    @Test("S-PAGE-1: The server responds to its own names", arguments: ["localhost", "127.0.0.1", "[::1]"])
    func ownNames(host: String) async throws {
        try await TestServer.with(ScriptedSource()) { running in
            let answer = try await running.http.send(
                "GET", "/", headers: [("Host", "\(host):\(running.location.port)")])
            #expect(answer.status == 200)
        }
    }

    @Test("S-PAGE-2: Requests that a browser marks as cross-site are rejected")
    func crossSite() async throws {
        try await TestServer.with(ScriptedSource()) { running in
            let answer = try await running.http.send("GET", "/", headers: [("Sec-Fetch-Site", "cross-site")])
            #expect(answer.status == 403)
        }
    }

    @Test(
        "S-PAGE-5: No path escapes the page's files and the fonts",
        arguments: [
            "/page/../Package.swift", "/page/..%2f..%2fPackage.swift", "/page/%2e%2e/%2e%2e/etc/passwd",
            "/fonts/../../../../etc/passwd", "/fonts/..%2f..%2f..%2fetc%2fpasswd", "/fonts/%00", "//etc/passwd",
            "/page/index.html", "/etc/passwd", "/.git/config", "/page/main.js%00.css", "/fonts/NotoColorEmoji.ttf",
        ])
    func traversal(path: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Inter.ttf", "NotoColorEmoji.ttf", "secret.txt"] {
            try Data("font".utf8).write(to: folder.appending(path: name))
        }
        try await TestServer.with(ScriptedSource(), options: .init(fontFolder: folder.path)) { running in
            let answer = try await running.http.send("GET", path)
            #expect([400, 404].contains(answer.status), "\(answer.status)")
            #expect(!answer.body.contains("root:") && !answer.body.contains("swift-tools-version"))
            let status = try await running.http.send("GET", "/fonts/Inter.ttf").status
            #expect(status == 200)
            let secret = try await running.http.send("GET", "/fonts/secret.txt").status
            #expect(secret == 404)
        }
    }

    @Test("S-PAGE-6: Bodies, URLs and names have limits, and exceeding them is reported with a reason")
    func limits() async throws {
        #expect(PageCommandReader.bodyLimit == 65_536)
        let source = ScriptedSource()
        try await TestServer.with(source) { running in
            let token = try await running.pageToken()
            let long = String(repeating: "x", count: 70_000)
            let body = try await running.command(#"{"name":"configure","value":"\#(long)"}"#, token: token)
            #expect(body.status == 413)
            let path = try await running.http.send("GET", "/gallery/picture?kind=" + long.prefix(4_000))
            #expect(path.status == 414)
            let name = try await running.command(
                #"{"name":"restart","extension":"\#(long.prefix(300))"}"#, token: token)
            #expect(name.status == 413)
            #expect(name.body.contains("longer than 256 bytes"))
        }
        #expect(source.received.isEmpty)
    }

    @Test("S-PAGE-7: Methods other than GET and POST are rejected", arguments: ["PUT", "DELETE", "PATCH", "OPTIONS"])
    func methods(method: String) async throws {
        try await TestServer.with(ScriptedSource()) { running in
            let answer = try await running.http.send(method, "/commands")
            #expect(answer.status == 405)
        }
    }

    @Test("S-PAGE-8: Every response forbids external resources and scripts")
    func headers() async throws {
        try await TestServer.with(ScriptedSource()) { running in
            for path in ["/", "/page/main.js", "/gallery", "/nowhere"] {
                let headers = try await running.http.send("GET", path).headers
                let policy = try #require(headers["content-security-policy"], "\(path)")
                #expect(policy.contains("default-src 'none'") && policy.contains("script-src 'self';"))
                #expect(policy.contains("frame-ancestors 'none'"))
                #expect(headers["x-content-type-options"] == "nosniff")
            }
        }
    }

    @Test("S-PAGE-11: A connection whose request arrives byte by byte is closed after a total time, others stay open")
    func drippingRequest() async throws {
        #expect(PreviewServer.Options().requestTimeLimit == 30)
        try await TestServer.with(ScriptedSource(), options: .init(requestTimeLimit: 1)) { running in
            let http = running.http
            let token = try await running.pageToken()
            let head =
                http.head("POST", "/commands") + "X-Tessera-Token: \(token)\r\nContent-Type: application/json\r\n"
                + "Content-Length: 60000\r\n\r\n"
            let isClosed = try await offPool {
                let idle = try http.connect()
                defer { close(idle) }
                let dripping = try http.connect()
                defer { close(dripping) }
                try http.write(head, to: dripping)
                // The server ends the connection long before the body is complete.
                for _ in 0..<50_000 {
                    try http.write("x", to: dripping)
                    usleep(20_000)
                    var byte: UInt8 = 0
                    let count = recv(dripping, &byte, 1, Int32(MSG_DONTWAIT))
                    guard count == 0 || count < 0 && errno == ECONNRESET else { continue }
                    try http.write(http.head("GET", "/") + "\r\n", to: idle)
                    return recv(idle, &byte, 1, 0) == 1
                }
                return false
            }
            #expect(isClosed)
            #expect(try await http.send("GET", "/").status == 200)
        }
    }
}
