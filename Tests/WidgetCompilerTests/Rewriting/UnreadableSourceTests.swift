import HostTestSupport
import SwiftSource
import TestSupport
import Testing

@testable import WidgetCompiler

@Suite("Sources whose syntax cannot be read")
struct UnreadableSourceTests {
    private func failure(of source: String) throws -> BuildError? {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "W/Deep.swift")
        let widget = try WidgetFolder(at: folder.path + "/W")
        return #expect(throws: BuildError.self) {
            try PreparedSources(widget, platform: .iOS, role: .fragment)
        }
    }

    @Test("S-LIMIT-24: A source that is too large fails the build with its path and a remedy")
    func size() throws {
        let error = try failure(of: "import WidgetKit\n// " + String(repeating: "x", count: 9 << 20))
        #expect(error?.description.contains("/W/Deep.swift' cannot be read") == true)
        #expect(error?.description.hasSuffix("split the file") == true)
    }

    @Test("S-RUN-14: A source that crashes the parser fails the build with its path and a remedy")
    func depth() throws {
        let error = try failure(of: "let a = " + String(repeating: "[", count: 2_000_000))
        #expect(error?.description.contains("/W/Deep.swift' cannot be read") == true)
        #expect(error?.description.contains("simplify its most deeply nested code") == true)
    }
}
