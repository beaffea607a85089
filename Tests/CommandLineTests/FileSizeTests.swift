import Foundation
import Glibc
import Subprocesses
import Testing

@testable import TesseraCommands

@Suite("The limit of file sizes")
struct FileSizeTests {
    /// In a separate process, because the limit and the signal apply to all tests.
    @Test("A file at the limit of its size is an error of the write and does not end the process")
    func error() async {
        await #expect(processExitsWith: .success) {
            // Threads of Dispatch block the signal, the main thread does not.
            var awaited = sigset_t()
            sigemptyset(&awaited)
            sigaddset(&awaited, SIGXFSZ)
            pthread_sigmask(SIG_UNBLOCK, &awaited, nil)
            Interruption.listen()
            let scratch = try Scratch()
            let folder = try OutputFolder(creating: scratch.path)
            try folder.write(Array("old".utf8), to: "x.txt")
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            limit.rlim_cur = 4_096
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            let failure = try #require(throws: CommandFailure.self) {
                try folder.write([UInt8](repeating: 0, count: 10_000), to: "x.txt")
            }
            #expect(failure.message.contains("file too large"))
            #expect(failure.remedy?.contains("ulimit -f") == true)
            #expect(try scratch.names == ["x.txt"])
            #expect(try String(contentsOfFile: scratch.path + "/x.txt", encoding: .utf8) == "old")
        }
    }

    @Test("A program that the process starts is still ended by its own limit")
    func childProcess() async {
        await #expect(processExitsWith: .success) {
            Interruption.listen()
            let scratch = try Scratch()
            var launch = ChildProcess.Launch(
                path: "/bin/sh", arguments: ["-c", "exec head -c 10000 /dev/zero > zeros"], environment: [:])
            launch.folder = scratch.path
            launch.fileLimit = 4_096
            let finished = try ChildProcess.run(launch, seconds: 60)
            #expect(finished.ending == .killed(signal: SIGXFSZ))
        }
    }
}
