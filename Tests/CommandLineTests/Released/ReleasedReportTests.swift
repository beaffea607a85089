import Foundation
import TestSupport
import Testing

/// What the released preview prints while it runs.
@Suite(
    "The terminal of a released preview", .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedReportTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    private func save(_ statements: String) throws {
        let view = "@ViewBuilder func shown() -> some View { \(statements) }"
        try scratch.write(Released.widget(view, view: "shown()"), to: "Probe/Probe.swift")
    }

    private func expect(_ text: String) async throws {
        try await eventually("the terminal shows “\(text)”", within: .ample) {
            try String(contentsOfFile: scratch.path + "/preview.log", encoding: .utf8).contains(text)
        }
    }

    @Test("A preview reports each build, errors with their lines, printed lines and crashes in its terminal")
    func report() async throws {
        try save("let _ = print(\"hello from the widget\"); Text(\"one\")")
        let preview = try await ReleasedPreview(in: scratch.path)
        defer { preview.stop() }
        _ = try await preview.inspection(containing: "one")
        try await expect("Probe is on the device (")
        try await expect("Probe: hello from the widget\n")
        try save("Text(\"two\")")
        _ = try await preview.inspection(containing: "two")
        try await expect("Probe was built again (")
        try save("Text(three)")
        try await expect("Probe.swift:3:")
        try await expect("Probe does not build: 1 error. The device keeps the last build that works.\n")
        try save("let _ = fatalError(\"boom in the body\"); Text(\"four\")")
        try await expect("boom in the body")
        let all = try String(contentsOfFile: scratch.path + "/preview.log", encoding: .utf8)
        #expect(all.contains("error: cannot find 'three' in scope"), "\(all)")
        #expect(!all.contains("\\n"), "\(all)")
    }

    @Test("A port that another program uses is named, and the interrupted build is not reported")
    func takenPort() async throws {
        try save("Text(\"one\")")
        let preview = try await ReleasedPreview(in: scratch.path)
        defer { preview.stop() }
        let port = try #require(preview.url.firstMatch(of: /:(\d+)\//)).1
        let second = try TestProcess(
            try #require(Released.program),
            Executable.permitted([
                "preview", "Probe", "--port", String(port), "--no-open", "--state-folder", "other",
            ]), environment: ReleasedUser.environment(in: scratch.path), in: scratch.path, output: .pipe, errors: .pipe)
        let errors = second.allOutput().errors
        #expect(second.wait() == 2)
        #expect(errors.contains("error: Another program uses port \(port) of 127.0.0.1.\n"), "\(errors)")
        #expect(!errors.contains("does not build"), "\(errors)")
    }
}
