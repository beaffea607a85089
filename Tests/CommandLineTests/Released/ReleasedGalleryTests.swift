import Foundation
import TestSupport
import Testing

/// The gallery, audited by the released program: the audit of one bundle draws about 200 pictures.
@Suite(
    "The released program audits the gallery",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedGalleryTests {
    private struct Report: Decodable {
        struct Finding: Decodable {
            var rule: String
            var outcome: String
            var message: String?
        }

        var findings: [Finding]
    }

    private func violations(_ bundle: String, at date: String) throws -> [String] {
        let process = try TestProcess(
            try #require(Released.program),
            Executable.permitted([
                "audit", DrawnExample.folder + "/Gallery/" + bundle, "--format", "json", "--at", date, "--time-limit",
                "\(Int(Double.ample))",
            ]), environment: ProcessInfo.processInfo.environment, output: .pipe, errors: .pipe)
        let (output, errors) = process.allOutput()
        let status = process.wait()
        #expect(status == 0 || status == 1, "\(errors)")
        return try JSONDecoder().decode(Report.self, from: Data(output.utf8)).findings
            .filter { $0.outcome == "violation" }.map { "\($0.rule): \($0.message ?? "")" }
    }

    @Test("F-13: no bundle of the gallery violates a rule of the audit", arguments: GalleryTextTests.bundles)
    func audit(_ bundle: String) throws {
        #expect(try violations(bundle, at: "2026-11-27T09:41+09:00") == [])
    }
}
