import ExtensionProtocol
import Foundation
import Glibc
import HostTestSupport
import RenderModel
import Subprocesses
import TestSupport
import Testing

@testable import ExtensionProcess

/// Regardless of what an extension does, the host survives, reports the reason, and continues.
@Suite("Faults of an extension")
struct FaultTests {
    private static let built = Result { try BuiltFixture.build(BuiltFixture.fixtures + "/Faulty") }
    private let folder: TemporaryFolder
    /// A file that allows the later step to begin.
    private var gate: String { folder.path + "/gate" }

    init() throws {
        folder = try TemporaryFolder()
    }

    /// An extension with all of its events.
    private struct Watched: Sendable {
        let widget: ExtensionProcess
        let output = OutputLog { Date(timeIntervalSinceReferenceDate: 0) }
        let events: AsyncStream<ExtensionEvent>

        init(_ built: BuiltExtension, _ options: LaunchOptions) {
            let (events, report) = AsyncStream<ExtensionEvent>.makeStream()
            self.events = events
            widget = ExtensionProcess(built, options: options, restPolicy: .refuse, log: output) { event, _ in
                report.yield(event)
            }
        }
    }

    private func watched(
        fault: String = "", at point: String = "", segments: Int = 4, _ options: LaunchOptions = .patient
    ) throws -> Watched {
        var options = options
        options.variables = ["FAULT": fault, "POINT": point, "SEGMENTS": "\(segments)", "GATE": gate]
        return Watched(try Self.built.get(), options)
    }

    private func widget(
        fault: String = "", at point: String = "", segments: Int = 4, _ options: LaunchOptions = .patient
    ) throws -> ExtensionProcess {
        try watched(fault: fault, at: point, segments: segments, options).widget
    }

    private func scripted(
        _ script: String, _ options: LaunchOptions = .patient
    ) throws -> ExtensionProcess {
        ExtensionProcess(try scriptedExtension(script), options: options, restPolicy: .refuse)
    }

    private func scriptedExtension(_ script: String) throws -> BuiltExtension {
        BuiltExtension(
            name: "Script", executable: try folder.script(script), resourceFolder: folder.path,
            containerFolder: folder.path + "/containers")
    }

    private static let points = [
        "title", "placeholder", "snapshot", "timeline", "view", "query", "default", "recommendations", "perform",
    ]

    /// Asks for everything, so that every point is reached.
    private func useAll(_ widget: ExtensionProcess) async throws(ExtensionError) {
        _ = try await widget.send(DescribeRequest())
        for purpose in EntriesRequest.Purpose.allCases {
            let reply = try await widget.send(EntriesRequest(kind: "Faulty", purpose: purpose, environment: .small))
            _ = try await widget.send(RenderRequest(token: reply.token, environments: [.small]))
        }
        _ = try await widget.send(OptionsRequest(kind: "Faulty", parameter: "color", family: .systemSmall))
        _ = try await widget.send(RecommendationsRequest(kind: "Faulty"))
        _ = try await widget.send(PerformRequest(call: .init(typeName: "Widget_Faulty.Act", parameters: [])))
    }

    @Test("A healthy extension answers every request")
    func sound() async throws {
        try await useAll(try widget())
    }

    @Test("A trap in any call is a crash with the widget's last output", arguments: points)
    func traps(point: String) async throws {
        let watched = try watched(fault: "trap", at: point)
        let error = await #expect(throws: ExtensionError.self) { try await useAll(watched.widget) }
        guard case .crashed(let crash) = error else {
            Issue.record("no crash: \(String(describing: error))")
            return
        }
        #expect(crash.lastLines.contains { $0.contains("a trap in \(point)") })
        #expect(watched.output.lines.contains { $0.text.contains("a trap in \(point)") })
    }

    @Test("Exiting mid-call reports the exit code", arguments: points)
    func leaves(point: String) async throws {
        let widget = try widget(fault: "exit", at: point)
        let error = await #expect(throws: ExtensionError.self) { try await useAll(widget) }
        #expect(error == .crashed(.init(cause: .exit(code: 9), lastLines: [])))
    }

    @Test("S-LIMIT-10: A hang in any call ends at the time limit", arguments: points)
    func hangs(point: String) async throws {
        for limit in Double.growingLimits {
            let watched = try watched(fault: "hang", at: point, LaunchOptions(timeLimit: limit))
            let error = await #expect(throws: ExtensionError.self) { try await useAll(watched.widget) }
            guard watched.output.lines.contains(where: { $0.text == "a hang in \(point)" }) else { continue }
            #expect(error == .hung(seconds: limit))
            return
        }
        Issue.record("the fault was not reached")
    }

