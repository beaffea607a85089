import Foundation
import TestSupport
import Testing

/// The corpus that a Mac draws as well, as users of the program would compile it.
@Suite(
    "Corpus of the truth kit",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program; run ./dev test"))
struct ReleasedTruthTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL.path

    @Test("Every case of the corpus compiles, is drawn at its scale and states its facts")
    func facts() throws {
        let scratch = try Scratch()
        let file = scratch.path + "/facts.json"
        let process = try TestProcess(
            "/usr/bin/env", ["python3", Self.root + "/Tools/truth/truth", "--export", file],
            environment: ProcessInfo.processInfo.environment, in: Self.root, output: .pipe, errors: .pipe)
        let (output, errors) = process.allOutput()
        #expect(process.wait() == 0, "\(output)\(errors)")

        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        let written = try JSONDecoder().decode(Written.self, from: data)
        #expect(written.origin.renderer == "tessera")
        #expect(written.cases.count >= 80)
        for fact in written.cases {
            let isRead = !fact.frames.isEmpty || !fact.samples.isEmpty || !fact.readings.isEmpty
            #expect(isRead, "\(fact.id) has nothing to read")
        }
    }

    private struct Written: Decodable {
        struct Origin: Decodable {
            let renderer: String
        }

        struct Facts: Decodable {
            let id: String
            let frames: [String: [Double]]
            let samples: [[Double]]
            let readings: [String]
        }

        let origin: Origin
        let cases: [Facts]
    }
}
