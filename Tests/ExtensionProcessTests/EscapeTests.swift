import ExtensionProtocol
import Foundation
import Glibc
import HostTestSupport
import RenderModel
import Subprocesses
import Synchronization
import TestSupport
import Testing

@testable import ExtensionProcess

@Suite("Attempts of a widget to leave its limits", .serialized)
struct EscapeTests {
    private static let isFiltered: Bool = {
        guard let problem = Sandbox.system.unavailability ?? Sandbox.system.filterProblem else { return true }
        print("SKIPPED: the limits of a confined widget are not tested, because \(problem)")
        return false
    }()

    private static let built = Result { try BuiltFixture.build(BuiltFixture.fixtures + "/Escapes") }

    /// The names of the attempts that succeed, as the widget shows them.
    private func successes(_ kind: String) throws -> String? {
        let options = LaunchOptions(timeLimit: .ample, confinement: .sandbox(network: .allowed))
        let session = ExtensionProcess(try Self.built.get(), options: options)
        defer { session.shutDown() }
        let reply = try session.entries(EntriesRequest(kind: kind, purpose: .timeline, environment: .small))
        return try session.render(RenderRequest(token: reply.token, environments: [.small])).first
            .flatMap { Self.text($0.root) }
    }

    private static func text(_ node: RenderNode) -> String? {
        if case .text(let text) = node.content { return text.string }
        return node.children.lazy.compactMap(text).first
    }

    @Test(
        "S-RUN-5, S-RUN-7, S-RUN-8, S-LIMIT-2, S-LIMIT-3, S-LIMIT-16: A confined widget cannot raise limits, evade them, change the kernel's settings or become another program",
        .enabled(if: isFiltered, "this machine filters no system calls"),
        arguments: ["Memory", "Limits", "Folders", "Settings", "Programs", "Sockets"])
    func attempts(kind: String) throws {
        #expect(try successes(kind) == "nothing")
    }

    @Test(
        "S-LIMIT-9: Processor time during a request is limited, whatever the time limit is", arguments: [false, true])
    func spin(isConfined: Bool) throws {
        guard !isConfined || Self.isFiltered else { return }
        let options = LaunchOptions(
            timeLimit: .ample, processorLimit: 1, confinement: isConfined ? .sandbox(network: .denied) : .none)
        let session = ExtensionProcess(try Self.built.get(), options: options)
        let error = #expect(throws: ExtensionError.self) {
            try session.entries(EntriesRequest(kind: "Spin", purpose: .timeline, environment: .small))
        }
        guard case .brokeLimit(.processorTime, amount: 1, _) = error else {
            Issue.record("unexpected error: \(String(describing: error))")
            return
        }
        let snapshot = EntriesRequest(kind: "Spin", purpose: .snapshot, environment: .small)
        #expect(try session.entries(snapshot).entries.count == 1)
    }

    @Test("S-LIMIT-9, S-LIMIT-17: Processor time between requests is limited, and the reason is reported")
    func spinLater() async throws {
        let (events, reported) = AsyncStream<ExtensionEvent>.makeStream()
        let session = ExtensionProcess(
            try Self.built.get(), options: LaunchOptions(timeLimit: .ample, processorLimit: 2)
        ) { event, _ in reported.yield(event) }
        _ = try await session.send(EntriesRequest(kind: "SpinLater", purpose: .timeline, environment: .small))
        for await event in events {
            guard case .ended(let error) = event else { continue }
            guard case .brokeLimit(.processorTime, amount: 2, _) = error else {
                Issue.record("unexpected error: \(error)")
                return
            }
            return
        }
    }

    @Test("A program outlives the thread that started it")
    func launchingThread() throws {
        let child = try startOnThread(
            ChildProcess.Launch(path: "/bin/sleep", arguments: ["3600"], environment: [:]))
        defer { child.closeOutput() }
        #expect(child.wait(deadline: MonotonicClock.now + 0.5) == nil)
        child.kill()
        _ = child.wait()
    }

    private func startOnThread(_ launch: ChildProcess.Launch) throws -> ChildProcess {
        let result = Mutex<Result<ChildProcess, ChildProcess.LaunchFailure>?>(nil)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let child = Result { () throws(ChildProcess.LaunchFailure) in try ChildProcess.start(launch) }
            result.withLock { $0 = child }
            done.signal()
        }
        thread.start()
        done.wait()
        return try #require(result.withLock { $0 }).get()
    }

    /// The command line of a program that the process with this ID, or its child, started.
    private static func mark(_ host: pid_t) -> String { "7\(host).5" }

    @Test(
        "S-LIFE-1: A widget ends with its host, even if the host is killed and the widget refuses to",
        arguments: [false, true])
    func killedHost(isConfined: Bool) async throws {
        guard !isConfined || Self.isFiltered else { return }
        if isConfined {
            await #expect(processExitsWith: .signal(SIGKILL)) { try Self.hostAndKill(isConfined: true) }
        } else {
            await #expect(processExitsWith: .signal(SIGKILL)) { try Self.hostAndKill(isConfined: false) }
        }
        let mark = Self.mark(getpid())
        try await eventually("every process of the host ends") { !Self.isRunning(mark) }
        try FileManager.default.removeItem(atPath: Self.folder(of: getpid()))
    }

    /// The killed host cannot remove its folder itself.
    private static func folder(of host: pid_t) -> String { NSTemporaryDirectory() + "tessera-killed-host-\(host)" }

    /// Starts a widget, and kills this process when the widget waits.
    private static func hostAndKill(isConfined: Bool) throws {
        let (folder, mark) = (Self.folder(of: getppid()), Self.mark(getppid()))
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        #if arch(x86_64)
            let prctl = 157
        #else
            let prctl = 167
        #endif
        // A confined widget also forgets the signal that the kernel sends when its parent ends.
        let forget = isConfined ? "syscall(\(prctl), 1, 0, 0, 0, 0);" : ""
        let ignore = "$SIG{$_} = q(IGNORE) for qw(HUP INT TERM PIPE);"
        let script = "exec perl -e '\(ignore) \(forget) exec q(sleep), q(\(mark))'"
        let built = BuiltExtension(
            name: "Script", executable: folder + "/script", resourceFolder: folder,
            containerFolder: folder + "/containers")
        try "#!/bin/bash\n\(script)\n".write(toFile: built.executable, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: built.executable)
        let options = LaunchOptions(
            timeLimit: .ample, confinement: isConfined ? .sandbox(network: .denied) : .none, children: .allowed)
        let session = ExtensionProcess(built, options: options)
        let thread = Thread { _ = try? session.describe() }
        thread.start()
        try eventuallyOnThisThread("the widget waits") { isRunning(mark) }
        kill(getpid(), SIGKILL)
    }

    private static func isRunning(_ mark: String) -> Bool {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.contains { name in
            let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
            return String(decoding: line, as: UTF8.self).hasPrefix("sleep\u{0}\(mark)\u{0}")
        }
    }
}
