import Foundation
import HostTestSupport
import Testing
import WidgetCompiler

/// Sources that use Apple's names like apps; one file for each module or area, compiled as a separate folder.
@Suite("Names as apps use them")
struct NameFixtureTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Fixtures/Names").standardizedFileURL.path
    static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".swift") }.sorted()

    @Test("Every source compiles as written", arguments: files)
    func compiles(file: String) throws {
        let builder = WidgetBuilder(sdk: try SDKLocation.find(), options: BuiltFixture.options())
        let messages = try builder.check(try WidgetFolder(at: Self.folder + "/" + file))
        #expect(messages.filter { $0.severity == .error } == [])
    }

    @Test("Every area has sources")
    func areas() {
        #expect(Self.files.count >= 60)
    }
}
