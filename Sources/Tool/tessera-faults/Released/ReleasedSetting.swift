import Foundation
import Glibc
import Subprocesses

/// What the rounds of the released level share: the program, a cache with the built fixture, the shim, and a small disk.
///
/// Disks are full in one of two ways, as the machine's rights allow: the state folder is a tmpfs of 16 MB in a mount
/// namespace of this program, which is filled with a file; or the preloaded shim (`Tools/faults/shim.c`) lets writes
/// below a folder fail with `ENOSPC`. The cache is always filled by the shim.
struct ReleasedSetting: Sendable {
    let program: String
    /// The folder of everything that the machine writes. Its name identifies the processes of the machine.
    let folder: String
    let shim: String
    /// Whether the state folder is a tmpfs.
    let hasSmallDisk: Bool
    /// The option for the widget: where the machine cannot confine it, it runs as this project's own with the user's
    /// permissions.
    let permission: String
    private let fixture: String

    static let diskBytes = 16 << 20

    /// - Parameter ownsMounts: Whether this program has a mount namespace of its own, as `unshare --mount` gives it.
    init(program: String, root: String, ownsMounts: Bool) throws(RoundFailure) {
        guard access(program, X_OK) == 0 else { throw RoundFailure("'\(program)' is not a program") }
        self.program = URL(fileURLWithPath: program).standardizedFileURL.path
        folder = FaultMachine.scratchFolder()
        fixture = root + "/Tests/Fixtures/OnCommand"
        shim = folder + "/shim.so"
        for name in ["state", "cache", "tmp", "home", "widget"] { try Self.makeFolder("\(folder)/\(name)") }
        let source = root + "/Tools/faults/shim.c"
        try Self.run("/usr/bin/env", ["cc", "-shared", "-fPIC", "-O1", "-o", shim, source])
        hasSmallDisk = ownsMounts && Self.mount(on: folder + "/state")
        let problem = Sandbox.system.unavailability
        permission = problem == nil ? "--offline" : "--trusted"
        if let problem { Console.say("the widget is not confined: \(problem)") }
        Console.say("full disks: \(hasSmallDisk ? "a tmpfs, and for the cache a shim" : "a shim that returns ENOSPC")")
        try restoreSources()
    }

    var widgetFolder: String { folder + "/widget" }
    var controlFile: String { folder + "/control" }

    /// Writes the sources of the fixture.
    func restoreSources() throws(RoundFailure) {
        for name in ["OnCommand.swift", "Edition.swift"] {
            guard let text = FileManager.default.contents(atPath: "\(fixture)/\(name)") else {
                throw RoundFailure("the fixture '\(fixture)/\(name)' cannot be read")
            }
            let path = "\(widgetFolder)/\(name)"
            if FileManager.default.contents(atPath: path) == text { continue }
            guard FileManager.default.createFile(atPath: path, contents: text) else {
                throw RoundFailure("'\(path)' cannot be written")
            }
        }
        try? FileManager.default.removeItem(atPath: widgetFolder + "/Info.plist")
    }

    // MARK: The small disk

    private var filler: String { folder + "/state/filler" }

    /// Leaves no byte on the disk of the state folder.
    func fillDisk(_ control: FaultControl) {
        guard hasSmallDisk else { return control.fill(folder + "/state") }
        let file = open(filler, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        defer { close(file) }
        for count in [64 << 10, 4_096, 512, 1] {
            let bytes = [UInt8](repeating: 0, count: count)
            while Glibc.write(file, bytes, count) > 0 {}
        }
    }

    func emptyDisk() { unlink(filler) }

    /// Removes everything that the machine has written.
    func remove() {
        if hasSmallDisk { umount2(folder + "/state", Int32(MNT_DETACH)) }
        try? FileManager.default.removeItem(atPath: folder)
    }

    private static func makeFolder(_ path: String) throws(RoundFailure) {
        guard
            (try? FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])) != nil
        else { throw RoundFailure("'\(path)' cannot be created") }
    }

    /// Mounts a small tmpfs that no other process sees.
    private static func mount(on path: String) -> Bool {
        Glibc.mount("tessera-faults", path, "tmpfs", 0, "size=\(diskBytes),mode=700") == 0
    }

    static func run(_ program: String, _ arguments: [String]) throws(RoundFailure) {
        let launch = ChildProcess.Launch(
            path: program, arguments: arguments, environment: ProcessInfo.processInfo.environment)
        let finished: ChildProcess.Finished
        do {
            finished = try ChildProcess.run(launch, seconds: 60)
        } catch {
            throw RoundFailure("\(arguments[0]) cannot be started: \(error)")
        }
        guard finished.ending == .exited(code: 0) else {
            throw RoundFailure("\(arguments.joined(separator: " ")) failed: \(finished.output)")
        }
    }
}
