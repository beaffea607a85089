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

    /// - Parameter example: A folder of `Examples`.
    private func violations(_ example: String, at date: String) throws -> [String] {
        let process = try TestProcess(
            try #require(Released.program),
            Executable.permitted([
                "audit", DrawnExample.folder + "/" + example, "--format", "json", "--at", date, "--time-limit",
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
        #expect(try violations("Gallery/" + bundle, at: "2026-11-27T09:41+09:00") == [])
    }

    @Test(
        "F-13: the weather violates no rule on a clear day, in rain, in a storm, at sunset and on New Year's Day",
        arguments: [
            "2026-07-14T12:00+09:00", "2026-04-16T12:00+09:00", "2026-07-11T14:41+09:00", "2026-03-12T18:25+09:00",
            "2027-01-01T10:00+09:00",
        ])
    func weather(date: String) throws {
        #expect(try violations("Weather", at: date) == [])
    }
}
