import Foundation
import HostTestSupport
import TestSupport
import Testing

@testable import WidgetCompiler

@Suite("Stamps of unchanged sources")
struct SourceStampTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("import SwiftUI", to: "W/A.swift")
        try folder.write("import WidgetKit", to: "W/B.swift")
        try folder.write("", to: "SDK/" + SDKLocation.libraryName)
    }

    /// - Parameter seconds: after now.
    private func digest(
        after seconds: Double = 60, _ change: (inout WidgetFolder, inout BuildOptions) -> Void = { _, _ in }
    ) throws -> String? {
        var widget = try WidgetFolder(at: folder.path + "/W")
        var options = BuildOptions()
        change(&widget, &options)
        return SourceFingerprint(
            of: widget, DigestedResources(of: widget, on: .iOS), sdk: SDKLocation(folder: folder.path + "/SDK"),
            options: options, now: Date().timeIntervalSince1970 + seconds)?.digest
    }

    @Test("Unchanged sources keep their digest")
    func same() throws {
        let first = try #require(try digest())
        #expect(try digest(after: 600) == first)
    }

    @Test("A file has no stamp until its last change is several seconds old")
    func settling() throws {
        #expect(try digest(after: 0) == nil)
        #expect(try digest(after: 10) != nil)
    }

    @Test("A file with other content of the same length and modification date has another digest")
    func content() throws {
        let file = folder.path + "/W/A.swift"
        let first = try #require(try digest())
        let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
        // Longer than the coarsest tick of a kernel.
        Thread.sleep(forTimeInterval: 0.05)
        try folder.write("import SwiftUX", to: "W/A.swift")
        try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: file)
        #expect(try digest() != first)
    }

    @Test("S-PLACE-10: Another file, program, option, setting, module or resource results in another digest")
    func surroundings() throws {
        let first = try #require(try digest())
        #expect(try digest { widget, _ in widget.name = "Other" } != first)
        #expect(try digest { widget, _ in widget.moduleName = "Other" } != first)
        #expect(try digest { widget, _ in widget.projectTarget = "Other" } != first)
        #expect(try digest { widget, _ in widget.language.conditions.append("BETA") } != first)
        #expect(try digest { widget, _ in widget.language.mode = "6" } != first)
        #expect(try digest { widget, _ in widget.swiftFiles.removeLast() } != first)
        #expect(try digest { _, options in options.optimization = .release } != first)
        #expect(try digest { _, options in options.platform = .macOS } != first)
        #expect(try digest { _, options in options.languageMode = "6" } != first)
        #expect(try digest { _, options in options.compiler = "/other/swiftc" } != first)
        try folder.write("newer", to: "SDK/" + SDKLocation.libraryName)
        #expect(try digest() != first)
    }

    @Test("S-PLACE-10: Another resource results in another digest, even behind a link or in an empty catalog set")
    func resources() throws {
        let first = try #require(try digest())
        try folder.write("{}", to: "W/data.json")
        let second = try digest()
        #expect(second != first)
        try folder.write("{\"images\": []}", to: "Shared/A.xcassets/Leaf.imageset/Contents.json")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/W/Assets.xcassets", withDestinationPath: "../Shared/A.xcassets")
        let linked = try digest()
        #expect(linked != second)
        try folder.write("{\"images\": [{}]}", to: "Shared/A.xcassets/Leaf.imageset/Contents.json")
        let changed = try digest()
        #expect(changed != linked)
        try FileManager.default.createDirectory(
            atPath: folder.path + "/Shared/A.xcassets/Sky.colorset", withIntermediateDirectories: true)
        #expect(try digest() != changed)
    }

    @Test("Sources whose code depends on more files have no stamps")
    func generated() throws {
        #expect(try digest { widget, _ in widget.intentDefinitions = ["A.intentdefinition"] } == nil)
        #expect(try digest { widget, _ in widget.dataModels = ["A.xcdatamodeld"] } == nil)
        #expect(try digest { widget, _ in widget.packageProducts = [.init(name: "Gzip", package: nil)] } == nil)
    }

    @Test("Existing code is found by its stamps")
    func record() throws {
        var options = BuildOptions()
        options.cacheFolder = folder.path + "/cache"
        let widget = try WidgetFolder(at: folder.path + "/W")
        // Until the files count as settled.
        Thread.sleep(forTimeInterval: 3.5)
        let builder = WidgetBuilder(sdk: SDKLocation(folder: folder.path + "/SDK"), options: options)
        let stamps = try #require(
            SourceFingerprint(
                of: widget, DigestedResources(of: widget, on: .iOS), sdk: builder.sdk, options: options))
        #expect(builder.unchangedCode(of: widget, stamps) == nil)
        let stored = try builder.stored(WidgetBuilder.codeKind, digest: "0123") { _ throws(BuildError) in }
        let code = CompiledCode(
            digest: "0123", path: stored.path, fromCache: true, needsContainerBackground: true, messages: widget.notes)
        builder.keep(code, of: stamps, widget)
        #expect(builder.unchangedCode(of: widget, stamps) == code)
        try FileManager.default.removeItem(atPath: stored.path)
        #expect(builder.unchangedCode(of: widget, stamps) == nil)
        try folder.write("import WidgetKit; import SwiftUI", to: "W/B.swift")
        builder.keep(code, of: stamps, widget)
        _ = try builder.stored(WidgetBuilder.codeKind, digest: "0123") { _ throws(BuildError) in }
        #expect(builder.unchangedCode(of: widget, stamps) == nil)
    }
}
