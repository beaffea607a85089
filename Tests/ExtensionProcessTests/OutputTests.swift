import ExtensionProtocol
import Foundation
import HostTestSupport
import Synchronization
import TestSupport
import Testing

@testable import ExtensionProcess

@Suite("Output of an extension")
struct OutputTests {
    @Test("Bytes become lines regardless of their chunks; long lines are truncated")
    func lines() {
        var splitter = LineSplitter(limit: 5)
        #expect(splitter.add(Array("ab".utf8)) == [])
        #expect(splitter.add(Array("c\n\nde".utf8)) == ["abc", ""])
        #expect(splitter.add(Array("fghijk\nlm\n".utf8)) == ["defgh…", "lm"])
        #expect(splitter.finish() == nil)
        #expect(splitter.add(Array("no".utf8)) == [])
        #expect(splitter.finish() == "no")
    }

    @Test("Lines of a stack trace and empty lines do not explain a crash; other lines do")
    func tellingLines() {
        for line in ["", "Current stack trace:", "12   libswiftCore.so    0x00007f0000001234 main + 16"] {
            #expect(!OutputReader.isTelling(line), "\(line)")
        }
        for line in ["Clock.swift:3: Fatal error: boom", "3 apples", "at 0x7f00"] {
            #expect(OutputReader.isTelling(line), "\(line)")
        }
    }

    @Test("The log keeps the last lines within its bounds and counts the others")
    func bounds() {
        let log = OutputLog(lineLimit: 8, byteLimit: 1_000) { Date(timeIntervalSinceReferenceDate: 0) }
        for number in 1...100 { log.append("line \(number)") }
        #expect(log.lines.count <= 8)
        #expect(
            log.lines.last == OutputLine(number: 100, date: Date(timeIntervalSinceReferenceDate: 0), text: "line 100"))
        #expect(log.droppedLines == 100 - log.lines.count)
        for _ in 0..<10 { log.append(String(repeating: "x", count: 400)) }
        #expect(log.lines.map(\.text.utf8.count).reduce(0, +) <= 1_000)
        log.append(String(repeating: "y", count: 5_000))
        #expect(log.lines.count == 1)
    }

    @Test("A follower receives each line once, the newest ones if it is slow, and ends with the log")
    func followers() async {
        var log: OutputLog? = OutputLog(lineLimit: 4) { Date(timeIntervalSinceReferenceDate: 0) }
        log?.append("before")
        let lines = log?.follow()
        for number in 1...10 { log?.append("\(number)") }
        log = nil
        var heard: [String] = []
        if let lines { for await line in lines { heard.append(line.text) } }
        #expect(heard == ["7", "8", "9", "10"])
    }

    @Test("Lines are reported while the process is running, each with the given clock's time")
    func live() async throws {
        let folder = try TemporaryFolder()
        let gate = folder.path + "/gate"
        let script = try folder.script(
            "echo one; while [ ! -e \(gate) ]; do sleep 0.02; done; echo two >&2; exit 4")
        let built = BuiltExtension(
            name: "Script", executable: script, resourceFolder: folder.path,
            containerFolder: folder.path + "/containers")
        let seconds = Mutex(100.0)
        let output = OutputLog { Date(timeIntervalSinceReferenceDate: seconds.withLock { $0 }) }
        let widget = ExtensionProcess(
            built, options: LaunchOptions(timeLimit: .ample), restPolicy: .refuse, log: output)
        var follower = output.follow().makeAsyncIterator()
        async let answer = Result { try await widget.send(DescribeRequest()) }
        let first = await follower.next()
        #expect(first == OutputLine(number: 1, date: Date(timeIntervalSinceReferenceDate: 100), text: "one"))
        seconds.withLock { $0 = 200 }
        try folder.write("", to: "gate")
        let second = await follower.next()
        #expect(second == OutputLine(number: 2, date: Date(timeIntervalSinceReferenceDate: 200), text: "two"))
        guard case .failure(let error as ExtensionError) = await answer else {
            Issue.record("it answered")
            return
        }
        #expect(error == .crashed(.init(cause: .exit(code: 4), lastLines: ["one", "two"])))
    }
}

extension Result where Failure == any Error {
    fileprivate init(_ body: () async throws -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}
