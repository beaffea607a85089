import ExtensionProtocol
import Foundation
import Glibc
import ProcessLauncher

/// Bubblewrap, which starts a program in a sandbox.
///
/// The program gets its own namespaces for users, processes, IPC and host names, so that it sees no other process and
/// has no additional permissions. Its file system contains only what it needs:
///
/// 1. the system's programs and libraries, and the few files of `/etc` that names, certificates and time need;
/// 2. the folders of the SDK and the Swift runtime, of the widget's program, its bundle, fonts and symbols;
/// 3. an empty `/tmp`, a small `/dev`, its own `/proc`;
/// 4. its containers, which are writable.
///
/// A filter rejects system calls that access other processes or kernel internals, and those that start another process,
/// so that a widget cannot fill the machine with processes. The memory limit bounds the number of threads.
///
/// Whether the machine supports it is tested once, because containers and some systems forbid user namespaces.
package struct Sandbox: Hashable, Sendable {
    /// The path of bubblewrap.
    private let program: String?
    private let problem: String?
    /// Options that mount an empty folder at `/tmp`, with a size limit if this version supports it.
    private let temporary: [String]
    /// The reason that system calls are not filtered; `nil` if they are.
    package let filterProblem: String?

    /// The machine's sandbox, which is tested at the first access.
    package static let system = Sandbox(program: findProgram())

    package init(program: String?) {
        self.program = program
        guard let program else {
            temporary = []
            filterProblem = nil
            problem = "bubblewrap is not installed (apt-get install bubblewrap)"
            return
        }
        let bounded = ["--size", "\(Self.temporarySize)", "--tmpfs", "/tmp"]
        let plain = ["--tmpfs", "/tmp"]
        for options in [bounded, plain] where Self.trial(of: program, options, .used) == nil {
            temporary = options
            problem = nil
            filterProblem = nil
            return
        }
        for options in [bounded, plain] where Self.trial(of: program, options, .left) == nil {
            temporary = options
            problem = nil
            filterProblem = Self.trial(of: program, options, .used)
            return
        }
        temporary = plain
        problem = Self.trial(of: program, plain, .left)
        filterProblem = nil
    }

    private enum Filter { case used, left }

    /// A file with the filter, for one start; the caller closes it.
    package func filter(_ children: ChildProcesses) -> Int32? {
        guard problem == nil, filterProblem == nil else { return nil }
        return Self.filter(children)
    }

    private static func filter(_ children: ChildProcesses) -> Int32? {
        let file = pl_system_call_filter(children == .denied ? PL_CHILDREN_DENIED : PL_CHILDREN_ALLOWED)
        return file >= 0 ? file : nil
    }

    /// Options with which bubblewrap reads the filter from the descriptor that `ChildProcess` passes.
    private static let filterOptions = ["--seccomp", "4"]

    /// The size limit of `/tmp` in bytes; it is in memory.
    private static let temporarySize = 64 << 20

    /// The reason that the sandbox is unavailable; `nil` if it works.
    package var unavailability: String? { problem }

    private static func findProgram() -> String? {
        ["/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap"].first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    /// The namespaces of every program.
    private static let isolation = [
        "--unshare-user", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try", "--as-pid-1",
        "--uid", "65534", "--gid", "65534", "--hostname", "widget",
    ]

    /// The time limit of a trial in seconds. It is generous, because a busy machine must not cost the widget its
    /// sandbox.
    private static let trialLimit = 60.0

    /// The reason that a trial with the options failed; `nil` if it succeeded.
    private static func trial(of program: String, _ options: [String], _ filter: Filter) -> String? {
        let system = ["--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev"]
        let file = filter == .used ? Self.filter(.denied) : nil
        defer { if let file { close(file) } }
        guard filter == .left || file != nil else { return "there is no system call filter for this processor" }
        let filtering = file == nil ? [] : filterOptions
        let arguments = isolation + system + options + filtering + ["/bin/true"]
        var launch = ChildProcess.Launch(path: program, arguments: arguments, environment: ["PATH": "/usr/bin:/bin"])
        launch.filter = file
        let child: ChildProcess
        do {
            child = try ChildProcess.start(launch)
        } catch {
            return error.description
        }
        defer { child.closeOutput() }
        guard let end = child.wait(deadline: MonotonicClock.now + trialLimit) else {
            child.kill()
            _ = child.wait()
            return "bubblewrap did not respond"
        }
        guard end.ending != .exited(code: 0) else { return nil }
        let words = String(decoding: child.lastOutput(limit: 400), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return "this machine does not support sandboxes: \(words.isEmpty ? "\(end.ending)" : words)"
    }

    /// The files that a program may read and write.
    package struct Access: Hashable, Sendable {
        package var readable: [String]
        package var writable: [String]
        package var network: SandboxMode.Network

        package init(readable: [String], writable: [String], network: SandboxMode.Network) {
            self.readable = readable
            self.writable = writable
            self.network = network
        }
    }

    /// The command that starts a program in the sandbox.
    package struct Command: Hashable, Sendable {
        package var path: String
        package var arguments: [String]

        package init(path: String, arguments: [String]) {
            self.path = path
            self.arguments = arguments
        }
    }

    /// The command that starts a program in the sandbox; `nil` if the machine does not support it.
    ///
    /// - Parameter isFiltered: Whether the launch passes the filter.
    package func command(
        _ path: String, _ arguments: [String], folder: String, access: Access, isFiltered: Bool
    ) -> Command? {
        guard let program, problem == nil else { return nil }
        var options = Self.isolation
        if access.network == .denied { options.append("--unshare-net") }
        if isFiltered { options += Self.filterOptions }
        options += Self.systemFiles
        options += ["--proc", "/proc", "--dev", "/dev"] + temporary
        for folder in access.readable { options += ["--ro-bind-try", folder, folder] }
        for folder in access.writable { options += ["--bind", folder, folder] }
        // The mount points that bubblewrap created are read-only as well.
        return Command(
            path: program, arguments: options + ["--remount-ro", "/", "--chdir", folder, "--", path] + arguments)
    }

    private static let systemFiles: [String] = {
        var options = ["--ro-bind", "/usr", "/usr"]
        for folder in ["/lib", "/lib32", "/lib64", "/bin", "/sbin"] {
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
                options += ["--symlink", target, folder]
            } else {
                options += ["--ro-bind-try", folder, folder]
            }
        }
        let files = [
            "ld.so.cache", "alternatives", "ssl", "ca-certificates", "pki", "resolv.conf", "hosts", "nsswitch.conf",
            "gai.conf", "host.conf", "services", "protocols", "localtime", "timezone",
        ]
        for name in files where FileManager.default.fileExists(atPath: "/etc/" + name) {
            options += ["--ro-bind-try", "/etc/" + name, "/etc/" + name]
        }
        return options
    }()
}
