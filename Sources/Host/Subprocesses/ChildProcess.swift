import ExtensionProtocol
import Glibc
import ProcessLauncher

/// A running child process.
///
/// By default its output goes to an unnamed temporary file, so that a verbose compiler never waits for a reader and the
/// host needs no reader thread.
///
/// It is killed when the host ends, even if the host itself is killed. Its limits are hard: it cannot raise them.
package struct ChildProcess: Sendable {
    package struct Launch: Sendable {
        package var path: String
        package var arguments: [String]
        package var environment: [String: String]
        package var folder: String?
        /// Becomes descriptor 3 of the child, which then leads its own session: keyboard signals do not reach it, and
        /// it is terminated together with its descendants.
        package var channel: Int32?
        /// Whether the child leads its own process group, so that keyboard signals do not reach it.
        var leadsGroup = false
        /// Becomes descriptor 4 of the child.
        package var filter: Int32?
        /// The user namespace of a sandbox: that of an enclosed child, otherwise its descriptor 5.
        package var userNamespace: Int32?
        /// Whether the kernel ends everything that the child starts together with it, from the first moment on.
        package var isEnclosed = false
        /// Becomes standard output and standard error instead of an unnamed temporary file.
        package var output: Int32?
        package var errors = ErrorOutput.withOutput
        /// Bytes.
        package var stackLimit: UInt64?
        package var dataLimit: UInt64?
        /// The maximum size of each file that the program writes, in bytes.
        package var fileLimit: UInt64?
        /// The maximum number of open descriptors.
        package var descriptorLimit: UInt64?

        package init(path: String, arguments: [String], environment: [String: String]) {
            self.path = path
            self.arguments = arguments
            self.environment = environment
        }

        package init(_ command: Sandbox.Command, environment: [String: String]) {
            self.init(path: command.path, arguments: command.arguments, environment: environment)
            isEnclosed = command.isEnclosed
        }
    }

    /// The destination of standard error.
    package enum ErrorOutput: Hashable, Sendable {
        case withOutput
        /// A separate file.
        case apart
    }

    /// The end of a process.
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
    /// The unnamed temporary file; `nil` if the output goes elsewhere.
    private let output: Int32?
    private let errors: Int32?
    private let leadsSession: Bool
    /// The peak memory of this process when it started the child, in kilobytes.
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
                        request.users = launch.userNamespace ?? -1
                        request.encloses = launch.isEnclosed ? 1 : 0
                        request.leads_group = launch.leadsGroup ? 1 : 0
                        request.stack_limit = launch.stackLimit ?? 0
                        request.data_limit = launch.dataLimit ?? 0
                        request.file_limit = launch.fileLimit ?? 0
                        request.descriptor_limit = launch.descriptorLimit ?? 0
                        return pl_launch(&request)
                    }
                }
            }
        }
    }

    /// The end of a program, and its resource usage.
    package struct End {
        package var ending: Ending
        package var peakBytes = 0
        /// The processor time in seconds, including children that it waited for.
        package var processorTime = 0.0
    }

    /// Waits for the end; returns `nil` if the deadline is reached first.
    ///
    /// - Parameter deadline: The deadline in seconds of `CLOCK_MONOTONIC`, or `nil` to wait indefinitely.
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
        // The kernel's peak includes the forking process, so a value that is not larger is meaningless.
        let peakBytes = usage.ru_maxrss > inheritedPeak ? usage.ru_maxrss * 1_024 : 0
        return End(
            ending: ending, peakBytes: peakBytes, processorTime: usage.ru_utime.seconds + usage.ru_stime.seconds)
    }

    /// Terminates the program at once; if it leads a session, with all programs of the session.
    package func kill() {
        Glibc.kill(leadsSession ? -id : id, SIGKILL)
    }

    /// Terminates the program with all its descendants, unless they have detached. Each is stopped before its children
    /// are enumerated, so that it cannot start more.
    ///
    /// The programs that a compiler starts lead their own groups, so its group does not include all of them.
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

    /// The last bytes of the program's output in the unnamed file.
    package func lastOutput(limit: Int) -> [UInt8] { Self.end(of: output, limit: limit) }

    /// The last bytes of standard error, if that is captured separately.
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
