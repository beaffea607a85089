import Foundation
import Glibc
import Subprocesses
import TestSupport
import Testing

@Suite("Sandboxes of a host that is killed", .serialized)
struct HostEndTests {
    private static let isEnclosed: Bool = {
        guard Sandbox.system.endsWithHost else {
            print("SKIPPED: the start of a sandbox is not tested, because this machine cannot enclose bubblewrap")
            return false
        }
        return true
    }()

    /// An argument of what the process with this ID, or its child, started.
    private static func mark(_ host: pid_t) -> String { "8\(host).25" }

    /// The names of the programs with this argument.
    private static func programs(_ mark: String) -> [String] {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.compactMap { process in
            let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
            let words = String(decoding: line, as: UTF8.self).split(separator: "\u{0}")
            return words.contains(Substring(mark)) ? words.first.map(String.init) : nil
        }
    }

    @Test(
        "S-LIFE-10: What an enclosed program started has ended when the program has",
        .enabled(if: isEnclosed, "this machine cannot enclose bubblewrap"))
    func enclosed() throws {
        let mark = Self.mark(getpid())
        // In a session of its own, and without a signal at the end of its parent.
        var launch = ChildProcess.Launch(
            path: "/bin/bash", arguments: ["-c", "setsid sleep \(mark) & wait"], environment: ["PATH": "/usr/bin:/bin"])
        launch.isEnclosed = true
        let child = try ChildProcess.start(launch)
        defer { child.closeOutput() }
        try eventuallyOnThisThread("the program started another one") { Self.programs(mark) == ["sleep"] }
        child.kill()
        _ = child.wait()
        #expect(Self.programs(mark) == [])
    }

    @Test(
        "S-LIFE-10: A host that is killed while sandboxes start leaves no process",
        .enabled(if: isEnclosed, "this machine cannot enclose bubblewrap"))
    func starting() async throws {
        await #expect(processExitsWith: .signal(SIGKILL)) { try HostEndTests.startAndKill() }
        let mark = Self.mark(getpid())
        try await eventually("every process of the sandboxes ends") { Self.programs(mark).isEmpty }
    }

    /// Starts a sandbox with each kind of user, and kills this process while bubblewrap is busy with mounts.
    private static func startAndKill() throws {
        let mark = mark(getppid())
        let sandbox = Sandbox.system
        for changesUser in [false, true] {
            let filter = sandbox.filter(.allowed)
            defer { if let filter { close(filter) } }
            let users = changesUser ? sandbox.userNamespace(owning: []) : nil
            defer { if let users { close(users) } }
            var command = try #require(
                sandbox.command(
                    "/bin/sleep", [mark], folder: "/",
                    access: Sandbox.Access(readable: [], writable: [], network: .denied), isFiltered: filter != nil,
                    changesUser: users != nil))
            // Each mount takes longer than the one before, so these take seconds.
            let last = try #require(command.arguments.firstIndex(of: "--remount-ro"))
            let mounts = (0..<1_800).flatMap { ["--tmpfs", "/tmp/\($0)", "--remount-ro", "/tmp/\($0)"] }
            command.arguments.insert(contentsOf: mounts, at: last)
            var launch = ChildProcess.Launch(command, environment: ["PATH": "/usr/bin:/bin"])
            launch.filter = filter
            launch.userNamespace = users
            _ = try ChildProcess.start(launch)
        }
        // Bubblewrap and the first process of its sandbox, twice.
        try eventuallyOnThisThread("both sandboxes start") {
            let programs = programs(mark)
            return programs.count == 4 && !programs.contains("/bin/sleep")
        }
        kill(getpid(), SIGKILL)
    }
}
