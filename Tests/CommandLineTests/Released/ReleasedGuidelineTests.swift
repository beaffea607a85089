import Foundation
import TestSupport
import Testing

/// The audit on the page of the released preview.
@Suite(
    "The released preview audits widgets",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedGuidelineTests {
    private static func source(size: Int) -> String {
        Released.widget(view: "Text(\"Rain\").font(.system(size: \(size)))")
    }

    @Test("A placed widget is audited, and again after a saved source; its settings show the place")
    func live() async throws {
        let scratch = try Scratch()
        try scratch.write(Self.source(size: 9), to: "Probe/Probe.swift")
        let preview = try await ReleasedPreview(in: scratch.path)
        _ = try await preview.inspection(containing: "Rain")
        let found = try await guidelines(of: preview) { $0.contains(#""rule":"R-01""#) }
        #expect(found.contains(#""measured":"9 pt""#))
        #expect(found.contains(#""source":"Probe.swift:"#))
        #expect(found.contains(#""place":"home_screen""#))
        try scratch.write(Self.source(size: 15), to: "Probe/Probe.swift")
        _ = try await guidelines(of: preview) { !$0.contains(#""rule":"R-01""#) }
        #expect(try await preview.perform(#"{"name":"audit","widget":1}"#).status == 200)
        _ = try await guidelines(of: preview) { !$0.contains(#""rule":"R-01""#) }
        #expect(try await preview.perform(#"{"name":"stopAudit","widget":1}"#).status == 200)
        preview.stop()
    }

    /// Waits for a result that satisfies a condition.
    private func guidelines(
        of preview: ReleasedPreview, that isWanted: (String) -> Bool
    ) async throws -> String {
        var body = ""
        try await eventually("the audit is done", within: .ample) {
            body = try await preview.http.send("GET", "/widgets/1/guidelines").body
            return body.contains(#""state":"done""#) && isWanted(body)
        }
        return body
    }
}
