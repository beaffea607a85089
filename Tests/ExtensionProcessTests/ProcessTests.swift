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

@Suite("Processes that misbehave")
struct ProcessTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func session(
        _ script: String, _ options: LaunchOptions = .patient,
        rest: ExtensionProcess.PausePolicy = .wait
    ) throws -> ExtensionProcess {
        ExtensionProcess(try self.script(script), options: options, restPolicy: rest)
    }

    private func script(_ script: String) throws -> BuiltExtension {
        BuiltExtension(
            name: "Script", executable: try folder.script(script), resourceFolder: folder.path,
            containerFolder: folder.path + "/containers")
    }

    private func failure(_ session: ExtensionProcess) -> ExtensionError? {
        do {
            _ = try session.describe()
            return nil
        } catch {
            return error
        }
    }

    @Test("A process that exits reports its exit code and last lines")
    func leaves() throws {
        let error = failure(try session("echo one; echo two >&2; exit 7"))
        #expect(error == .crashed(.init(cause: .exit(code: 7), lastLines: ["one", "two"])))
    }

    @Test("The line that names a failed check is reported, however long the stack trace after it is")
    func longTrace() throws {
        let script = """
            echo 'Clock.swift:3: Fatal error: boom' >&2
            echo 'Current stack trace:' >&2
            for frame in $(seq 0 99); do
                echo "$frame    libswiftCore.so    0x00007f0000001234 closure #1 in Clock.body + 12" >&2
            done
            echo >&2
            exit 7
            """
        let error = failure(try session(script))
        #expect(error == .crashed(.init(cause: .exit(code: 7), lastLines: ["Clock.swift:3: Fatal error: boom"])))
    }

    @Test("A process that is killed by a signal reports the signal")
    func signal() throws {
        let error = failure(try session("kill -SEGV $$"))
        #expect(error == .crashed(.init(cause: .signal(SIGSEGV), lastLines: [])))
    }

    @Test("The memory of a started process is its own, while other threads map and unmap memory of the host")
    func ownMemory() throws {
        let size = 64 << 20
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 4_096)
        memset(memory, 1, size)
        defer { memory.deallocate() }
        try withMappingThreads {
            for _ in 0..<100 {
                let launch = ChildProcess.Launch(path: "/bin/sleep", arguments: ["100"], environment: [:])
                let child = try ChildProcess.start(launch)
                let usage = try #require(ProcessUsage.read(child.id))
                child.kill()
                #expect(usage.memory < 32 << 20)
                let end = child.wait()
                #expect(end?.peakBytes ?? 0 < 32 << 20)
                child.closeOutput()
            }
        }
    }

    /// Four threads that map, write and unmap memory, which keeps the kernel's lock of the host's mappings busy.
    private func withMappingThreads(_ body: () throws -> Void) rethrows {
        let isDone = Atomic(false)
        let threads = (0..<4).map { _ in
            Thread {
                let size = 16 << 20
                while !isDone.load(ordering: .relaxed) {
                    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE
                    guard let pages = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0) else { continue }
                    munmap(pages, size)
                }
            }
        }
        for thread in threads { thread.start() }
        defer { isDone.store(true, ordering: .relaxed) }
        try body()
    }

    @Test("S-LIMIT-10: A process that never responds is terminated")
    func hangs() throws {
        let file = folder.path + "/pid"
        for limit in Double.growingLimits where !FileManager.default.fileExists(atPath: file) {
            let script = "echo $$ > \(file).new; mv \(file).new \(file); exec sleep 3600"
            #expect(failure(try session(script, LaunchOptions(timeLimit: limit))) == .hung(seconds: limit))
        }
        let text = try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        let id = try #require(pid_t(text))
        #expect(kill(id, 0) == -1)
        #expect(errno == ESRCH)
    }

    @Test("A process that was started ahead serves the first call")
    func startsAhead() throws {
        let file = folder.path + "/starts"
        // It exits when it receives a request.
        let leaving = try session("echo started >> \(file); head -c 1 <&3 >/dev/null; exit 7")
        leaving.start()
        leaving.start()
        #expect(failure(leaving) == .crashed(.init(cause: .exit(code: 7), lastLines: [])))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "started\n")
    }

    @Test("The first call reports why a process could not be started ahead")
    func missingProgram() throws {
        let built = BuiltExtension(
            name: "Nothing", executable: folder.path + "/nothing", resourceFolder: folder.path,
            containerFolder: folder.path + "/containers")
        let missing = ExtensionProcess(built, options: .patient)
        missing.start()
        guard case .couldNotStart = failure(missing) else {
            Issue.record("no reason")
            return
        }
    }

    @Test("A stopped process ends, which does not count as a crash")
    func stops() throws {
        let built = BuiltExtension(
            name: "Script", executable: try folder.script("exec sleep 3600"), resourceFolder: folder.path,
            containerFolder: folder.path + "/containers")
        let events = Mutex<[ExtensionEvent]>([])
        var session: ExtensionProcess? = ExtensionProcess(built) { event, _ in
            events.withLock { $0.append(event) }
        }
        session?.start()
        guard case .started(let id, _) = events.withLock({ $0.first }) else {
            Issue.record("not started")
            return
        }
        session?.stop()
        session = nil
        #expect(kill(id, 0) == -1)
        #expect(errno == ESRCH)
        #expect(events.withLock { $0.count } == 1)
    }

    /// A call on a separate thread, and its failure.
    private final class Call: Sendable {
        private let error = Mutex<ExtensionError?>(nil)
        private let done = DispatchSemaphore(value: 0)

        init(_ process: ExtensionProcess) {
            Thread.detachNewThread { [self] in
                do throws(ExtensionError) {
                    _ = try process.answer(to: DescribeRequest())
                } catch {
                    self.error.withLock { $0 = error }
                }
                done.signal()
            }
        }

        /// Waits for the call's end.
        var failure: ExtensionError? {
            done.wait()
            return error.withLock { $0 }
        }
    }

    @Test("Stopping ends a hanging call and the queued ones, without a crash")
    func stopsDuringCall() throws {
        let events = Mutex<[ExtensionEvent]>([])
        let built = try script("exec sleep 3600")
        let process = ExtensionProcess(built, options: LaunchOptions(timeLimit: 60)) { event, _ in
            events.withLock { $0.append(event) }
        }
        let hanging = Call(process)
        try eventuallyOnThisThread("the first call has started the process") { events.withLock { $0.count } == 1 }
        let waiting = Call(process)
        try eventuallyOnThisThread("the second call waits") { process.waitingCount == 1 }
        process.stop()
        // A stop that waited would have let the first call reach its limit.
        #expect(hanging.failure == .stopped)
        #expect(waiting.failure == .stopped)
        #expect(events.withLock { $0.count } == 1)
    }

    @Test("Stopping ends a call that pauses after crashes, and nothing is started")
    func stopsDuringPause() throws {
        let starts = folder.path + "/starts"
        // The next pause is the longest.
        let process = ExtensionProcess(
            try script("echo x >> \(starts); exit 1"), options: .patient, crashes: 9)
        #expect(failure(process) == .crashed(.init(cause: .exit(code: 1), lastLines: [])))
        let pausing = Call(process)
        try eventuallyOnThisThread("the second call waits") { process.waitingCount == 1 }
        process.stop()
        #expect(pausing.failure == .stopped)
        #expect(try String(contentsOfFile: starts, encoding: .utf8) == "x\n")
    }

    @Test("A stopped process is not started again")
    func stopsForGood() throws {
        let process = try session("exit 1")
        process.stop()
        #expect(failure(process) == .stopped)
        #expect(process.confinement == nil)
    }

    @Test("While a call hangs, the state can be read and placements can be set")
    func readsDuringCall() throws {
        let process = ExtensionProcess(try script("exec sleep 3600"), options: LaunchOptions(timeLimit: 60))
        let hanging = Call(process)
        try eventuallyOnThisThread("the process runs unconfined") { process.confinement == .unconfined }
        process.setPlacements([])
        #expect(process.memory == nil)
        process.stop()
        #expect(hanging.failure == .stopped)
    }

    @Test("A process that closes its socket without exiting is terminated")
    func closes() throws {
        guard case .crashed = failure(try session("exec 3>&-; exec sleep 3600")) else {
            Issue.record("unexpected error")
            return
        }
    }

    @Test("S-COMPAT-5: An unreadable reply is a protocol violation")
    func garbage() throws {
        let answers = [
            ("no head at all", "AAAABBBBCCCCDDDD", "uses protocol version"),
            ("one byte that is not a kind of reply", #"\#(ShellBytes.head)\x01\0\0\0\x01\0\0\0\x63"#, "unknown reply"),
            ("a reply to a request never made", #"\#(ShellBytes.head)\x09\0\0\0\x01\0\0\0\x06"#, "request 9"),
            ("a reply of the wrong kind", #"\#(ShellBytes.head)\x01\0\0\0\x01\0\0\0\x06"#, "does not match"),
        ]
        for (name, bytes, words) in answers {
            let error = failure(try session("printf '\(bytes)' >&3; exec sleep 3600"))
            guard case .protocolViolation(let what) = error else {
                Issue.record("\(name): \(String(describing: error))")
                continue
            }
            #expect(what.contains(words), "\(name): \(what)")
        }
    }

    @Test("S-LIMIT-12: A message with a length beyond the limit exceeds the limit")
    func hugeMessage() throws {
        let huge = #"printf '\#(ShellBytes.head)\x01\0\0\0\xff\xff\xff\xff' >&3; exec sleep 3600"#
        let error = failure(try session(huge))
        guard case .brokeLimit(.message, _, _) = error else {
            Issue.record("unexpected error: \(String(describing: error))")
            return
        }
    }

    @Test("Too much output exceeds a limit and does not fill the memory")
    func output() throws {
        let options = LaunchOptions(timeLimit: .ample, outputLimit: 1 << 20)
        let error = failure(try session("exec head -c 100000000 /dev/zero", options))
        guard case .brokeLimit(.output, amount: 1 << 20, _) = error else {
            Issue.record("unexpected error: \(String(describing: error))")
            return
        }
    }

    @Test("S-LIMIT-5: A file that grows too large exceeds a limit")
    func file() throws {
        let options = LaunchOptions(timeLimit: .ample, fileLimit: 1 << 20)
        let error = failure(try session("exec head -c 2000000 /dev/zero > \(folder.path)/big", options))
        guard case .brokeLimit(.file, amount: 1 << 20, _) = error else {
            Issue.record("unexpected error: \(String(describing: error))")
            return
        }
    }

    @Test("S-LIFE-7: The process pauses after consecutive crashes")
    func rests() throws {
        let counter = folder.path + "/starts"
        let failing = try session("echo x >> \(counter); exit 1", rest: .refuse)
        // A slow machine may take longer for a request than the first pauses last; they double each time.
        for crashes in 0..<12 {
            switch failure(failing) {
            case .crashed: continue
            case .resting(let seconds):
                #expect(crashes >= 2)
                #expect(seconds > 0 && seconds <= 30)
                let starts = try String(contentsOfFile: counter, encoding: .utf8)
                #expect(starts.count { $0 == "x" } == crashes)
                return
            case let other:
                Issue.record("neither a crash nor a rest: \(String(describing: other))")
                return
            }
        }
        Issue.record("no rest")
    }

    @Test("A missing program is reported")
    func missing() throws {
        let built = BuiltExtension(
            name: "None", executable: folder.path + "/none", resourceFolder: folder.path,
            containerFolder: folder.path + "/containers")
        let session = ExtensionProcess(built, options: .patient)
        guard case .couldNotStart(let reason) = failure(session) else {
            Issue.record("unexpected error")
            return
        }
        #expect(reason.contains(folder.path + "/none"))
    }

    @Test("S-RUN-9: The process has only the specified environment variables")
    func environment() throws {
        setenv("TESSERA_TEST_SECRET", "visible", 1)
        let options = LaunchOptions(
            timeLimit: .ample, locale: "ko_KR", timeZone: "Asia/Seoul", variables: ["OWN": "1"])
        let script = "env | grep -vE '^(PWD|SHLVL|_)=' | sort; ls /proc/self/fd | tr '\\n' ' '; exit 0"
        let asking = try session(script, options)
        guard case .crashed(let crash) = failure(asking) else {
            Issue.record("no output")
            return
        }
        let text = crash.lastLines.joined(separator: "\n")
        #expect(text.contains("LANG=ko_KR.UTF-8"))
        #expect(text.contains("OWN=1"))
        #expect(!text.contains("TESSERA_TEST_SECRET"))
        // Descriptors: the standard ones, the socket, and those that `ls` and the shell open themselves.
        #expect(crash.lastLines.last?.hasPrefix("0 1 2 3") == true)
    }
}
