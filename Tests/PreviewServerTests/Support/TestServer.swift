import Foundation
import PreviewServer
import TestSupport
import Testing

/// A server on its own port for the duration of a test.
struct TestServer {
    let server: PreviewServer
    let location: PreviewServer.Location
    /// A client that opened the page.
    let http: RawHTTP

    /// A client that only knows the port.
    var stranger: RawHTTP { RawHTTP(port: location.port) }

    /// Starts the server, runs the test, and ends the server.
    static func with<Result>(
        _ source: any PageSource, options: PreviewServer.Options = .init(),
        _ body: (TestServer) async throws -> Result
    ) async throws -> Result {
        let server = PreviewServer(source: source, options: options)
        let (locations, ready) = AsyncStream.makeStream(of: PreviewServer.Location.self)
        let running = Task {
            defer { ready.finish() }
            try await server.run { ready.yield($0) }
        }
        defer { running.cancel() }
        var iterator = locations.makeAsyncIterator()
        let location = try #require(await iterator.next(), "the server did not start")
        let http = try await RawHTTP.opened(location.url)
        return try await body(TestServer(server: server, location: location, http: http))
    }

    /// Loads the page like a browser, and extracts the token.
    func pageToken() async throws -> String {
        let page = try await http.send("GET", "/").body
        let start = try #require(page.firstRange(of: "name=\"tessera-token\" content=\""))
        return String(page[start.upperBound...].prefix { $0 != "\"" })
    }

    func command(
        _ json: String, token: String?, headers: [(String, String)] = []
    ) async throws -> RawHTTP.Answer {
        let own = token.map { [("X-Tessera-Token", $0)] } ?? []
        return try await http.send(
            "POST", "/commands", headers: [("Content-Type", "application/json")] + own + headers, body: json)
    }
}
