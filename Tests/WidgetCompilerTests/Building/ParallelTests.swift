import Foundation
import HostTestSupport
import TestSupport
import Testing

@testable import WidgetCompiler

@Suite("Concurrent reading of sources and images")
struct ParallelTests {
    @Test("Results are in the order of the values", arguments: [0, 1, 2, 200])
    func order(count: Int) {
        #expect(Parallel.map(Array(0..<count)) { $0 * 2 } == (0..<count).map { $0 * 2 })
    }

    @Test("Files of a folder are read in order, and the first unreadable one is reported")
    func files() throws {
        let folder = try TemporaryFolder()
        for index in 10..<40 { try folder.write("struct A\(index) {}", to: "Many/\(index).swift") }
        var widget = try WidgetFolder(at: folder.path + "/Many")
        let sources = try PreparedSources(widget, platform: .iOS, role: .fragment)
        #expect(sources.files.map(\.path) == widget.swiftFiles)
        #expect(sources.declarations.topLevelTypes == Set((10..<40).map { "A\($0)" }))
        widget.swiftFiles[3] += "-gone"
        widget.swiftFiles[8] += "-gone"
        let gone = widget.swiftFiles[3]
        let failure = #expect(throws: BuildError.self) {
            try PreparedSources(widget, platform: .iOS, role: .fragment)
        }
        guard case .folder(.unreadable(let path, _)) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(path == gone)
    }

    @Test("Sets of a catalog keep their order and their images")
    func catalog() throws {
        let folder = try TemporaryFolder()
        // The header of a PNG file of the given width.
        func picture(_ width: UInt8) -> [UInt8] {
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width]
                + [0, 0, 0, 1, 8, 6, 0, 0, 0, 0, 0, 0, 0]
        }
        for index in 10..<30 {
            let set = "A.xcassets/P\(index).imageset"
            let entries = ["1x", "2x"].map {
                #"{ "idiom": "universal", "scale": "\#($0)", "filename": "\#($0).png" }"#
            }
            try folder.write(#"{ "images": [\#(entries.joined(separator: ","))] }"#, to: set + "/Contents.json")
            for (scale, width) in [("1x", index), ("2x", index * 2)] {
                try Data(picture(UInt8(width))).write(to: URL(fileURLWithPath: "\(folder.path)/\(set)/\(scale).png"))
            }
        }
        var compiler = AssetCatalogCompiler(platform: .iOS)
        compiler.add(catalog: folder.path + "/A.xcassets")
        #expect(compiler.messages.isEmpty)
        #expect(compiler.images.map(\.name) == (10..<30).map { "P\($0)" })
        #expect(compiler.pictures.map(\.name) == (0..<40).map { "\($0).png" })
        for set in compiler.images {
            for variant in set.variants {
                let stored = try #require(compiler.pictures.first { $0.name == variant.file })
                guard case .file(let path) = stored.content else {
                    Issue.record("\(variant.file) is not a file")
                    continue
                }
                #expect(path.hasSuffix("/\(set.name).imageset/\(Int(variant.scale))x.png"))
            }
        }
    }
}
