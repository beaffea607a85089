import ExtensionProcess
import ExtensionProtocol
import Foundation
import HostTestSupport
import Subprocesses
import TestSupport
import Testing

@testable import WidgetCompiler

@Suite("Damaged builds in the cache")
struct DamagedBuildTests {
    private let folder: TemporaryFolder
    private let cache: WarmCache
    private let builder: WidgetBuilder

    init() throws {
        folder = try TemporaryFolder()
        cache = try WarmCache()
        let options = BuildOptions(cacheFolder: cache.path, timeLimit: .ample)
        builder = WidgetBuilder(sdk: try SDKLocation.find(), options: options)
        try folder.write(BuildTests.provider, to: "Tiny/Provider.swift")
        try folder.write(BuildTests.widget("Text(\"intact\")"), to: "Tiny/Widget.swift")
        try folder.write("\"greeting\" = \"Hello\";\n", to: "Tiny/en.lproj/Localizable.strings")
    }

    private func build() throws -> FinishedBuild {
        try builder.build(try WidgetFolder(at: folder.path + "/Tiny"))
    }

    private func drawn(_ build: FinishedBuild) throws -> String {
        let session = ExtensionProcess(build.product, options: .patient)
        defer { session.stop() }
        let reply = try session.entries(EntriesRequest(kind: "Tiny", purpose: .placeholder, environment: .small))
        return try session.render(RenderRequest(token: reply.token, environments: [.small])).first?.dump ?? ""
    }

    private func overwrite(_ path: String) throws {
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.seek(toOffset: 64)
        try file.write(contentsOf: [UInt8](repeating: 0xA5, count: 4096))
        try file.close()
    }

    @Test("S-STORE-22: A program in the cache that is cut off, overwritten or missing is built again")
    func program() throws {
        let first = try build()
        #expect(try build().fromCache)
        let code = cache.path + "/code"
        for damage in 0..<3 {
            let name = try #require(try FileManager.default.contentsOfDirectory(atPath: code).first)
            let path = "\(code)/\(name)/widget"
            switch damage {
            case 0: try #require(truncate(path, 4096) == 0)
            case 1: try overwrite(path)
            default: try FileManager.default.removeItem(atPath: path)
            }
            let again = try build()
            #expect(!again.fromCache)
            #expect(again.product == first.product)
            #expect(try drawn(again).contains("intact"))
            #expect(try build().fromCache)
        }
    }

    @Test("S-STORE-22: A program that is damaged without a trace is built again after it does not start")
    func silentDamage() throws {
        let first = try build()
        let path = first.product.executable
        let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        var information = stat()
        try #require(stat(path, &information) == 0)
        try overwrite(path)
        var times = [information.st_atim, information.st_mtim]
        try #require(date != nil && utimensat(AT_FDCWD, path, &times, 0) == 0)
        // Nothing shows the damage yet.
        let damaged = try build()
        #expect(damaged.fromCache)
        #expect(throws: ExtensionError.self) { try drawn(damaged) }
        let again = try build()
        #expect(!again.fromCache)
        #expect(try drawn(again).contains("intact"))
    }

    @Test("S-STORE-22: A damaged resource in the cache is compiled again")
    func resource() throws {
        let bundle = try build().product.resourceFolder
        let files = try #require(FileManager.default.enumerator(atPath: bundle)).compactMap { $0 as? String }
        let strings = try #require(files.first { $0.hasSuffix("Localizable.strings") })
        let intact = try #require(FileManager.default.contents(atPath: "\(bundle)/\(strings)"))
        try "damaged".write(toFile: "\(bundle)/\(strings)", atomically: false, encoding: .utf8)
        #expect(try build().product.resourceFolder == bundle)
        #expect(FileManager.default.contents(atPath: "\(bundle)/\(strings)") == intact)
    }

    @Test("A copied cache, whose files have other times, is used as it is")
    func copy() throws {
        let built = try build()
        let walk = try #require(FileManager.default.enumerator(atPath: cache.path))
        // Links in the cache lead to the SDK's modules, by whose times builds and the index of the SDK know them.
        for case let path as String in walk {
            utimensat(AT_FDCWD, "\(cache.path)/\(path)", nil, AT_SYMLINK_NOFOLLOW)
        }
        #expect(try build().fromCache)
        #expect(StoredContents(of: built.product.resourceFolder).areIntact)
    }

    @Test("Only a damaged folder is discarded, and one that a process uses keeps its files for it")
    func discard() throws {
        try folder.write("text", to: "kind/digest/file")
        let path = folder.path + "/kind/digest"
        let stored = StoredContents(of: path)
        try stored.write()
        // Another build has replaced the damaged folder before it is discarded.
        stored.discard()
        #expect(stored.areIntact)
        try folder.write("longer text", to: "kind/digest/file")
        let use = try #require(FolderLock(path, .shared))
        stored.discard()
        let kind = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/kind")
        #expect(kind.count == 1 && kind[0].hasPrefix("digest" + CachePruning.unfinishedMark))
        let pruning = CachePruning(cacheFolder: folder.path)
        let later = Date().timeIntervalSince1970 + 2 * CachePruning.unfinishedAge
        #expect(pruning.removeUnfinished(at: later).folders == 0)
        withExtendedLifetime(use) {}
    }

    @Test("A widget's own resource called contents.txt keeps its content")
    func resourceName() throws {
        try folder.write("own", to: "Tiny/contents.txt")
        let bundle = try build().product.resourceFolder
        #expect(try String(contentsOfFile: bundle + "/contents.txt", encoding: .utf8) == "own")
    }

    @Test("A list of contents that is missing, cut off or not a list makes its folder damaged")
    func list() throws {
        try folder.write("text", to: "Stored/file with spaces\nand a line.txt")
        try folder.write("text", to: "Stored/deep/file")
        let stored = StoredContents(of: folder.path + "/Stored")
        #expect(!stored.areIntact)
        try stored.write()
        #expect(stored.areIntact)
        let path = "\(folder.path)/Stored/\(StoredContents.listName)"
        let list = try #require(FileManager.default.contents(atPath: path))
        for damaged in [Data(list.dropLast()), Data("4 x 0 file\0".utf8), Data("\0nothing\0".utf8)] {
            try damaged.write(to: URL(fileURLWithPath: path))
            #expect(!stored.areIntact)
        }
    }
}
