import Foundation
import HostTestSupport
import Testing
import XcodeProject

@testable import WidgetCompiler

@Suite("Paths that a compiler may read")
struct ReadablePathTests {
    private let folder: TemporaryFolder
    private let root: String

    init() throws {
        folder = try TemporaryFolder()
        root = try #require(ProjectBoundary.real(folder.path))
        for name in ["A/One.swift", "A/B/Two.swift", "A-B/Three.swift", "Home/Four.swift", "Home/Work/Five.swift"] {
            try folder.write("", to: name)
        }
    }

    private func paths(files: [String] = [], folders: [String] = []) -> [String] {
        let names = files.map { root + "/" + $0 }
        let readable = ReadablePaths(
            files: names, folders: folders.map { root + "/" + $0 },
            shared: SharedFolders(homes: [root + "/Home"]))
        for name in names { #expect(readable.contain(name)) }
        return readable.paths.map { String($0.dropFirst(root.count + 1)) }
    }

    @Test("They are the folders of files, without those inside others")
    func folders() {
        #expect(paths(files: ["A/One.swift", "A/B/Two.swift", "A-B/Three.swift"]) == ["A", "A-B"])
        #expect(paths(files: ["A/B/Two.swift"], folders: ["A-B"]) == ["A-B", "A/B"])
    }

    @Test("S-RUN-17: A home folder is never one of them; a file directly in it is")
    func home() {
        #expect(paths(files: ["Home/Four.swift", "Home/Work/Five.swift"]) == ["Home/Four.swift", "Home/Work"])
        #expect(paths(folders: ["Home", ""]) == [])
        #expect(ReadablePaths(folders: ["/", "/home", "/home/someone", "/root", "/tmp"]).paths == [])
    }

    @Test("S-RUN-12: The histories of repositories in them are hidden, wherever they are")
    func histories() throws {
        for name in ["A/.git/config", "A/B/.git", "A/B/C/.git/config", "A-B/.github/config"] {
            try folder.write("", to: name)
        }
        let files = ["A/One.swift", "A-B/Three.swift"].map { root + "/" + $0 }
        let readable = ReadablePaths(files: files, shared: SharedFolders(homes: []))
        #expect(Set(readable.hidden) == Set(["A/.git", "A/B/.git", "A/B/C/.git"].map { root + "/" + $0 }))
    }

    @Test("A file behind a link is readable at its actual location")
    func links() throws {
        try FileManager.default.createSymbolicLink(
            atPath: root + "/A/Link.swift", withDestinationPath: "../A-B/Three.swift")
        try FileManager.default.createSymbolicLink(atPath: root + "/Alias", withDestinationPath: "A")
        #expect(paths(files: ["A/Link.swift"]) == ["A", "A-B"])
        #expect(paths(files: ["Alias/B/Two.swift"]) == ["A/B", "Alias/B"])
        #expect(paths(files: ["A/One.swift", "Alias/B/Two.swift"]) == ["A", "Alias/B"])
    }
}
