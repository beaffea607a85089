import Foundation
import Glibc
import TestSupport
import Testing

@testable import PreviewServer

/// Bytes that no browser sends.
@Suite("Raw attacks on the server")
struct RawAttackTests {
    /// What a connection received before it ended or fell silent.
    private static func exchange(_ http: RawHTTP, _ bytes: [UInt8]) throws -> String {
        let file = try http.connect()
        defer { close(file) }
        var patience = timeval(tv_sec: 0, tv_usec: 60_000)
        setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while received.count < 1 << 20 {
            let count = recv(file, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            received += buffer[..<count]
        }
        return String(decoding: received, as: UTF8.self)
    }

    /// Requests without the key, each of which must get nothing but a refusal or an end.
    private static func attacks(_ folder: String, port: Int, token: String) -> [String] {
        let host = "Host: 127.0.0.1:\(port)\r\n"
        let body = #"{"name":"reload","widget":1}"#
        let json = "Content-Type: application/json\r\nX-Tessera-Token: \(token)\r\n"
        let lines = [
            "GET", "GET ", "GET /", "GET / HTTP/9.9", "GET / HTTP/0.9", "GET  / HTTP/1.1", "GET\t/ HTTP/1.1",
            "get / HTTP/1.1", "G\0ET / HTTP/1.1", "GET /\0 HTTP/1.1", "GET \(folder)/\0gallery HTTP/1.1",
            "GET http://127.0.0.1:\(port)\(folder)/gallery HTTP/1.1", "GET //\(folder)/gallery HTTP/1.1",
            "GET \(folder)/./gallery HTTP/1.1", "GET \(folder)/%67allery HTTP/1.1",
            "GET \(folder)/..;/gallery HTTP/1.1", "GET *\u{20}HTTP/1.1", "OPTIONS * HTTP/1.1",
            "CONNECT 127.0.0.1:22 HTTP/1.1", "TRACE / HTTP/1.1",
            "PRI * HTTP/2.0", "HEAD \(folder)/gallery HTTP/1.1", "GET /?token= HTTP/1.1", "GET /?token HTTP/1.1",
            "GET /?token=%00 HTTP/1.1", "GET /?token=a&token=b HTTP/1.1", "GET \(folder)/gallery?token=x HTTP/1.1",
            "GET \(folder)/page/../../../etc/passwd HTTP/1.1",
            "GET \(String(repeating: "/", count: 4_000)) HTTP/1.1",
            "\(String(repeating: "A", count: 9_000)) / HTTP/1.1",
        ]
        let headers = [
            "", "Host: evil.example\r\n", "Host: 127.0.0.1\r\n\(host)", "Host: \r\n", "Host: 127.0.0.1:\(port)\0\r\n",
            "\(host)Cookie: tessera-access\r\n", "\(host)Cookie: =\r\n", "\(host)Cookie: ;;;;\r\n",
            "\(host)Cookie: tessera-access=\(token)\r\n", "\(host)Cookie: tessera-access=\"\"\r\n",
            "\(host)Origin: null\r\n", "\(host)X: \(String(repeating: "x", count: 40_000))\r\n",
            host + (0..<300).map { "X\($0): y\r\n" }.joined(), "\(host)Upgrade: websocket\r\nConnection: Upgrade\r\n",
            "\(host)Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\nConnection: Upgrade, HTTP2-Settings\r\n",
            "\(host) folded\r\n", "\(host)No colon\r\n", "\(host): empty\r\n", "\(host)A\u{20}: b\r\n",
            "\(host)A\n: b\r\n",
        ]
        let next = "GET \(folder)/gallery HTTP/1.1\r\n\(host)\r\n"
        let bodies = [
            "Content-Length: \(body.utf8.count)\r\n\r\n\(body)", "Content-Length: -1\r\n\r\n\(body)",
            "Content-Length: 99999999999999999999\r\n\r\n\(body)",
            "Content-Length: 5\r\nContent-Length: 6\r\n\r\n\(body)",
            "Content-Length: 0x1c\r\n\r\n\(body)", "Content-Length: 1000\r\n\r\n\(body)",
            "Transfer-Encoding: chunked\r\n\r\n1c\r\n\(body)\r\n0\r\n\r\n",
            "Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n\(body)",
            "Transfer-Encoding: chunked\r\n\r\n-1\r\n\(body)", "Transfer-Encoding: chunked\r\n\r\nzz\r\n\(body)",
            "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n\(next)",
            "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", "Transfer-Encoding: identity\r\n\r\n\(body)",
            "Content-Length: 0\r\n\r\n" + String(repeating: next, count: 50),
        ]
        return lines.flatMap { ["\($0)\r\n\(host)\r\n", "\($0)\n\n"] }
            + headers.map { "GET \(folder)/gallery HTTP/1.1\r\n\($0)\r\n" }
            + bodies.map { "POST \(folder)/commands HTTP/1.1\r\n\(host)\(json)\($0)" }
            + ["\r\n\r\n\r\n", "\0\0\0\0", String(repeating: "\u{16}\u{3}\u{1}", count: 100)]
    }

    @Test(
        "S-PAGE-4, S-PAGE-18: No raw request without the key gets content or performs a command, and the server keeps responding"
    )
    func refused() async throws {
        let source = ScriptedSource()
        try await TestServer.with(source) { running in
            let (stranger, folder) = (running.stranger, running.http.access?.folder ?? "")
            let token = try await running.pageToken()
            let attacks = Self.attacks(folder, port: stranger.port, token: token)
            #expect(attacks.count >= 97)
            let answers = try await offPool {
                try attacks.map { (attack: $0, answer: try Self.exchange(stranger, Array($0.utf8))) }
            }
            for (attack, answer) in answers {
                let isRefused = !answer.hasPrefix("HTTP/1.1 2") && !answer.contains("\nHTTP/1.1 2")
                #expect(isRefused && !answer.contains("\"apps\""), "\(attack.debugDescription): \(answer)")
            }
            #expect(try await running.http.send("GET", "/gallery").status == 200)
        }
        #expect(source.received.isEmpty)
    }

    @Test(
        "S-PAGE-18: A request with the key that is damaged at random performs no other command, and the server keeps responding"
    )
    func damaged() async throws {
        let source = ScriptedSource()
        try await TestServer.with(source) { running in
            let http = running.http
            let token = try await running.pageToken()
            let body = #"{"name":"reload","widget":1}"#
            let request =
                http.head("POST", "/commands") + "Content-Type: application/json\r\nX-Tessera-Token: \(token)\r\n"
                + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
            try await offPool {
                for copy in Mutator.copies(of: [Array(request.utf8)], usually: 25, seed: 14) {
                    _ = try Self.exchange(http, copy)
                }
            }
            #expect(try await http.send("GET", "/gallery").status == 200)
        }
        for command in source.received {
            guard case .reload = command else {
                Issue.record("unexpected command: \(command)")
                continue
            }
        }
    }

    @Test("S-PAGE-19: Clients that never read cost no memory for what they miss, and others receive everything")
    func slowClients() async throws {
        try await TestServer.with(ScriptedSource()) { running in
            let http = running.http
            let silent = try await offPool {
                try (0..<60).map { _ in
                    let file = try http.connect()
                    try http.write(http.head("GET", "/events") + "\r\n", to: file)
                    return file
                }
            }
            defer { for file in silent { close(file) } }
            await running.server.publishState()
            try await eventually("the clients wait for events") {
                await running.server.hub.pagesWaiting == silent.count
            }
            let before = Self.memory
            // Ten megabytes for each client; a queue for each would hold 600, its own copies of some of them 300.
            let picture = String(repeating: "x", count: 50_000)
            for revision in 1...200 {
                await running.server.publish(PagePicture(widget: 1, revision: revision, svg: picture))
            }
            #expect(Self.memory - before < 200 << 20)
            let reader = try await offPool {
                let file = try http.connect()
                defer { close(file) }
                try http.write(http.head("GET", "/events") + "\r\n", to: file)
                var text = ""
                var buffer = [UInt8](repeating: 0, count: 64 << 10)
                while !text.contains("\"revision\":200") {
                    let count = recv(file, &buffer, buffer.count, 0)
                    guard count > 0 else { break }
                    text += String(decoding: buffer[..<count], as: UTF8.self)
                }
                return text
            }
            #expect(reader.contains("\"revision\":200"))
        }
    }

    /// The resident memory of this process in bytes.
    private static var memory: Int {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(getpagesize())
    }
}
