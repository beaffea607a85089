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
/// when the host ends, the kernel ends bubblewrap, then that process, then all others of the namespace. Where the
/// machine supports it, bubblewrap is enclosed: it is the first process of another namespace, so that this also holds
/// while it starts. See `make_enclosed`.
///
/// Whether the machine supports it is tested (`SandboxTrial`), because containers and some systems forbid user
/// namespaces. Success is remembered (`SandboxRecord`), because a test takes longer than a sandbox.
package struct Sandbox: Hashable, Sendable {
    /// The path of bubblewrap.
    private let program: String?
    /// The reason that the sandbox is unavailable; `nil` if it works.
    package let cause: SandboxCause?
    private let shape: Shape
    /// Whether a program can get a different user than the administrator's.
    private let changesUser: Bool
    /// The reason that system calls are not filtered; `nil` if they are.
    package let filterProblem: String?

    /// What differs between machines.
    struct Shape: Hashable, Sendable {
        /// Whether this version of bubblewrap supports size limits for folders in memory.
        var isBounded: Bool
        /// Whether bubblewrap is enclosed. A system may permit user namespaces to bubblewrap alone.
        var isEnclosed: Bool

        /// Options that mount empty folders at `/tmp` and `/dev/shm`.
        var temporary: [String] { Sandbox.temporaryFolders(isBounded: isBounded) }

        fileprivate var open: Shape { Shape(isBounded: isBounded, isEnclosed: false) }
    }

    /// Whether nothing of a sandbox outlives a host that is killed while the sandbox starts.
    package var endsWithHost: Bool { shape.isEnclosed }

    /// The machine's sandbox, which is tested at the first access unless an earlier run has.
    package static let system: Sandbox = {
        let environment = ProcessInfo.processInfo.environment
        guard let program = findProgram(environment) else { return Sandbox(program: nil, variable: named(environment)) }
        func record(isEnclosed: Bool) -> SandboxRecord {
            SandboxRecord(of: program, in: UserFolder.cache(environment), isEnclosed: isEnclosed)
        }
        for isEnclosed in [true, false] where record(isEnclosed: isEnclosed).isPresent {
            return Sandbox(working: program, isEnclosed: isEnclosed)
        }
        let sandbox = Sandbox(program: program)
        let isEnclosed = sandbox.shape.isEnclosed
        if sandbox == Sandbox(working: program, isEnclosed: isEnclosed) { record(isEnclosed: isEnclosed).write() }
        return sandbox
    }()

    /// Tests the program.
    ///
    /// - Parameter variable: The value of `TESSERA_BUBBLEWRAP`, if it is the reason that there is no program.
    package init(program: String?, variable: String? = nil) {
        self.program = program
        let least = Shape(isBounded: false, isEnclosed: false)
        guard let program else {
            shape = least
            changesUser = false
            filterProblem = nil
            cause = variable.map { SandboxCause.noProgram(variable: $0) } ?? .notInstalled
            return
        }
        let shapes = [true, false].flatMap { isBounded in
            [true, false].map { Shape(isBounded: isBounded, isEnclosed: $0) }
        }
        for shape in shapes where SandboxTrial(program, shape).problem == nil {
            // A different user matters more than an enclosure.
            let changing = [shape, shape.open].first { Self.canChangeUser(program, $0) }
            self.shape = changing ?? shape
            changesUser = changing != nil
            cause = nil
            filterProblem = nil
            return
        }
        for shape in shapes where SandboxTrial(program, shape, isFiltered: false).problem == nil {
            self.shape = shape
            changesUser = false
            cause = nil
            filterProblem = SandboxTrial(program, shape).problem
            return
        }
        shape = least
        changesUser = false
        filterProblem = nil
        let words = SandboxTrial(program, least, isFiltered: false).problem
        cause = SandboxCause(.ofThisMachine(program: program, words: words))
    }

    private static func canChangeUser(_ program: String, _ shape: Shape) -> Bool {
        shape.isBounded && SandboxUser.isNeeded && SandboxTrial(program, shape, changesUser: true).problem == nil
    }

    /// The sandbox where everything works.
    private init(working program: String, isEnclosed: Bool) {
        self.program = program
        cause = nil
        shape = Shape(isBounded: true, isEnclosed: isEnclosed)
        changesUser = SandboxUser.isNeeded
        filterProblem = nil
    }

    /// Has the next run test the machine's sandbox, after it failed to start a program.
    package static func forgetTest() {
        let environment = ProcessInfo.processInfo.environment
        SandboxRecord.remove(in: UserFolder.cache(environment))
    }

    /// The reason that the sandbox is unavailable, the end of a sentence; `nil` if it works.
    package var unavailability: String? { cause?.reason }

    /// `TESSERA_BUBBLEWRAP`, else the one that the system's packages install.
    private static func findProgram(_ environment: [String: String]) -> String? {
        (named(environment).map { [$0] } ?? ["/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap"]).first { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
                && FileManager.default.isExecutableFile(atPath: path)
        }
    }

    /// The value of `TESSERA_BUBBLEWRAP`.
    private static func named(_ environment: [String: String]) -> String? {
        environment["TESSERA_BUBBLEWRAP"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The reason that a sandbox did not start its program; `nil` if it did.
    ///
    /// - Parameters:
    ///   - code: The exit code of the sandbox.
    ///   - words: The last line of its output.
    package static func refusal(code: Int32, words: String) -> String? {
        let starters: [(name: String, codes: ClosedRange<Int32>)] = [
            ("bwrap: ", 1...1), ("change-user: ", 126...127), ("setpriv: ", 126...127),
        ]
        return starters.first { words.hasPrefix($0.name) && $0.codes.contains(code) }.map { starter in
            "the sandbox rejected it: \(words.dropFirst(starter.name.count))"
        }
    }

    // MARK: Descriptors of one start

    /// A file with the filter, for one start; the caller closes it.
    package func filter(_ children: ChildProcesses) -> Int32? {
        guard cause == nil, filterProblem == nil else { return nil }
        return Self.filter(children)
    }

    static func filter(_ children: ChildProcesses) -> Int32? {
        let file = pl_system_call_filter(children == .denied ? PL_CHILDREN_DENIED : PL_CHILDREN_ALLOWED)
        return file >= 0 ? file : nil
    }

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

    /// Whether the kernel counts the threads of a sandbox separately. Before Linux 5.14 it counts all threads of the
    /// user, so that a limit would concern the user's other programs.
    package static let countsThreads: Bool = {
        var system = utsname()
        guard uname(&system) == 0 else { return false }
        let release = withUnsafeBytes(of: system.release) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let numbers = release.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
        return numbers.count == 2 && (numbers[0], numbers[1]) >= (5, 14)
    }()

    // MARK: The command

    /// The files that a program may read and write.
    package struct Access: Hashable, Sendable {
        /// What a program uses of the system besides programs and libraries.
        package enum Profile: Hashable, Sendable {
            /// The usual devices, and the files of `/etc` that names, certificates and time need.
            case program
            /// The usual devices, and what the dynamic linker and the system's links need.
            case compiler
            /// What a widget's process uses: its host resolves names and tells it the time zone. Each omitted file
            /// saves a mount, of which a sandbox consists.
            case widget
        }

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
        package var profile = Profile.program
        /// A program in a readable folder that changes the user like `setpriv` (`Tools/sdk/change-user.c`).
        package var userChanger: String?

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
        var isEnclosed = false

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
        guard let program, cause == nil else { return nil }
        let options = Self.options(
            for: access, folder: folder, temporary: shape.temporary, isFiltered: isFiltered, changesUser: changesUser,
            isEnclosed: shape.isEnclosed)
        var command = Command(path: program, arguments: options + [path] + arguments)
        command.isEnclosed = shape.isEnclosed
        return command
    }
}
