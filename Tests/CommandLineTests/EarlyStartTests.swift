import ExtensionProcess
import Foundation
import Subprocesses
import Testing
import WidgetCompiler

@testable import TesseraCommands

@Suite("Processes that start before the sources are read")
struct EarlyStartTests {
    private static func product(_ scratch: Scratch, name: String = "Dot") -> BuiltExtension {
        BuiltExtension(
            name: name, executable: scratch.path + "/bundle/widget", codeFolder: scratch.path + "/code",
            libraryFolders: ["/usr/lib/a", "/usr/lib/b"], assetFolder: "/usr/share/assets",
            resourceFolder: scratch.path + "/bundle",
            containerFolder: scratch.path + "/containers", needsContainerBackground: true, platform: .watchOS)
    }

    @Test("The last build is remembered for the same arguments only, and not if it lacks a part")
    func recent() throws {
        let scratch = try Scratch()
        var product = Self.product(scratch)
        func recent(_ target: String? = nil, _ confinement: BuildConfinement = .required) -> RecentBuild {
            RecentBuild(
                of: WidgetSource("Dot", target: target), confinement: confinement,
                cacheFolder: scratch.path + "/cache")
        }
        #expect(recent().product == nil)
        recent().remember(product)
        #expect(recent().product == product)
        #expect(recent("").product == nil)
        #expect(recent("Dot").product == nil)
        #expect(recent(nil, .none).product == nil)
        let absolute = WidgetSource(FileManager.default.currentDirectoryPath + "/Dot")
        #expect(
            RecentBuild(of: absolute, confinement: .required, cacheFolder: scratch.path + "/cache").product == product)
        product.omitted = ["body"]
        recent().remember(product)
        #expect(recent().product == nil)
    }

    @Test("Damaged records are ignored")
    func damaged() throws {
        let scratch = try Scratch()
        let recent = RecentBuild(of: WidgetSource("Dot"), confinement: .required, cacheFolder: scratch.path)
        recent.remember(Self.product(scratch))
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/recent")
        let file = scratch.path + "/recent/" + (try #require(names.first))
        for text in ["", "1", "1\0a\0b\0c\0d\0e\u{0}1\u{0}beOS", "0" + String(repeating: "\0x", count: 9)] {
            try text.write(toFile: file, atomically: false, encoding: .utf8)
            #expect(recent.product == nil)
        }
    }

    @Test(
        "S-BYTES-12: A change of the sources, of their resources or of the language is drawn, whatever started before")
    func stale() throws {
        let scratch = try Scratch()
        func draw(_ text: String, _ options: [String] = []) throws -> String {
            try scratch.write(Released.widget(view: "Text(\"\(text)\")"), to: "Dot/Dot.swift")
            let outcome = try Executable.run(
                ["render", "Dot", "--format", "tree", "--out", "out"] + options,
                environment: ["TESSERA_CACHE": scratch.path + "/cache"], in: scratch.path)
            #expect(outcome.status == 0, "\(outcome.errors)")
            return try scratch.trees(in: "out")
        }
        #expect(try draw("first").contains("first"))
        #expect(try draw("first").contains("first"))
        let second = try draw("second")
        #expect(second.contains("second") && !second.contains("first"))
        #expect(try draw("second", ["--locale", "ko"]).contains("second"))
        let records = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/cache/recent")
        #expect(records.count == 1)
    }
}

extension Scratch {
    /// All trees in a folder, one after the other.
    fileprivate func trees(in folder: String) throws -> String {
        try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
            .filter { $0.hasSuffix(".txt") || $0.hasSuffix(".tree") }
            .map { try String(contentsOfFile: path + "/" + folder + "/" + $0, encoding: .utf8) }.joined()
    }
}
