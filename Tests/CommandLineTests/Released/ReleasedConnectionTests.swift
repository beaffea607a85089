import Foundation
import Glibc
import TestSupport
import Testing

/// Clients of the released preview that take their time.
@Suite(
    "Slow clients of the released preview",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedConnectionTests {
    /// A client that sends its text and then one byte a second.
    ///
    /// - Returns: The seconds after which the server has closed the connection; `nil` if it has not.
    private static func drip(_ text: String, _ byte: String, on http: RawHTTP) async throws -> Double? {
        try await offPool {
            let file = try http.connect()
            defer { close(file) }
            let start = ContinuousClock.now
            try http.write(text, to: file)
            while ContinuousClock.now - start < .seconds(Double.ample) {
                var entry = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
                if poll(&entry, 1, 1_000) > 0 {
                    var buffer = [UInt8](repeating: 0, count: 4_096)
                    if recv(file, &buffer, buffer.count, 0) <= 0 { return (ContinuousClock.now - start) / .seconds(1) }
                }
                try http.write(byte, to: file)
            }
            return nil
        }
    }

    @Test("S-PAGE-11: Clients that send a byte a second, or nothing, are closed, and others are served meanwhile")
    func slowClients() async throws {
        let scratch = try Scratch()
        try scratch.write(Released.widget(view: "Text(\"steady\")"), to: "Probe/Probe.swift")
        let preview = try await ReleasedPreview(in: scratch.path)
        _ = try await preview.inspection(containing: "steady")
        let http = preview.http
        let head = http.head("POST", "/commands") + "Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n"
        async let body = Self.drip(head, "x", on: http)
        async let unfinishedHead = Self.drip(http.head("GET", "/") + "X-Endless: ", "x", on: http)
        async let idle = Self.drip("", "", on: http)
        async let others: [Int] = {
            var statuses: [Int] = []
            for _ in 0..<20 {
                statuses.append(try await http.send("GET", "/").status)
                try await Task.sleep(for: .milliseconds(500))
            }
            return statuses
        }()
        #expect(try await others.allSatisfy { $0 == 200 })
        let seconds = try await [body, unfinishedHead, idle]
        #expect(seconds[0].map { $0 >= 29 } == true, "\(seconds)")
        #expect(seconds.allSatisfy { $0 != nil }, "\(seconds)")
        #expect(try await preview.perform(#"{"name":"reload","widget":1}"#).status == 200)
        preview.stop()
    }
}
