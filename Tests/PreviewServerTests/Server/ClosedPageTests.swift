import Foundation
import Glibc
import TestSupport
import Testing

@testable import PreviewServer

@Suite("Closed pages")
struct ClosedPageTests {
    @Test("The server closes the connection of a page that closes, although there is nothing to send")
    func closed() async throws {
        let count = 40
        // No sign of life reveals that a page is gone.
        try await TestServer.with(ScriptedSource(), options: .init(signInterval: .seconds(86_400))) { running in
            let http = running.http
            let pages = try await offPool {
                try (0..<count).map { _ in
                    let file = try http.connect()
                    try http.write(http.head("GET", "/events") + "\r\n", to: file)
                    return file
                }
            }
            try await eventually("the pages wait for events") { await running.server.hub.pagesWaiting == count }
            for page in pages.dropFirst() { close(page) }
            try await eventually("only the open page waits") { await running.server.hub.pagesWaiting == 1 }
            try await eventually("the connections are closed") { try await http.halfClosedCount() == 0 }
            close(pages[0])
            try await eventually("no page waits") { await running.server.hub.pagesWaiting == 0 }
            #expect(try await http.send("GET", "/gallery").status == 200)
        }
    }
}
