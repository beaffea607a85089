import Foundation
import ProcessLauncher
import Synchronization

/// A program that a test starts.
///
/// Foundation's `Process` lists the open files of the parent process, and reads past the end of that list if there are
/// more than about 1,360, which happens while a test has a thousand pages open. Here the new process closes every file
/// that it does not inherit explicitly.
package final class TestProcess: Sendable {
    package enum Output: Sendable {
        case nothing
        case pipe
    }

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    package let identifier: pid_t
    private let outputPipe: Pipe?
    private let errorPipe: Pipe?
    /// The `waitpid` status of the program, once it has been waited for.
    private let end = Mutex<Int32?>(nil)

    /// - Parameters:
    ///   - environment: All of the new program's variables; `nil` passes this process's own.
    ///   - folder: The working folder of the program; `nil` for that of this process.
    package init(
        _ path: String, _ arguments: [String], environment: [String: String]? = nil, in folder: String? = nil,
        output: Output = .nothing, errors: Output = .nothing
    ) throws {
        outputPipe = output == .pipe ? Pipe() : nil
        errorPipe = errors == .pipe ? Pipe() : nil
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(nowhere) }
        let output = outputPipe?.fileHandleForWriting.fileDescriptor ?? nowhere
        let errors = errorPipe?.fileHandleForWriting.fileDescriptor ?? nowhere
        let variables = environment ?? ProcessInfo.processInfo.environment
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        let place = folder.map { strdup($0) } ?? nil
        defer { for text in words + settings + [place] { free(text) } }
        let identifier = words.withUnsafeBufferPointer { words in
            settings.withUnsafeBufferPointer { settings in
                path.withCString { path in
                    var request = pl_request()
                    request.path = path
                    request.arguments = words.baseAddress
                    request.environment = settings.baseAddress
                    request.folder = UnsafePointer(place)
                    request.output = output
                    request.errors = errors
                    request.channel = -1
                    request.filter = -1
                    request.users = -1
                    return pl_launch(&request)
                }
            }
        }
        guard identifier > 0 else {
            throw Failure(description: "\(path) does not start: \(String(cString: strerror(-identifier)))")
        }
        self.identifier = identifier
        try? outputPipe?.fileHandleForWriting.close()
        try? errorPipe?.fileHandleForWriting.close()
    }

    deinit {
        stop()
    }

    /// The available standard output. Waits for output, and returns an empty value at its end.
    package func moreOutput() -> Data { outputPipe?.fileHandleForReading.availableData ?? Data() }

    /// All of standard output and all of standard error. Messages fit into a pipe's buffer, so the two can be read in
    /// sequence.
    package func allOutput() -> (output: String, errors: String) {
        let output = outputPipe?.fileHandleForReading.readDataToEndOfFile() ?? Data()
        let errors = errorPipe?.fileHandleForReading.readDataToEndOfFile() ?? Data()
        return (String(decoding: output, as: UTF8.self), String(decoding: errors, as: UTF8.self))
    }

    package var isRunning: Bool { ending(WNOHANG) == nil }

    /// Waits for the end: the status of an exit, or the negative number of the signal that ended it.
    @discardableResult
    package func wait() -> Int32 { ending(0) ?? 0 }

    /// Kills the program and waits for its end.
    package func stop() {
        guard isRunning else { return }
        kill(identifier, SIGKILL)
        wait()
    }

    /// Polls once, or waits, and stores the status: the process ID may be reused afterward.
    private func ending(_ options: Int32) -> Int32? {
        end.withLock { end in
            if let end { return end }
            var status: Int32 = 0
            var found = waitpid(identifier, &status, options)
            while found < 0, errno == EINTR { found = waitpid(identifier, &status, options) }
            guard found == identifier else { return nil }
            let signal = status & 0x7f
            end = signal == 0 ? (status >> 8) & 0xff : -signal
            return end
        }
    }
}
