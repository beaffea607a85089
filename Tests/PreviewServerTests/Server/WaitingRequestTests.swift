import Foundation
import Glibc
import TestSupport
import Testing

@testable import PreviewServer

@Suite("Requests for data that wait for their turn")
struct WaitingRequestTests {
    private static let reload = #"{"name":"reload","widget":1}"#
    private static let pageLimit = RequestQueue.pageLimit

    /// Runs a test with a page whose requests in progress do not end before the test releases them.
    ///
    /// - Parameter body: Gets the page's token.
    private func whileBusy(_ body: (BusySource, TestServer, String) async throws -> Void) async throws {
        let source = BusySource()
        defer { source.release() }
        try await TestServer.with(source) { running in
            let token = try await running.pageToken()
            let clients = try Self.clients(Self.pageLimit, of: running, token)
            defer { for client in clients { close(client) } }
            try await eventually("the page is at its limit") { source.begun == Self.pageLimit }
            try await body(source, running, token)
        }
    }

    /// Clients that request a picture.
    private static func clients(_ count: Int, of running: TestServer, _ token: String) throws -> [Int32] {
        try (0..<count).map { _ in try running.http.open(BusySource.picture, token: token) }
    }

    private func waiting(_ count: Int, _ running: TestServer) async throws {
        try await eventually("\(count) requests wait") { running.server.reads.waitingCount == count }
    }

    @Test("S-PAGE-23: Six requests of a page are in progress, others wait, and another page's do not wait for them")
    func pages() async throws {
        #expect(RequestQueue.pageLimit == 6 && RequestQueue.limit == 32)
        try await whileBusy { source, running, token in
            let clients = try BusySource.paths.map { try running.http.open($0, token: token) }
            defer { for client in clients { close(client) } }
            try await waiting(clients.count, running)
            #expect(source.begun == Self.pageLimit)
            let otherToken = try await running.pageToken()
            let other = try running.http.open(BusySource.picture, token: otherToken)
            defer { close(other) }
            try await eventually("the other page's request is in progress") { source.begun == Self.pageLimit + 1 }
            // A client that names no page is another one, too.
            let unnamed = try running.http.open(BusySource.picture)
            defer { close(unnamed) }
            try await eventually("its request is in progress") { source.begun == Self.pageLimit + 2 }
            #expect(running.server.reads.waitingCount == clients.count)
            source.release()
            for client in clients { #expect(try await response(client).hasPrefix("HTTP/1.1 ")) }
            try await eventually("all are answered") { source.ended == Self.pageLimit + 2 + clients.count }
            #expect(running.server.reads.waitingCount == 0)
        }
    }

    @Test("S-PAGE-24: A hundred requests that wait are dropped when their clients close, and none of them begins")
    func flood() async throws {
        try await whileBusy { source, running, token in
            let clients = try await offPool { try Self.clients(100, of: running, token) }
            try await waiting(clients.count, running)
            for client in clients { close(client) }
            try await waiting(0, running)
            try await eventually("the connections are closed") { try await running.http.halfClosedCount() == 0 }
            source.release()
            #expect(try await running.http.send("GET", "/gallery", headers: [("X-Tessera-Token", token)]).status == 200)
            #expect(source.begun == Self.pageLimit + 1)
        }
    }

    @Test("S-PAGE-24: A request that waits is also dropped if its client has sent more requests before it closes")
    func pipelined() async throws {
        try await whileBusy { source, running, token in
            let (http, count) = (running.http, 40)
            let request = http.head("GET", "/previews") + "X-Tessera-Token: \(token)\r\n\r\n"
            let client = try http.connect()
            try http.write(String(repeating: request, count: count), to: client)
            try await waiting(1, running)
            close(client)
            try await waiting(0, running)
            try await eventually("the connection is closed") { try await http.halfClosedCount() == 0 }
            #expect(source.begun == Self.pageLimit)
        }
    }

    @Test("S-PAGE-24: A client that closes only its side while its request waits gets the reason")
    func halfClosed() async throws {
        try await whileBusy { source, running, token in
            let client = try running.http.open(BusySource.picture, token: token)
            defer { close(client) }
            try await waiting(1, running)
            #expect(shutdown(client, Int32(SHUT_WR)) == 0)
            let answer = try await response(client)
            #expect(answer.hasPrefix("HTTP/1.1 500 "), "\(answer)")
            #expect(answer.contains("The connection closed while the request waited for its turn."), "\(answer)")
            #expect(source.begun == Self.pageLimit)
        }
    }

    @Test("S-PAGE-24: Commands do not wait for requests for data, and are completed although their page closes")
    func command() async throws {
        try await whileBusy { source, running, token in
            let (http, body) = (running.http, Self.reload)
            let client = try http.connect()
            try http.write(
                http.head("POST", "/commands")
                    + "X-Tessera-Token: \(token)\r\nContent-Type: application/json\r\n"
                    + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)", to: client)
            try await eventually("the command is in progress") { source.begun == Self.pageLimit + 1 }
            let port = RawHTTP.port(of: client)
            #expect(try await http.isEstablished(from: port))
            close(client)
            try await eventually("its end has arrived") { try await !http.isEstablished(from: port) }
            #expect(source.performed == 0)
            source.release()
            try await eventually("the command is completed") { source.performed == 1 }
        }
    }

    @Test("A server that stops drops the requests that wait, and ends with those in progress")
    func stop() async throws {
        let source = BusySource()
        defer { source.release() }
        let server = PreviewServer(source: source, options: .init(say: { _ in }))
        let (addresses, ready) = AsyncStream.makeStream(of: String.self)
        let running = Task { try await server.run { ready.yield($0.url) } }
        defer { running.cancel() }
        var iterator = addresses.makeAsyncIterator()
        let http = try await RawHTTP.opened(try #require(await iterator.next()))
        let clients = try (0..<Self.pageLimit + 2).map { _ in try http.open(BusySource.picture) }
        defer { for client in clients { close(client) } }
        try await eventually("two requests wait") { server.reads.waitingCount == 2 }
        running.cancel()
        try await eventually("they are dropped") { server.reads.waitingCount == 0 }
        #expect(source.begun == Self.pageLimit)
        source.release()
        _ = await running.result
        #expect(server.reads.inProgressCount == 0)
    }

    /// The first bytes of a response.
    private func response(_ client: Int32) async throws -> String {
        try await offPool {
            var bytes = [UInt8](repeating: 0, count: 16 << 10)
            var text = ""
            while !text.contains("}") {
                let count = recv(client, &bytes, bytes.count, 0)
                guard count > 0 else { break }
                text += String(decoding: bytes[..<count], as: UTF8.self)
            }
            return text
        }
    }
}

extension RawHTTP {
    /// Sends a request for data and keeps its connection open.
    ///
    /// - Parameter token: That of the page.
    func open(_ path: String, token: String? = nil) throws -> Int32 {
        let client = try connect()
        let page = token.map { "X-Tessera-Token: \($0)\r\n" } ?? ""
        try write(head("GET", path) + page + "\r\n", to: client)
        return client
    }
}
