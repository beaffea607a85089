import Foundation
import Glibc
import HostTestSupport
import Subprocesses
import Testing

@Suite("Folders of a run")
struct RunFolderTests {
    private let folder: TemporaryFolder
    private let now = 1_800_000_000.0

    init() throws {
        folder = try TemporaryFolder()
    }

    private func entry(_ name: String, age: Double) throws {
        try folder.write("content", to: name + "/file")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: now - age)], ofItemAtPath: folder.path + "/" + name)
    }

    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.path + "/" + name) }

    @Test("S-LIFE-11: Folders of ended runs are removed; those of running ones, new ones and other folders stay")
    func left() throws {
        for name in ["tessera-run-left", "tessera-run-used", "tessera-other"] { try entry(name, age: 3_600) }
        try entry("tessera-run-new", age: 5)
        let target = try folder.write("kept", to: "target/file")
        #expect(symlink(folder.path + "/target", folder.path + "/tessera-run-link") == 0)
        let lock = try #require(FolderLock(folder.path + "/tessera-run-used", .exclusive))
        withExtendedLifetime(lock) { RunFolder.removeLeft(in: folder.path, at: now) }
        #expect(!exists("tessera-run-left"))
        for name in ["tessera-run-used/file", "tessera-other/file", "tessera-run-new/file"] { #expect(exists(name)) }
        #expect(FileManager.default.fileExists(atPath: target))
    }

    @Test("S-LIFE-11: A folder of a run can be entered only by the user, is in use, and is removed after use")
    func life() throws {
        var run = RunFolder()
        let path = try #require(run?.path)
        var status = stat()
        #expect(lstat(path, &status) == 0 && status.st_mode == S_IFDIR | 0o700)
        #expect(FolderLock.isInUse(path))
        try "content".write(toFile: path + "/file", atomically: false, encoding: .utf8)
        run = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("A folder whose path would be too long is not made")
    func length() {
        #expect(RunFolder(maximumLength: 10) == nil)
        let length = "/tmp/tessera-run-123456".utf8.count
        #expect(RunFolder(maximumLength: length).map { $0.path.utf8.count } == length)
    }
}
