import Foundation
import Glibc
import HostTestSupport
import Subprocesses
import Testing

@testable import WidgetCompiler

@Suite("Pruning of the build cache")
struct CachePruningTests {
    private let folder: TemporaryFolder
    private let now = 1_800_000_000.0
    private let day = 86_400.0

    init() throws {
        folder = try TemporaryFolder()
    }

    private func entry(_ name: String, age: Double, bytes: Int = 1) throws {
        try folder.write([UInt8](repeating: 7, count: bytes), to: "\(name)/content")
        try setAge(name, age)
    }

    private func setAge(_ name: String, _ age: Double) throws {
        let date = Date(timeIntervalSince1970: now - age)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path + "/" + name)
    }

    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.path + "/" + name) }

    @Test(
        "S-PLACE-6, S-PLACE-9: Folders of killed builds and compilers are removed; those of running ones and new ones stay"
    )
    func unfinished() throws {
        for name in ["code/a.part-1-x", "resources/b.part-2-y", "temporary/3-z"] { try entry(name, age: 3_600) }
        try entry("code/live.part-4-x", age: 3_600)
        try entry("code/new.part-5-x", age: 5)
        try entry("code/finished", age: 3_600)
        let lock = try #require(FolderLock(folder.path + "/code/live.part-4-x", .exclusive))
        let freed = withExtendedLifetime(lock) { CachePruning(cacheFolder: folder.path).run(at: now) }
        #expect(freed.folders == 3 && freed.bytes > 0)
        for name in ["code/a.part-1-x", "resources/b.part-2-y", "temporary/3-z"] { #expect(!exists(name)) }
        for name in ["code/live.part-4-x", "code/new.part-5-x", "code/finished"] { #expect(exists(name)) }
    }

    @Test(
        "S-PLACE-7, S-PLACE-9: Builds and containers that were not used for a long time are removed unless a process uses them"
    )
    func age() throws {
        try entry("code/old", age: 61 * day)
        try entry("resources/used", age: 61 * day)
        try entry("code/recent", age: 59 * day)
        try entry("containers/old", age: 181 * day)
        try entry("containers/used", age: 181 * day)
        try entry("containers/recent", age: 100 * day)
        let locks = ["resources/used", "containers/used"].compactMap { FolderLock(folder.path + "/" + $0, .shared) }
        withExtendedLifetime(locks) { _ = CachePruning(cacheFolder: folder.path).run(at: now) }
        for name in ["code/old", "containers/old"] { #expect(!exists(name)) }
        for name in ["resources/used", "code/recent", "containers/used", "containers/recent"] { #expect(exists(name)) }
    }

    @Test("S-PLACE-8: The builds that were used longest ago are removed until the rest has the allowed size")
    func size() throws {
        for number in 1...5 { try entry("code/\(number)", age: Double(number) * day, bytes: 1 << 20) }
        try entry("containers/a", age: 50 * day, bytes: 1 << 20)
        let standard = CachePruning(cacheFolder: folder.path)
        #expect(standard.mostBuildBytes == 8 << 30 && standard.mostContainerBytes == 4 << 30)
        let pruning = CachePruning(cacheFolder: folder.path, mostBuildBytes: 5 << 19)
        #expect(pruning.run(at: now).folders == 3)
        #expect(exists("code/1") && exists("code/2") && !exists("code/3") && !exists("code/5"))
        #expect(exists("containers/a"))
    }

    @Test("The size of a folder has each file once, and those that deny access or have a path beyond the longest")
    func sizes() throws {
        let container = folder.path + "/containers/a"
        try folder.write([UInt8](repeating: 7, count: 1 << 20), to: "containers/a/home/file")
        #expect(link(container + "/home/file", container + "/home/again") == 0)
        #expect((1 << 20..<1 << 21).contains(CachePruning.size(of: container)))
        chmod(container + "/home", 0)
        #expect((1 << 20..<1 << 21).contains(CachePruning.size(of: container)))
        try nest(40, in: container, with: 1 << 20)
        #expect((2 << 20..<3 << 20).contains(CachePruning.size(of: container)))
        #expect(CachePruning.size(of: folder.path + "/containers/none") == 0)
        #expect(FolderLock.remove(container))
    }

    @Test("A container that cannot be examined completely counts with the limit of its data, other folders do not")
    func incompleteSizes() throws {
        for name in ["containers/a", "code/a"] {
            try entry(name, age: 1)
            try nest(300, in: folder.path + "/" + name, with: 1)
        }
        #expect(CachePruning.size(of: folder.path + "/containers/a") == 512 << 20)
        #expect(CachePruning.size(of: folder.path + "/code/a") < 16 << 20)
        for name in ["containers/a", "code/a"] { #expect(FolderLock.remove(folder.path + "/" + name)) }
    }

    /// Creates folders in each other, the innermost of which has a file.
    private func nest(_ levels: Int, in path: String, with bytes: Int) throws {
        let name = String(repeating: "n", count: 250)
        var parent = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(parent) }
        for _ in 0..<levels {
            try #require(mkdirat(parent, name, 0o700) == 0)
            let inner = openat(parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            close(parent)
            parent = inner
        }
        let file = openat(parent, "file", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
        try #require(file >= 0)
        defer { close(file) }
        let content = [UInt8](repeating: 7, count: bytes)
        try #require(write(file, content, bytes) == bytes)
    }

    @Test("S-PLACE-6, S-PLACE-7: The complete run happens once a day; unfinished folders are removed every time")
    func interval() throws {
        let pruning = CachePruning(cacheFolder: folder.path)
        try entry("code/old", age: 61 * day)
        pruning.runIfDue(at: now)
        #expect(!exists("code/old"))
        try setAge("pruned", 10)
        try entry("code/old", age: 61 * day)
        try entry("code/x.part-1-y", age: 3_600)
        pruning.runIfDue(at: now)
        #expect(exists("code/old") && !exists("code/x.part-1-y"))
        try setAge("pruned", 2 * day)
        pruning.runIfDue(at: now)
        #expect(!exists("code/old"))
    }

    @Test("S-PLACE-6: A build whose step fails leaves no folder")
    func failure() throws {
        let builder = WidgetBuilder(sdk: try SDKLocation.find(), options: BuildOptions(cacheFolder: folder.path))
        #expect(throws: BuildError.self) {
            _ = try builder.stored("code", digest: "d") { _ throws(BuildError) in throw .interrupted }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/code") == [])
    }
}
