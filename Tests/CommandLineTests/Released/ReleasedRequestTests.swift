import Foundation
import Glibc
import TestSupport
import Testing

/// Clients of the released preview that request many pictures and close.
@Suite(
    "Abandoned requests of the released preview",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedRequestTests {
    private static let path = "/widgets/1/variants/pictures?variants=appearance%3Ddark"

    /// A widget that adds a byte to a file for each of its drawings, and waits while another file exists.
    private static let slow = Released.widget(
        """
        import Foundation
        import Glibc

        func drawn() -> String {
            let home = NSHomeDirectory()
            let file = open(home + "/drawings", O_WRONLY | O_CREAT | O_APPEND, 0o600)
            _ = write(file, "x", 1)
            close(file)
            while access(home + "/hold", F_OK) == 0 { usleep(5_000) }
            return "drawn"
        }
        """, view: "Text(verbatim: drawn())")

    /// The home folder of the widget, once it has drawn.
    private func home(in scratch: Scratch) -> String? {
        let containers = scratch.path + "/cache/containers"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: containers)) ?? []
        return names.map { "\(containers)/\($0)/home" }.first {
            FileManager.default.fileExists(atPath: $0 + "/drawings")
        }
    }

    private func drawings(_ home: String) throws -> Int {
        try #require(FileManager.default.contents(atPath: home + "/drawings")).count
    }

    @Test("S-PAGE-24: Of two hundred requests of a client that closes, only those in progress are still worked for")
    func flood() async throws {
        let scratch = try Scratch()
        try scratch.write(Self.slow, to: "Probe/Probe.swift")
        let preview = try await ReleasedPreview(in: scratch.path)
        _ = try await preview.inspection(containing: "drawn")
        let http = preview.http
        try await eventually("the widget has drawn") {
            _ = try await http.send("GET", Self.path)
            return self.home(in: scratch) != nil
        }
        let home = try #require(self.home(in: scratch))
        // Each request is a drawing at least.
        let start = try drawings(home)
        #expect(try await http.send("GET", Self.path).status == 200)
        let before = try drawings(home)
        #expect(before > start)

        try Data().write(to: URL(fileURLWithPath: home + "/hold"))
        let count = 200
        let clients = try await offPool {
            try (0..<count).map { _ in
                let client = try http.connect()
                try http.write(http.head("GET", Self.path) + "\r\n", to: client)
                return client
            }
        }
        try await eventually("a drawing begins") { try drawings(home) > before }
        for client in clients { close(client) }
        try await eventually("at most those in progress are still open") { try await http.halfClosedCount() <= 6 }
        #expect(unlink(home + "/hold") == 0)
        try await eventually("all are closed") { try await http.halfClosedCount() == 0 }
        let abandoned = try drawings(home) - before
        // Each of the six in progress draws as often as the first request, and the others are never drawn. The rest is
        // for a machine so slow that the widget's time limit ends a drawing, whose turn another request gets.
        #expect(abandoned <= count / 2, "\(abandoned) drawings for requests of closed connections")

        try await eventually("the next picture is drawn", within: .ample) {
            let answer = try await http.send("GET", Self.path)
            return answer.status == 200 && answer.body.contains("<svg")
        }
        preview.stop()
    }
}
