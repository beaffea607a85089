import Foundation
import Glibc
import HostTestSupport
import Subprocesses
import TestSupport
import Testing

@testable import ExtensionProcess

@Suite("The walk through a folder that a widget arranged")
struct FolderWalkTests {
    private let folder: TemporaryFolder
    private var top: String { folder.path + "/top" }

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: top, withIntermediateDirectories: true)
    }

    private static func name(_ step: FolderWalk.Step) -> String {
        switch step {
        case .entry(let entry): entry.isFolder ? "folder" : entry.hasOtherNames ? "file with other names" : "file"
        case .unexamined: "unexamined"
        case .unopened: "unopened"
        case .tooDeep: "too deep"
        case .unread: "unread"
        }
    }

    /// The names of all steps, sorted, because folders are read in any order.
    private func steps(levels: Int) -> [String] {
        guard var walk = FolderWalk(top, levels: levels) else { return ["no walk"] }
        var steps: [String] = []
        while let step = walk.next() { steps.append(Self.name(step)) }
        return steps.sorted()
    }

    /// The number of files and folders below the top that this process has open.
    private func openCount() throws -> Int {
        let place = URL(fileURLWithPath: top).resolvingSymlinksInPath().path
        return try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter { name in
            // The listing's own descriptor is closed already.
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + name)
            return target?.hasPrefix(place) ?? false
        }.count
    }

    @Test("Each file, folder and link is one step, and links are not followed")
    func entries() throws {
        try folder.write("1", to: "top/inner/file")
        try folder.write("1", to: "outside/file")
        #expect(link(top + "/inner/file", top + "/again") == 0)
        #expect(symlink(folder.path + "/outside", top + "/link") == 0)
        #expect(symlink("..", top + "/inner/endless") == 0)
        #expect(
            steps(levels: 8) == ["file", "file", "file with other names", "file with other names", "folder"])
    }

    @Test("A folder below the deepest level is not read, and the walk continues after it")
    func levels() throws {
        for name in ["one", "two"] { try folder.write("1", to: "top/\(name)/inner/file") }
        #expect(steps(levels: 2) == ["folder", "folder", "folder", "folder", "too deep", "too deep"])
        #expect(steps(levels: 3) == ["file", "file", "folder", "folder", "folder", "folder"])
    }

    @Test("Folders that are removed during the walk are steps without entries")
    func removed() throws {
        for name in ["one", "two"] { try folder.write("1", to: "top/\(name)/file") }
        guard var walk = FolderWalk(top, levels: 8), let first = walk.next() else {
            Issue.record("no walk")
            return
        }
        for name in ["one", "two"] { try FileManager.default.removeItem(atPath: top + "/" + name) }
        var steps = [Self.name(first)]
        // The kernel lists both folders at once.
        while let step = walk.next() { steps.append(Self.name(step)) }
        #expect(steps == ["folder", "unopened", "unexamined"])
    }

    @Test("A missing folder and a link to one have no walk")
    func absent() {
        #expect(symlink(folder.path, top + "/link") == 0)
        for name in ["none", "link"] {
            let hasWalk = FolderWalk(top + "/" + name, levels: 8) != nil
            #expect(!hasWalk, "\(name)")
        }
    }

    @Test("A count that ends at a limit leaves no folder open")
    func closing() throws {
        for index in 0..<20 { try folder.write("1", to: "top/\(index)/inner/file") }
        let held = open(top, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        #expect(try openCount() == 1)
        close(held)
        let few = LaunchOptions(timeLimit: .ample, storageLimit: 4 << 20, storedFileLimit: 1, storedLevelLimit: 10)
        #expect(StorageCount.exceededLimit(in: top, few) == .storedFiles)
        #expect(try openCount() == 0)
        let flat = LaunchOptions(timeLimit: .ample, storageLimit: 4 << 20, storedFileLimit: 100, storedLevelLimit: 1)
        #expect(StorageCount.exceededLimit(in: top, flat) == .storedLevels)
        #expect(try openCount() == 0)
    }
}
