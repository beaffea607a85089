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
/// 3. an empty `/tmp` and `/dev/shm`, both of a bounded size, a small `/dev`, its own `/proc`, which is read-only:
///    the kernel's settings belong to the administrator, whose user a host may have;
/// 4. its containers, which are writable.
///
/// A filter rejects system calls that access other processes or kernel internals, and those that start another process,
/// so that a widget cannot fill the machine with processes, or create memory that no limit counts.
///
/// Where the host is the administrator, a widget gets a different user (`SandboxUser`).
///
/// The first process of the sandbox is bubblewrap's, not the program, so that the program cannot prevent its own end:
/// when the host ends, the kernel ends bubblewrap, then that process, then all others of the namespace.
///
/// Whether the machine supports it is tested once, because containers and some systems forbid user namespaces.
package struct Sandbox: Hashable, Sendable {
    /// The path of bubblewrap.
    private let program: String?
    private let problem: String?
    /// Options that mount empty folders at `/tmp` and `/dev/shm`, with size limits if this version supports them.
    private let temporary: [String]
    /// Whether a program can get a different user than the administrator's.
    private let changesUser: Bool
    /// The reason that system calls are not filtered; `nil` if they are.
    package let filterProblem: String?

    /// The machine's sandbox, which is tested at the first access.
    package static let system = Sandbox(program: findProgram())

    package init(program: String?) {
        self.program = program
        guard let program else {
            temporary = []
            changesUser = false
            filterProblem = nil
            problem = "bubblewrap is not installed (apt-get install bubblewrap)"
            return
        }
        let bounded = Self.temporaryFolders(isBounded: true)
        let plain = Self.temporaryFolders(isBounded: false)
        for options in [bounded, plain] where Self.trial(of: program, options, .used) == nil {
            temporary = options
            changesUser =
                options == bounded && SandboxUser.isNeeded
                && Self.trial(of: program, options, .used, changesUser: true) == nil
            problem = nil
            filterProblem = nil
            return
        }
        for options in [bounded, plain] where Self.trial(of: program, options, .left) == nil {
            temporary = options
            changesUser = false
            problem = nil
            filterProblem = Self.trial(of: program, options, .used)
            return
        }
        temporary = plain
        changesUser = false
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

    /// Makes a different user than the administrator's available to one start; the caller closes the descriptor.
    ///
    /// - Parameter folders: The folders that the user must be able to write to.
    /// - Returns: `nil` if the host is not the administrator, or if the machine does not support it.
    package func userNamespace(owning folders: [String]) -> Int32? {
        changesUser ? SandboxUser.namespace(owning: folders) : nil
    }

    /// Makes the sandbox's user own a file, if that user differs from the host's.
    package func give(_ path: String) {
        if changesUser { SandboxUser.give(path) }
    }

    /// The size limits of `/tmp` and `/dev/shm` in bytes; both are in memory.
    private static let temporarySize = 64 << 20
    private static let sharedSize = 16 << 20

    private static func temporaryFolders(isBounded: Bool) -> [String] {
        [("/tmp", temporarySize), ("/dev/shm", sharedSize)].flatMap { folder, size in
            (isBounded ? ["--perms", "1777", "--size", "\(size)"] : []) + ["--tmpfs", folder]
        }
    }

    /// Devices are bound to the host's. `/dev/full` replaces `/dev/zero`: it contains the same bytes, but mapping it
    /// creates no shared memory.
    private static let kernelFiles = ["--proc", "/proc", "--dev", "/dev", "--dev-bind-try", "/dev/full", "/dev/zero"]
    private static let finish = ["--remount-ro", "/dev", "--remount-ro", "/proc", "--remount-ro", "/"]

    /// Whether the kernel counts the threads of a sandbox separately. Before Linux 5.14 it counts all threads of the
    /// user, so that a limit would concern the user's other programs.
    package static let countsThreads: Bool = {
        var system = utsname()
        guard uname(&system) == 0 else { return false }
        let release = withUnsafeBytes(of: system.release) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let numbers = release.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
        return numbers.count == 2 && (numbers[0], numbers[1]) >= (5, 14)
    }()

    /// The reason that the sandbox is unavailable; `nil` if it works.
    package var unavailability: String? { problem }

    private static func findProgram() -> String? {
        ["/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap"].first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    /// The namespaces of every program.
    private static let isolation = [
        "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try", "--die-with-parent", "--hostname",
        "widget",
    ]
    private static let sameUser = ["--unshare-user", "--uid", "\(SandboxUser.shown)", "--gid", "\(SandboxUser.shown)"]

    /// The time limit of a trial in seconds. It is generous, because a busy machine must not cost the widget its
    /// sandbox.
    private static let trialLimit = 60.0

    /// The reason that a trial with the options failed; `nil` if it succeeded.
    private static func trial(
        of program: String, _ options: [String], _ filter: Filter, changesUser: Bool = false
    ) -> String? {
        let system = ["--ro-bind", "/", "/"] + kernelFiles
        let namespace = changesUser ? SandboxUser.namespace(owning: []) : nil
        defer { if let namespace { close(namespace) } }
        guard !changesUser || namespace != nil else { return "there is no user namespace" }
        let file = filter == .used ? Self.filter(.denied) : nil
        defer { if let file { close(file) } }
        guard filter == .left || file != nil else { return "there is no system call filter for this processor" }
        let filtering = file == nil ? [] : filterOptions
        let arguments =
            isolation + (changesUser ? SandboxUser.options : sameUser) + system + options + finish + filtering + ["--"]
            + (changesUser ? SandboxUser.command : []) + ["/bin/true"]
        var launch = ChildProcess.Launch(path: program, arguments: arguments, environment: ["PATH": "/usr/bin:/bin"])
        launch.filter = file
        launch.userNamespace = namespace
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
        /// Existing files and folders in readable folders that appear empty.
        package var hidden: [String] = []
        /// Sockets that appear under other paths, by those paths.
        package var sockets: [String: String] = [:]
        /// Whether the program is the first process of the sandbox instead of bubblewrap.
        ///
        /// 1. When it ends, all others of the sandbox have ended before its end is reported.
        /// 2. The processor time of its children is counted.
        /// 3. It could prevent that it ends with the host, so it must not contain a stranger's code.
        package var isFirstProcess = false

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
    /// - Parameters:
    ///   - isFiltered: Whether the launch passes the filter.
    ///   - changesUser: Whether the launch passes a user namespace.
    package func command(
        _ path: String, _ arguments: [String], folder: String, access: Access, isFiltered: Bool,
        changesUser: Bool = false
    ) -> Command? {
        guard let program, problem == nil else { return nil }
        var options = Self.isolation + (changesUser ? SandboxUser.options : Self.sameUser)
        if access.network == .denied { options.append("--unshare-net") }
        if access.isFirstProcess { options.append("--as-pid-1") }
        if isFiltered { options += Self.filterOptions }
        options += Self.systemFiles
        options += Self.kernelFiles + temporary
        if changesUser { options += SandboxUser.folders(above: access.readable + access.writable) }
        for folder in access.readable { options += ["--ro-bind-try", folder, folder] }
        for path in access.hidden { options += Self.options(hiding: path) }
        for folder in access.writable { options += ["--bind", folder, folder] }
        for (place, socket) in access.sockets.sorted(by: { $0.key < $1.key }) {
            options += ["--dir", (place as NSString).deletingLastPathComponent]
            options += ["--ro-bind", socket, place]
        }
        // The mount points that bubblewrap created are read-only as well.
        options += Self.finish + ["--chdir", folder, "--"] + (changesUser ? SandboxUser.command : [])
        return Command(path: program, arguments: options + [path] + arguments)
    }

    private static func options(hiding path: String) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
        return isFolder.boolValue ? ["--tmpfs", path, "--remount-ro", path] : ["--ro-bind", "/dev/null", path]
    }

    private static let systemFiles: [String] = {
        // A folder that bubblewrap creates for a bound file is closed to other users than its own.
        var options = ["--ro-bind", "/usr", "/usr", "--dir", "/etc"]
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
