import Foundation
import Testing

@Suite("Licenses")
struct DoctorTests {
    @Test("doctor --licenses prints the project's notice, which names a font, drawings, a package and a library")
    func licenses() throws {
        let outcome = try Executable.run(["doctor", "--licenses"])
        #expect(outcome.status == 0)
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let notice = try String(contentsOf: root.appendingPathComponent("NOTICE"), encoding: .utf8)
        #expect(outcome.output == notice)
        for work in ["Inter 4", "Bootstrap Icons", "GRDB", "HarfBuzz"] { #expect(notice.contains("\n\(work)\n")) }
    }
}