    @Test("S-LIMIT-11: Endless output in any call exceeds a limit, and the log stays bounded", arguments: points)
    func floods(point: String) async throws {
        let watched = try watched(
            fault: "flood", at: point, LaunchOptions(timeLimit: .ample, outputLimit: 1 << 20))
        let error = await #expect(throws: ExtensionError.self) { try await useAll(watched.widget) }
        guard case .brokeLimit(.output, amount: 1 << 20, _) = error else {
            Issue.record("no broken limit: \(String(describing: error))")
            return
        }
        #expect(watched.output.lines.count <= 2_000)
        #expect(watched.output.droppedLines > 0)
    }

    @Test("S-LIMIT-17: Endless output between requests ends the process, and the reason is reported")
    func floodsLater() async throws {
        let watched = try watched(fault: "flood", at: "later", LaunchOptions(timeLimit: .ample, outputLimit: 1 << 20))
        let widget = watched.widget
        _ = try await widget.send(PerformRequest(call: .init(typeName: "Widget_Faulty.Act", parameters: [])))
        try folder.write("", to: "gate")
        var events = watched.events.makeAsyncIterator()
        _ = await events.next()
        guard case .ended(.brokeLimit(.output, amount: 1 << 20, _)) = await events.next() else {
            Issue.record("unexpected error")
            return
        }
        // The next request is served by another process.
        _ = try await widget.send(DescribeRequest())
    }

    @Test("S-LIMIT-12: A reply of 50 MB exceeds a limit, whether it is drawn or raw bytes")
    func hugeAnswers() async throws {
        let options = LaunchOptions(timeLimit: .ample, answerLimit: 32 << 20)
        let head = #"\#(ShellBytes.head)\x01\0\0\0\0\0\x20\x03"#
        let script = "printf '\(head)' >&3; head -c 52428800 /dev/zero >&3; exec sleep 3600"
        for widget in [try scripted(script, options), try widget(segments: 3_100_000, options)] {
            let error = await #expect(throws: ExtensionError.self) { try await useAll(widget) }
            guard case .brokeLimit(.message, amount: 32 << 20, _) = error else {
                Issue.record("no broken limit: \(String(describing: error))")
                continue
            }
        }
    }

