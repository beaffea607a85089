import Foundation
import Logging
import Synchronization
import TestSupport
import Testing

@testable import PreviewServer

/// Keeps lines.
private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func add(_ line: String) { lines.withLock { $0.append(line) } }
}

@Suite("Log messages of the server")
struct ServerEndTests {
    @Test("A server that is stopped with a connected page logs nothing")
    func quietEnd() async throws {
        let lines = Lines()
        let server = PreviewServer(source: ScriptedSource(), options: .init(say: { lines.add($0) }))
        let (addresses, ready) = AsyncStream.makeStream(of: String.self)
        let running = Task { try await server.run { ready.yield($0.url) } }
        var iterator = addresses.makeAsyncIterator()
        let http = try await RawHTTP.opened(try #require(await iterator.next()))
        await server.publishState()
        let listening = try http.connect()
        defer { close(listening) }
        try http.write(http.head("GET", "/events") + "\r\n", to: listening)
        var byte: UInt8 = 0
        #expect(recv(listening, &byte, 1, 0) == 1)
        running.cancel()
        _ = await running.result
        #expect(lines.all.isEmpty, "\(lines.all)")
    }

    @Test("S-LIFE-17: A server that is stopped before it serves accepted connections closes them and does not crash")
    func unservedConnections() async throws {
        let (locations, ready) = AsyncStream.makeStream(of: PreviewServer.Location.self)
        let (released, release) = AsyncStream.makeStream(of: Void.self)
        let server = PreviewServer(source: ScriptedSource(), options: .init(requestTimeLimit: 1))
        // Connections are accepted as soon as the server listens, and served only after this closure returned.
        let running = Task {
            try await server.run { location in
                ready.yield(location)
                for await _ in released {}
            }
        }
        var iterator = locations.makeAsyncIterator()
        let http = RawHTTP(port: try #require(await iterator.next()).port)
        let clients = try (0..<8).map { _ in try http.connect() }
        defer { for client in clients { close(client) } }
        // Connections are accepted in their order, and the deadline of a request ends only an accepted one.
        let last = try http.connect()
        defer { close(last) }
        try http.write(http.head("POST", "/") + "Content-Length: 9\r\n\r\n", to: last)
        #expect(await isClosed(last))
        running.cancel()
        release.finish()
        _ = await running.result
        for client in clients { #expect(await isClosed(client)) }
    }

    /// Waits until the server closes the connection.
    private func isClosed(_ client: Int32) async -> Bool {
        (try? await offPool {
            var byte: UInt8 = 0
            return recv(client, &byte, 1, 0) <= 0
        }) ?? false
    }

    @Test("The library's other errors are logged, and so is its end of waiting if the server was not stopped")
    func realErrors() async {
        let lines = Lines()
        let log = Logger(label: "test") { _ in ServerLog { lines.add($0) } }
        let end = "Waiting on child channel: CancellationError()"
        let cancelled = Task {
            while !Task.isCancelled { await Task.yield() }
            log.error("\(end)")
            log.error("Waiting on child channel: out of files")
            log.info("A connection came.")
        }
        cancelled.cancel()
        await cancelled.value
        #expect(lines.all == ["server error: Waiting on child channel: out of files"])
        log.error("\(end)", metadata: ["id": "7"])
        #expect(lines.all.last == "server error: \(end) id=7")
    }

    @Test("The limit of open files is raised as far as the admitted pages need, and never lowered")
    func raised() {
        let reserve = OpenFileLimit.reserve
        #expect(
            OpenFileLimit(soft: 1_024, hard: 1_048_576).plan(connections: 4_096)
                == .init(soft: 4_096 + reserve, connections: 4_096))
        #expect(
            OpenFileLimit(soft: 65_536, hard: 1_048_576).plan(connections: 4_096)
                == .init(soft: 65_536, connections: 4_096))
    }

    @Test("If even the hard limit is too low, it is used completely, fewer pages are admitted, and a notice reports it")
    func tooLow() throws {
        let plan = OpenFileLimit(soft: 512, hard: 1_024).plan(connections: 4_096)
        #expect(plan.soft == 1_024)
        #expect(plan.connections == 1_024 - OpenFileLimit.reserve)
        let notice = try #require(plan.notice)
        #expect(notice.contains("1024 open files"))
        #expect(notice.contains("768 pages"))
        #expect(notice.contains("ulimit -Hn 4352"))
        #expect(OpenFileLimit(soft: 64, hard: 64).plan(connections: 4_096).connections == 16)
    }

    @Test("A started server may open as many files as it needs, or as many as the system allows")
    func started() async throws {
        try await TestServer.with(ScriptedSource()) { _ in
            let limit = try #require(OpenFileLimit.current())
            #expect(limit.soft >= min(limit.hard, 4_096 + OpenFileLimit.reserve))
        }
    }

    @Test("A server that needs more files than the system allows reports this when it starts")
    func said() async throws {
        let lines = Lines()
        let options = PreviewServer.Options(connectionLimit: 1 << 40, say: { lines.add($0) })
        try await TestServer.with(ScriptedSource(), options: options) { _ in }
        let hard = try #require(OpenFileLimit.current()).hard
        let notice = "note: This system allows a program \(hard) open files"
        #expect(lines.all.contains { $0.hasPrefix(notice) } == (hard < 1 << 40))
    }
}
