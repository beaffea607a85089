import Foundation
import Testing

@testable import TesseraCommands

@Suite("Relative paths")
struct RelativePathTests {
    @Test("A path is relative to the folder that names it")
    func relativePath() throws {
        let scratch = try Scratch()
        try scratch.write("", to: "a/b/file")
        let folder = scratch.path + "/a"
        #expect(RelativePath.of(folder + "/b/file", from: folder) == "b/file")
        #expect(RelativePath.of(folder, from: folder) == ".")
        #expect(RelativePath.of(scratch.path + "/new", from: folder) == "../new")
        #expect(RelativePath.of(folder + "/../a/b", from: folder + "/b") == ".")
        try FileManager.default.createSymbolicLink(atPath: scratch.path + "/link", withDestinationPath: "a/b")
        #expect(RelativePath.of(scratch.path + "/link/file", from: folder) == "b/file")
        #expect(RelativePath.of("", from: folder) == "")
    }
}