    @Test("A truncated reply or header is reported with the missing part")
    func halfAnswers() async throws {
        let halves = [
            (#"printf '\#(ShellBytes.head)\x01\0\0\0\x64\0\0\0abc' >&3; exec sleep 3600"#, "3 of 100 bytes"),
            (#"printf '\#(ShellBytes.head)\x01' >&3; exec sleep 3600"#, "5 of 12 bytes"),
        ]
        for (script, words) in halves {
            var error: ExtensionError?
            for limit in Double.growingLimits {
                let widget = try scripted(script, LaunchOptions(timeLimit: limit))
                error = await #expect(throws: ExtensionError.self) { try await widget.send(DescribeRequest()) }
                // A script that has written nothing yet is a hang.
                guard case .hung = error else { break }
            }
            #expect(error?.description.contains(words) == true, "\(String(describing: error))")
        }
    }

    @Test(
        "Garbage on the socket is a protocol violation",
        arguments: ["head -c 4096 /dev/zero", "yes garbage | head -c 4096"])
    func garbage(command: String) async throws {
        let widget = try scripted("\(command) >&3; exec sleep 3600")
        let error = await #expect(throws: ExtensionError.self) { try await widget.send(DescribeRequest()) }
        guard case .protocolViolation = error else {
            Issue.record("no violation: \(String(describing: error))")
            return
        }
    }

    @Test("S-LIFE-2: Child processes end with the process")
    func descendants() async throws {
        let file = folder.path + "/pid"
        for limit in Double.growingLimits where !FileManager.default.fileExists(atPath: file) {
            let script = "sleep 3600 & echo $! > \(file).new; mv \(file).new \(file); exec sleep 3600"
            let widget = try scripted(script, LaunchOptions(timeLimit: limit))
            await #expect(throws: ExtensionError.hung(seconds: limit)) { try await widget.send(DescribeRequest()) }
        }
        let text = try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        let id = try #require(pid_t(text))
        // Another process collects it.
        try await eventually("the started process ends") { state(of: id) == nil || state(of: id) == "Z" }
    }

    @Test(
        "S-LIFE-6: Each of 100 kills is reported and followed by a restart, without zombies, descriptors or threads left"
    )
    func killedOften() async throws {
        let watched = try watched()
        let widget = watched.widget
        var events = watched.events.makeAsyncIterator()
        let before = (descriptors: count("fd"), threads: count("task"))
        // Other tests start processes at the same time, which may get the number of an ended one.
        var startTimes: [pid_t: String] = [:]
        for _ in 0..<100 {
            _ = try await widget.send(DescribeRequest())
            guard case .started(let id, _) = await events.next() else {
                Issue.record("no start was reported")
                return
            }
            startTimes[id] = try #require(startTime(of: id))
            kill(id, SIGKILL)
            let end = await events.next()
            #expect(end == .ended(.crashed(.init(cause: .signal(SIGKILL), lastLines: []))))
        }
        #expect(startTimes.allSatisfy { startTime(of: $0.key) != $0.value })
        // Other tests run at the same time; a leak would leave at least one of each for every process.
        try await eventually("descriptors are closed") { count("fd") - before.descriptors < 50 }
        try await eventually("threads end") { count("task") - before.threads < 50 }
    }

    @Test("A hanging process ends with its host")
    func orphan() throws {
        let built = try Self.built.get()
        var ends: [Int32] = [-1, -1]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
        var launch = ChildProcess.Launch(
            path: built.executable, arguments: [],
            environment: ["FAULT": "hang", "POINT": "perform", "SWIFT_BACKTRACE": "enable=no"])
        launch.channel = ends[1]
        let child = try ChildProcess.start(launch)
        defer { child.closeOutput() }
        close(ends[1])
        let channel = MessageChannel(descriptor: ends[0])
        try channel.send(ExtensionRequest.describe(locale: "en_US"), number: 1)
        _ = try channel.receive(ExtensionReply.self, deadline: MonotonicClock.now + .ample)
        let act = Semantics.IntentCall(typeName: "Widget_Faulty.Act", parameters: [])
        try channel.send(ExtensionRequest.perform(PerformRequest(call: act, timeLimit: 3_600)), number: 2)
        close(ends[0])
        let end = child.wait(deadline: MonotonicClock.now + .ample)
        #expect(end?.ending == .exited(code: 0))
        if end == nil {
            child.kill()
            _ = child.wait()
        }
    }

    @Test("Memory beyond iOS's limit is reported once, and does not end the process")
    func memoryWarning() async throws {
        let watched = try watched(LaunchOptions(timeLimit: .ample, memoryWarning: 1 << 16))
        try await useAll(watched.widget)
        try await useAll(watched.widget)
        let memory = try #require(watched.widget.memory)
        #expect(memory.current > 1 << 16 && memory.peak >= memory.current)
        await watched.widget.shutDown()
        var events = watched.events.makeAsyncIterator()
        guard case .started = await events.next(),
            case .memoryWarning(let bytes, limit: 1 << 16) = await events.next()
        else {
            Issue.record("no memory warning")
            return
        }
        #expect(bytes > 1 << 16)
        _ = try await watched.widget.send(DescribeRequest())
        guard case .started = await events.next() else {
            Issue.record("something else was reported")
            return
        }
    }

    @Test("S-LIFE-7: After consecutive crashes a request is rejected with the remaining pause, instead of waiting")
    func rests() async throws {
        let widget = try widget(fault: "trap", at: "title")
        // A slow machine may take longer for a request than the first pauses last; they double each time.
        for _ in 0..<12 {
            let error = await #expect(throws: ExtensionError.self) { try await widget.send(DescribeRequest()) }
            if case .resting(let seconds) = error {
                #expect(seconds > 0 && seconds <= 30)
                return
            }
        }
        Issue.record("no rest")
    }

    @Test("S-LIFE-8: Hanging extensions do not block threads of others")
    func independence() async throws {
        let script = try scriptedExtension("exec sleep 3600")
        let hanging = (0..<12).map { _ in Watched(script, .patient) }
        let sound = try widget()
        let finished = OutputLog { Date(timeIntervalSinceReferenceDate: 0) }
        await withTaskGroup(of: Void.self) { group in
            var processes: [pid_t] = []
            for each in hanging {
                group.addTask {
                    _ = try? await each.widget.send(DescribeRequest())
                    finished.append("hanging")
                }
            }
            for each in hanging {
                var events = each.events.makeAsyncIterator()
                if case .started(let id, _) = await events.next() { processes.append(id) }
            }
            // All of them receive a request now and do not answer.
            _ = try? await sound.send(DescribeRequest())
            finished.append("sound")
            for id in processes { kill(id, SIGKILL) }
        }
        #expect(finished.lines.first?.text == "sound")
        #expect(finished.lines.count == 13)
    }

    private func count(_ kind: String) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/\(kind)"))?.count ?? 0
    }

    /// The kernel's letter for what a process does; nil when there is none of the number.
    private func state(of id: pid_t) -> Character? {
        status(of: id)?.first?.first
    }

    /// The kernel's time of the start of a process, which distinguishes it from a later one of the same number.
    private func startTime(of id: pid_t) -> String? {
        status(of: id).flatMap { $0.count > 19 ? String($0[19]) : nil }
    }

    /// The fields after the name in the kernel's status of a process (proc_pid_stat(5)): the state is the first.
    private func status(of id: pid_t) -> [Substring]? {
        guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else { return nil }
        return text.split(separator: ")").last?.split(separator: " ")
    }
}
