import ExtensionProtocol
import Glibc
import ProcessLauncher

/// A program that was started.
///
/// Unless another place is given, its output goes to a file without a name: a chatty compiler then never waits for a
/// reader and the host needs no thread to read.
package struct ChildProcess: Sendable {
    package struct Launch: Sendable {
        package var path: String
        package var arguments: [String]
        package var environment: [String: String]
        package var folder: String?
        /// Becomes descriptor 3 of the child, which then leads a session of its own: signals from the keyboard do not
        /// reach it, and it is ended together with all that it started.
        package var channel: Int32?
        /// Whether the child leads a process group of its own, so that signals from the keyboard do not reach it.
        var leadsGroup = false
        /// Becomes descriptor 4 of the child.
        package var filter: Int32?
        /// Becomes standard output and standard error instead of a file without a name.
        package var output: Int32?
        package var errors = ErrorOutput.withOutput
        /// Bytes.
        package var stackLimit: UInt64?
        package var dataLimit: UInt64?
        /// Of each file that the program writes.
        package var fileLimit: UInt64?

        package init(path: String, arguments: [String], environment: [String: String]) {
            self.path = path
            self.arguments = arguments
            self.environment = environment
        }
    }

    /// Where what a program says of errors goes.
    package enum ErrorOutput: Hashable, Sendable {
        case withOutput
        /// To a file of its own.
        case apart
    }

    /// How a process ended.
    package enum Ending: Hashable, Sendable {
        case exited(code: Int32)
        case killed(signal: Int32)
    }

    package struct LaunchFailure: Error, Hashable, Sendable, CustomStringConvertible {
        var path: String
        var code: Int32

        package var description: String { "'\(path)' could not be started: \(String(cString: strerror(code)))" }
    }

    package let id: pid_t
    /// The file without a name; none when the output goes elsewhere.
    private let output: Int32?
    private let errors: Int32?
    private let leadsSession: Bool
    /// The largest size that this process had when it started the child, in kilobytes.
    private let inheritedPeak: Int

    package static func start(_ launch: Launch) throws(LaunchFailure) -> ChildProcess {
        let file = launch.output == nil ? pl_anonymous_file("output") : nil
        let output = launch.output ?? file ?? -1
        let errors = launch.errors == .apart ? pl_anonymous_file("errors") : nil
        guard output >= 0, errors.map({ $0 >= 0 }) ?? true else {
            let code = errno
            if let file, file >= 0 { close(file) }
            throw LaunchFailure(path: launch.path, code: code)
        }
        var id = spawn(launch, output: output, errors: errors)
        // A file that was just written counts as open for writing while another thread is between fork and exec.
        var attempts = 0
        while id == -ETXTBSY, attempts < 40 {
            attempts += 1
            usleep(5_000)
            id = spawn(launch, output: output, errors: errors)
        }
        guard id > 0 else {
            for file in [file, errors].compactMap(\.self) { close(file) }
            throw LaunchFailure(path: launch.path, code: -id)
        }
        var own = rusage()
        getrusage(RUSAGE_SELF.rawValue, &own)
        return ChildProcess(
            id: id, output: file, errors: errors, leadsSession: launch.channel != nil, inheritedPeak: own.ru_maxrss)
    }

    private static func spawn(_ launch: Launch, output: Int32, errors: Int32?) -> pid_t {
        let environment = launch.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return withCStrings([launch.path] + launch.arguments) { arguments in
            withCStrings(environment) { variables in
                launch.path.withCString { path in
                    withOptionalCString(launch.folder) { folder in
                        var request = pl_request()
                        request.path = path
                        request.arguments = arguments
                        request.environment = variables
                        request.folder = folder
                        request.output = output
                        request.errors = errors ?? -1
                        request.channel = launch.channel ?? -1
                        request.filter = launch.filter ?? -1
                        request.leads_group = launch.leadsGroup ? 1 : 0
                        request.stack_limit = launch.stackLimit ?? 0
                        request.data_limit = launch.dataLimit ?? 0
                        request.file_limit = launch.fileLimit ?? 0
                        return pl_launch(&request)
                    }
                }
            }
        }
    }

    /// How a program ended, and what it used.
    package struct End {
        package var ending: Ending
        package var peakBytes = 0
        /// Seconds, with those of the children that it waited for.
        package var processorTime = 0.0
    }

    /// Waits for the end; none when the deadline comes first.
    ///
    /// - Parameter deadline: seconds of `CLOCK_MONOTONIC`, or none to wait as long as it takes.
    package func wait(deadline: Double? = nil) -> End? {
        if let deadline {
            while true {
                let left = deadline - MonotonicClock.now
                let milliseconds = Int32(min(max(left * 1_000, 0), 3_600_000).rounded(.up))
                if pl_wait(id, milliseconds) == 1 { break }
                guard left > 0 else { return nil }
            }
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(id, &status, 0, &usage) != id {
            guard errno == EINTR else { return End(ending: .exited(code: 127)) }
        }
        let signal = status & 0x7F
        let ending = signal == 0 ? Ending.exited(code: (status >> 8) & 0xFF) : .killed(signal: signal)
        // The kernel begins to count with the process that forked, so a figure that is not larger says nothing.
        let peakBytes = usage.ru_maxrss > inheritedPeak ? usage.ru_maxrss * 1_024 : 0
        return End(
            ending: ending, peakBytes: peakBytes, processorTime: usage.ru_utime.seconds + usage.ru_stime.seconds)
    }

    /// Ends the program at once; one that leads a session together with all programs of the session.
    package func kill() {
        Glibc.kill(leadsSession ? -id : id, SIGKILL)
    }

    /// Ends the program with all that it started, as far as that has not gone its own ways. Each is stopped before its
    /// children are looked for, so that no more can come.
    ///
    /// The programs that a compiler starts lead groups of their own, so its group is not all of them.
    func killFamily() {
        var family: [pid_t] = []
        var open = [id]
        while let next = open.popLast(), family.count < 10_000 {
            Glibc.kill(next, SIGSTOP)
            family.append(next)
            open += ProcessMemory.children(of: next)
        }
        for member in family { Glibc.kill(member, SIGKILL) }
        kill()
    }

    /// The last bytes that the program wrote to the file without a name.
    package func lastOutput(limit: Int) -> [UInt8] { Self.end(of: output, limit: limit) }

    /// The same of what it said of errors, when that is kept apart.
    func lastErrors(limit: Int) -> [UInt8] { Self.end(of: errors, limit: limit) }

    private static func end(of file: Int32?, limit: Int) -> [UInt8] {
        guard let file else { return [] }
        let size = Int(lseek(file, 0, SEEK_CUR))
        let count = min(max(size, 0), limit)
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = max(0, pread(file, buffer.baseAddress, count, max(0, size - count)))
        }
    }

    package func closeOutput() {
        for file in [output, errors].compactMap(\.self) { close(file) }
    }
}

private func withOptionalCString<Result>(
    _ string: String?, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
    guard let string else { return body(nil) }
    return string.withCString { body($0) }
}

private func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    var pointers = strings.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { preconditionFailure("an array with a last element has an address") }
        return body(base)
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
