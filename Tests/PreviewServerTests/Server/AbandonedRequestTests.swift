import Foundation
import Glibc
import TestSupport
import Testing

@testable import PreviewServer

@Suite("Requests whose connection closes")
struct AbandonedRequestTests {
    private static let reload = #"{"name":"reload","widget":1}"#

    /// Runs a test with a device that works for every request until the test has ended.
    private func whileBusy(_ body: (BusySource, TestServer) async throws -> Void) async throws {
        let source = BusySource()
        defer { source.release() }
        try await TestServer.with(source) { running in try await body(source, running) }
    }

    @Test(
        "S-PAGE-23: The work for a request for data is canceled when its connection closes", arguments: BusySource.paths
    )
    func closed(path: String) async throws {
        try await whileBusy { source, running in
            let client = try running.http.open(path)
            try await eventually("the work begins") { source.begun == 1 }
            #expect(source.canceled == 0)
            close(client)
            try await eventually("the work is canceled") { source.canceled == 1 }
        }
    }

    @Test("S-PAGE-23: It is also canceled if the client has sent more requests before it closes")
    func pipelined() async throws {
        try await whileBusy { source, running in
            let (http, count) = (running.http, 40)
            let client = try http.connect()
            try http.write(String(repeating: http.head("GET", "/previews") + "\r\n", count: count), to: client)
            try await eventually("the first work begins") { source.begun == 1 }
            close(client)
            try await eventually("all work that began is canceled") {
                source.canceled > 0 && source.canceled == source.begun
            }
            let other = try http.open("/previews")
            defer { close(other) }
            try await eventually("other requests are worked for") { source.begun == source.canceled + 1 }
        }
    }

    @Test("S-PAGE-23: A hundred requests whose clients close leave no work and no connection")
    func flood() async throws {
        try await whileBusy { source, running in
            let http = running.http
            let clients = try await offPool { try (0..<100).map { _ in try http.open(BusySource.picture) } }
            try await eventually("as many as allowed begin") { source.begun == RequestLimit.ofPage }
            for client in clients { close(client) }
            try await eventually("the work is canceled") { source.canceled == source.begun }
            try await eventually("the connections are closed") { try http.halfClosedCount() == 0 }
            source.release()
            #expect(try await http.send("GET", "/gallery").status == 200)
        }
    }

    @Test("S-PAGE-24: A command is completed, although its page closes")
    func command() async throws {
        try await whileBusy { source, running in
            let token = try await running.pageToken()
            let (http, body) = (running.http, Self.reload)
            let client = try http.connect()
            try http.write(
                http.head("POST", "/commands")
                    + "X-Tessera-Token: \(token)\r\nContent-Type: application/json\r\n"
                    + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)", to: client)
            try await eventually("the command is in progress") { source.begun == 1 }
            close(client)
            // By the time that a later connection's end is noticed, so is that of the command.
            let later = try http.open("/gallery")
            try await eventually("the other request is in progress") { source.begun == 2 }
            close(later)
            try await eventually("the other request is canceled") { source.canceled == 1 }
            #expect(source.performed == 0)
            source.release()
            try await eventually("the command is completed") { source.performed == 1 }
            #expect(source.canceled == 1)
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
