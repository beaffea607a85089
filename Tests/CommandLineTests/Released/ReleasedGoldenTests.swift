import Foundation
import TestSupport
import Testing

/// The pictures that were accepted. `./dev goldens` shows what changed; this suite only says that something did.
@Suite(
    "Accepted pictures", .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program; run ./dev test"))
struct ReleasedGoldenTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL.path

    /// Fonts of another release than the pinned ones, which the set-up accepts from the distribution and names.
    private static let otherFonts: String? = {
        let assets = ProcessInfo.processInfo.environment["TESSERA_ASSETS"] ?? root + "/Assets"
        let accepted = try? String(contentsOfFile: assets + "/accepted.sha256", encoding: .utf8)
        return accepted?.split(separator: "\n").first { $0.contains("  fonts/") }.map(String.init)
    }()

    @Test(
        "S-BYTES-4: The examples' pictures have the pixels that were accepted",
        .enabled(
            if: otherFonts == nil,
            "this machine's fonts are of another release than the pinned ones, which the accepted pictures show"))
    func pixels() throws {
        let process = try TestProcess(
            "/usr/bin/env", ["python3", Self.root + "/Tools/goldens/goldens"],
            environment: ProcessInfo.processInfo.environment, in: Self.root, output: .pipe, errors: .pipe)
        let (output, errors) = process.allOutput()
        #expect(process.wait() == 0, "\(output)\(errors)")
    }
}
