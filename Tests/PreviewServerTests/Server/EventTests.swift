import Foundation
import Glibc
import PreviewServer
import TestSupport
import Testing

@Suite("Events to pages")
struct EventTests {
    private static func picture(_ revision: Int, widget: Int = 1) -> PagePicture {
        PagePicture(widget: widget, revision: revision, svg: "<svg/>")
    }

    @Test(
        "S-PAGE-13: A page that connects, initially or after an hour, first receives the full state and the newest picture"
    )
    func fullStateFirst() async throws {
        try await TestServer.with(ScriptedSource()) { running in
            await running.server.publishState()
            for revision in 1...50 { await running.server.publish(Self.picture(revision)) }
            var pages = try await EventPages(count: 1, http: running.http)
            defer { pages.end() }
            try await pages.read(until: { $0.contains("\"revision\":50") })
            let text = pages.text(0)
            #expect(text.contains("event: state"))
            #expect(text.components(separatedBy: "event: picture").count == 2)
            #expect(!text.contains("\"revision\":49"))
        }
    }

    @Test("A page that connects long after the last state receives the device's present date")
    func presentDate() async throws {
        let source = ScriptedSource()
        try await TestServer.with(source) { running in
            await running.server.publishState()
            source.setDate(1_234)
            // Longer than a page's clock may be late.
            try await Task.sleep(for: .milliseconds(400))
            var pages = try await EventPages(count: 1, http: running.http)
            defer { pages.end() }
            try await pages.read(until: { $0.contains("event: state") })
            #expect(pages.text(0).contains("\"now\":1234,"))
            #expect(!pages.text(0).contains("\"now\":0,"))
        }
    }

    @Test("S-ORDER-8: A thousand connected pages all receive the newest picture")
    func thousandPages() async throws {
        let count = 1_000
        try await TestServer.with(ScriptedSource()) { running in
            await running.server.publishState()
            var pages = try await EventPages(count: count, http: running.http)
            defer { pages.end() }
            try await pages.read(until: { $0.contains("event: state") })
            for revision in 1...20 { await running.server.publish(Self.picture(revision)) }
            try await pages.read(until: { $0.contains("\"revision\":20,") })
            for page in 0..<count {
                // Some may be skipped, but none arrives twice or out of order.
                let revisions = pages.text(page).components(separatedBy: "\"revision\":").dropFirst()
                    .compactMap { Int($0.prefix { $0.isNumber }) }
                #expect(revisions == revisions.sorted() && Set(revisions).count == revisions.count)
            }
        }
    }

    @Test("A page that connects to a full device receives every picture once, in small parts")
    func fullDevice() async throws {
        let count = 100
        try await TestServer.with(ScriptedSource(widgets: count)) { running in
            await running.server.publishState()
            let svg = "<svg>" + String(repeating: "x", count: 20_000) + "</svg>"
            for widget in 1...count {
                await running.server.publish(PagePicture(widget: widget, revision: 1, svg: svg))
            }
            var pages = try await EventPages(count: 1, http: running.http)
            defer { pages.end() }
            try await pages.read(until: { $0.contains("\"widget\":\(count)}") })
            let text = pages.text(0)
            #expect((1...count).allSatisfy { text.components(separatedBy: "\"widget\":\($0)}").count == 2 })
            // The response is chunked: each part follows its length.
            let lengths = text.matches(of: /\r\n([0-9a-f]+)\r\n(?:event:|: hello)/).compactMap { Int($0.1, radix: 16) }
            #expect(lengths.count > count / 2)
            #expect(lengths.allSatisfy { $0 <= 32 << 10 })
        }
    }

    @Test("The picture of a removed widget is no longer sent")
    func removedWidget() async throws {
        try await TestServer.with(ScriptedSource()) { running in
            await running.server.publish(Self.picture(1, widget: 9))
            await running.server.publish(Self.picture(1, widget: 1))
            await running.server.publishState()
            var pages = try await EventPages(count: 1, http: running.http)
            defer { pages.end() }
            try await pages.read(until: { $0.contains("event: state") && $0.contains("\"widget\":1") })
            #expect(!pages.text(0).contains("\"widget\":9"))
        }
    }

    @Test("A page that connects receives the guidelines of each widget, and not those of a removed one")
    func guidelines() async throws {
        try await TestServer.with(ScriptedSource()) { running in
            for state in [PageGuidelines.State.running, .done] {
                await running.server.publish(PageGuidelines(widget: 1, state: state))
                await running.server.publish(PageGuidelines(widget: 9, state: state))
            }
            await running.server.publishState()
            var pages = try await EventPages(count: 1, http: running.http)
            defer { pages.end() }
            try await pages.read(until: { $0.contains("event: state") && $0.contains("event: guidelines") })
            #expect(pages.text(0).contains("\"state\":\"done\",\"widget\":1"))
            #expect(!pages.text(0).contains("\"state\":\"running\""))
            #expect(!pages.text(0).contains("\"widget\":9"))
        }
    }
}

/// Many connections that listen to events, read by one thread.
private struct EventPages: Sendable {
    private var descriptors: [Int32] = []
    private var texts: [String] = []

    init(count: Int, http: RawHTTP) async throws {
        descriptors = try await offPool {
            try (0..<count).map { _ in
                let descriptor = try http.connect()
                try http.write(http.head("GET", "/events") + "\r\n", to: descriptor)
                return descriptor
            }
        }
        texts = Array(repeating: "", count: count)
    }

    func text(_ page: Int) -> String { texts[page] }

    /// Reads until the text of every page satisfies the condition.
    mutating func read(until isDone: @escaping @Sendable (String) -> Bool) async throws {
        let pages = self
        self = try await offPool {
            var pages = pages
            try pages.readAll(until: isDone)
            return pages
        }
    }

    private mutating func readAll(until isDone: (String) -> Bool) throws {
        var open = Set(descriptors.indices.filter { !isDone(texts[$0]) })
        let deadline = Date().addingTimeInterval(.longestWait)
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while !open.isEmpty {
            let indices = Array(open)
            var entries = indices.map { pollfd(fd: descriptors[$0], events: Int16(POLLIN), revents: 0) }
            poll(&entries, nfds_t(entries.count), 500)
            for (entry, index) in zip(entries, indices) where entry.revents != 0 {
                let count = recv(entry.fd, &buffer, buffer.count, 0)
                try #require(count > 0, "page \(index) lost its connection")
                texts[index] += String(decoding: buffer[..<count], as: UTF8.self)
                if isDone(texts[index]) { open.remove(index) }
            }
            try #require(Date() < deadline, "\(open.count) pages did not get everything")
        }
    }

    func end() {
        for descriptor in descriptors { close(descriptor) }
    }
}
