import ExtensionProtocol
import Foundation
import Glibc
import HostTestSupport
import RenderModel
import Subprocesses
import TestSupport
import Testing

@testable import ExtensionProcess

@Suite("The stored data of a widget")
struct StoredDataTests {
    private static let isConfinable: Bool = {
        guard let problem = Sandbox.system.unavailability else { return true }
        print("SKIPPED: the stored data of a confined widget is not tested, because \(problem)")
        return false
    }()

    private static let options = LaunchOptions(
        timeLimit: .ample, storageLimit: 4 << 20, storedFileLimit: 100, storedLevelLimit: 10)
    private let folder: TemporaryFolder
    private var containers: String { folder.path + "/containers" }

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: containers, withIntermediateDirectories: true)
    }

    private func widget(_ script: String, _ options: LaunchOptions = Self.options) throws -> ExtensionProcess {
        let built = BuiltExtension(
            name: "Script", executable: try folder.script(script), resourceFolder: folder.path,
            containerFolder: containers)
        return ExtensionProcess(built, options: options, restPolicy: .refuse)
    }

    private func failure(_ widget: ExtensionProcess) -> ExtensionError? {
        do {
            _ = try widget.describe()
            return nil
        } catch {
            return error
        }
    }

    private var count: ExtensionError.Limit? { StorageCount.exceededLimit(in: containers, Self.options) }

    // MARK: Processes

    /// The shell's own commands, because a confined script starts no other program.
    private static let excesses: [(script: String, limit: ExtensionError.Limit, amount: Int)] = [
        ("for i in {1..9}; do printf '%1000000s' '' > $HOME/$i; done", .storage, 4 << 20),
        ("for i in {1..120}; do : > $HOME/$i; done", .storedFiles, 100),
    ]

    @Test(
        "S-LIMIT-34, S-LIMIT-35: A widget that stores too much in many small files is terminated",
        arguments: [false, true], excesses.indices)
    func storing(isConfined: Bool, index: Int) throws {
        guard !isConfined || Self.isConfinable else { return }
        let excess = Self.excesses[index]
        var options = Self.options
        options.confinement = isConfined ? .sandbox(network: .denied) : .none
        let error = failure(try widget("\(excess.script); exec sleep 3600", options))
        guard case .brokeLimit(excess.limit, excess.amount, _) = error else {
            Issue.record("unexpected error: \(String(describing: error))")
            return
        }
    }

    @Test("S-LIMIT-36: A widget that nests folders too deeply is terminated")
    func nesting() throws {
        let script = "cd $HOME; for i in {1..40}; do mkdir inner; cd inner; done; exec sleep 3600"
        guard case .brokeLimit(.storedLevels, amount: 10, _) = failure(try widget(script)) else {
            Issue.record("no broken limit")
            return
        }
    }

    @Test("S-LIMIT-34: A widget that removes a file while it is open does not hide its size")
    func removing() throws {
        let script = "exec 9> $HOME/gone; rm $HOME/gone; printf '%9000000s' '' >&9; exec sleep 3600"
        guard case .brokeLimit(.storage, amount: 4_194_304, _) = failure(try widget(script)) else {
            Issue.record("no broken limit")
            return
        }
        #expect(count == nil)
    }

    @Test("S-LIMIT-34: Data that exceeds the limit before the start is reported by each call, until it is removed")
    func before() throws {
        try folder.write([UInt8](repeating: 1, count: 5 << 20), to: "containers/groups/group.test/data")
        let widget = try widget("echo begun; exit 7")
        widget.start()
        for _ in 0..<2 {
            #expect(failure(widget) == .brokeLimit(.storage, amount: 4 << 20, lastLines: []))
        }
        try FileManager.default.removeItem(atPath: containers + "/groups")
        #expect(failure(widget) == .crashed(.init(cause: .exit(code: 7), lastLines: ["begun"])))
    }

    // MARK: Counting

    @Test("Files in the home folder and in all groups count together")
    func groups() throws {
        for name in ["home/a", "groups/one/b", "groups/two/c"] {
            #expect(count == nil)
            try folder.write([UInt8](repeating: 1, count: 1_600_000), to: "containers/" + name)
        }
        #expect(count == .storage)
    }

    @Test("S-LIMIT-35: Each name of a file counts as a file, however many there are")
    func manyNames() throws {
        try folder.write("1", to: "containers/file")
        for index in 1..<100 { try #require(link(containers + "/file", containers + "/\(index)") == 0) }
        #expect(count == nil)
        for index in 100..<300 { try #require(link(containers + "/file", containers + "/\(index)") == 0) }
        #expect(count == .storedFiles)
    }

    @Test("Holes, the space of further names of a file and the targets of links do not count")
    func names() throws {
        try folder.write([UInt8](repeating: 1, count: 3 << 20), to: "containers/home/file")
        try folder.write([UInt8](repeating: 1, count: 3 << 20), to: "outside/file")
        let home = containers + "/home"
        #expect(link(home + "/file", home + "/again") == 0)
        #expect(symlink(folder.path + "/outside", home + "/outside") == 0)
        #expect(symlink("..", home + "/endless") == 0)
        let sparse = open(home + "/sparse", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
        #expect(sparse >= 0 && ftruncate(sparse, 1 << 30) == 0)
        close(sparse)
        #expect(count == nil)
    }

    @Test("Names that are not text count")
    func hostileNames() {
        for byte in UInt8(0x80)...0xFF {
            let path = [UInt8]((containers + "/").utf8) + [byte, 0x0A, 0]
            #expect(mkdir(path.map { CChar(bitPattern: $0) }, 0o700) == 0)
        }
        #expect(count == .storedFiles)
    }

    @Test("Folders with a path beyond the system's longest end the count at its limit")
    func longPaths() throws {
        let name = String(repeating: "n", count: 250)
        var parents = [open(containers, O_RDONLY | O_DIRECTORY | O_CLOEXEC)]
        // Foundation cannot remove them by their paths.
        defer {
            for parent in parents.reversed() {
                unlinkat(parent, name, AT_REMOVEDIR)
                close(parent)
            }
        }
        for _ in 0..<40 {
            let parent = try #require(parents.last)
            try #require(mkdirat(parent, name, 0o700) == 0)
            parents.append(openat(parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        }
        #expect(count == .storedLevels)
        #expect(StorageCount.exceededLimit(in: containers, LaunchOptions()) == nil)
    }

    @Test("A folder without the right to read or enter it is counted")
    func hidden() throws {
        try folder.write([UInt8](repeating: 1, count: 5 << 20), to: "containers/home/one/two/file")
        chmod(containers + "/home/one/two", 0o444)
        chmod(containers + "/home/one", 0o111)
        #expect(count == .storage)
    }

    @Test("A missing folder exceeds nothing")
    func missing() {
        #expect(StorageCount.exceededLimit(in: folder.path + "/none", Self.options) == nil)
    }

    @Test("S-LIMIT-34: A removed file that is mapped but not open counts")
    func mapped() throws {
        let size = 5 << 20
        try folder.write([UInt8](repeating: 1, count: size), to: "containers/home/file")
        let file = open(containers + "/home/file", O_RDONLY | O_CLOEXEC)
        let memory = try #require(mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0))
        try #require(memory != MAP_FAILED)
        close(file)
        #expect(unlink(containers + "/home/file") == 0)
        let addresses = String(UInt(bitPattern: memory), radix: 16)
        func isListed() -> Bool { RemovedMapping.all(of: getpid()).contains { $0.addresses.hasPrefix(addresses) } }
        #expect(isListed())
        #expect(StorageCount.exceededLimit(in: containers, of: getpid(), Self.options) == .storage)
        munmap(memory, size)
        #expect(!isListed())
        #expect(count == nil)
    }

    @Test("The kernel's line of a mapping is read with all parts of the device's number")
    func mappingLine() throws {
        let line = "7f00-9f00 r--s 00001000 103:1ff 42                        /a b (deleted)"
        let mapping = try #require(RemovedMapping(line: line))
        #expect(mapping.file == FileID(device: 0x103 << 8 | 0xFF | 0x100 << 12, number: 42))
        #expect(mapping.offset == 4_096 && mapping.length == 0x2000 && mapping.addresses == "7f00-9f00")
        for damaged in ["", "1-2", "2-1 r--s 0 1:2 3 x", "1-2 r--s 0 1 3 x", "1-2 r--s 0 1:2 -3 x", "g-2 r 0 1:2 3 x"] {
            #expect(RemovedMapping(line: damaged) == nil, "\(damaged)")
        }
    }

    // MARK: Removal

    @Test("Containers with paths beyond the system's longest, and with folders that deny access, can be removed")
    func removal() throws {
        try folder.write("kept", to: "outside/file")
        try folder.write("1", to: "containers/1/file")
        #expect(symlink(folder.path + "/outside", containers + "/link") == 0)
        let name = String(repeating: "n", count: 250)
        var parent = open(containers, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        for _ in 0..<40 {
            try #require(mkdirat(parent, name, 0o700) == 0)
            let inner = openat(parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            #expect(mkdirat(inner, "closed", 0) == 0)
            close(parent)
            parent = inner
        }
        close(parent)
        chmod(containers + "/1", 0)
        #expect(FolderLock.remove(containers))
        #expect(!FileManager.default.fileExists(atPath: containers))
        #expect(FileManager.default.fileExists(atPath: folder.path + "/outside/file"))
    }

    // MARK: When it is counted

    private func counted(duration: Double = 0.001) -> StorageMonitor {
        var monitor = StorageMonitor(containers, Self.options)
        monitor.noteCount(written: 1_000, processorTime: 1, start: 10 - duration, end: 10)
        return monitor
    }

    @Test("The first count is due at once, the next one when the process wrote or worked")
    func due() {
        #expect(StorageMonitor(containers, Self.options).isDue(written: 0, processorTime: 0, now: 0))
        #expect(!counted().isDue(written: 1_000, processorTime: 1, now: 11))
        #expect(counted().isDue(written: 1_001, processorTime: 1, now: 11))
        #expect(counted().isDue(written: 1_000, processorTime: 1.001, now: 11))
    }

    @Test("A count that takes long is repeated later, and takes at most a fifth of the time if the process writes much")
    func costly() {
        let monitor = counted(duration: 0.1)
        #expect(!monitor.isDue(written: 9_000, processorTime: 2, now: 14))
        #expect(monitor.isDue(written: 9_000, processorTime: 2, now: 15.1))
        #expect(!monitor.isDue(written: 40 << 20, processorTime: 2, now: 10.3))
        #expect(monitor.isDue(written: 40 << 20, processorTime: 2, now: 10.5))
        #expect(!counted(duration: 20).isDue(written: 40 << 20, processorTime: 2, now: 80))
        #expect(counted(duration: 20).isDue(written: 1_000, processorTime: 1, now: 91))
    }

    @Test("An idle process is counted once a minute")
    func idle() {
        #expect(!counted().isDue(written: 1_000, processorTime: 1, now: 69))
        #expect(counted().isDue(written: 1_000, processorTime: 1, now: 70))
    }

    @Test("A running process whose open files become unreadable hides them; one that ends does not")
    func unreadableFiles() {
        var monitor = counted()
        let samples = [(false, true), (true, true), (false, true), (false, false)]
        var answers: [Bool] = []
        for (areReadable, isRunning) in samples {
            answers.append(monitor.hidesFiles(areReadable: areReadable, isRunning: isRunning))
        }
        #expect(answers == [false, false, true, false])
        #expect(ProcessUsage.hasMemory(getpid()))
        #expect(!ProcessUsage.hasMemory(pid_t.max))
    }

    @Test("The bytes that a process wrote are known")
    func written() throws {
        let before = try #require(ProcessUsage.writtenBytes(of: getpid()))
        try folder.write([UInt8](repeating: 1, count: 1 << 20), to: "written")
        #expect(try #require(ProcessUsage.writtenBytes(of: getpid())) >= before + (1 << 20))
    }
}
