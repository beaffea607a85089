import AssetCatalog
import Foundation
import Glibc
import Testing

@testable import ExtensionRuntime

@Suite("Files of a bundle that cannot be opened")
struct UnopenedBundleTests {
    @Test("A bundle whose catalog cannot be opened is reported, one without a catalog is not")
    func catalog() throws {
        let folder = NSTemporaryDirectory() + "bundle-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(ExtensionBundle(folder: folder).diagnostics.isEmpty)
        try #require(symlink(CompiledCatalog.fileName, folder + "/" + CompiledCatalog.fileName) == 0)
        let diagnostics = ExtensionBundle(folder: folder).diagnostics
        #expect(diagnostics.map(\.subject) == [CompiledCatalog.fileName])
        #expect(diagnostics.first?.message.contains("cannot be opened: Too many levels of symbolic links") == true)
    }

    @Test("A file that can be read again is no longer reported")
    func again() throws {
        let folder = NSTemporaryDirectory() + "bundle-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let bundle = ExtensionBundle(folder: folder)
        try #require(symlink("list", folder + "/list") == 0)
        #expect(bundle.bytes(of: "list") == nil)
        #expect(bundle.diagnostics.map(\.subject) == ["list"])
        try FileManager.default.removeItem(atPath: folder + "/list")
        try Data([7]).write(to: URL(fileURLWithPath: folder + "/list"))
        #expect(bundle.bytes(of: "list") == [7])
        #expect(bundle.diagnostics.isEmpty)
    }
}
