import ExtensionProtocol
import Foundation

/// Bubblewrap, which starts a program in a world of its own.
///
/// The program gets namespaces of its own for users, processes, messages and names, so that it sees no other process
/// and has no rights that a user could give it. Its file system is put together of what it needs:
///
/// 1. the system's programs and libraries, and the few files of `/etc` that names, certificates and time need;
/// 2. the folders of the SDK and the Swift runtime, of the widget's program, its bundle, fonts and symbols;
/// 3. an empty `/tmp`, a small `/dev`, its own `/proc`;
/// 4. to write to: its containers.
///
/// Whether the machine allows it is tried once, because containers and some systems forbid user namespaces.
package struct Sandbox: Hashable, Sendable {
    /// Path of bubblewrap.
    private let program: String?
    private let problem: String?
    /// Options that put an empty folder at `/tmp`; bounded where this version can do so.
    private let temporary: [String]

    /// The machine's own, tried when first asked for.
    package static let system = Sandbox(program: findProgram())

    package init(program: String?) {
        self.program = program
        guard let program else {
            temporary = []
            problem = "bubblewrap is not installed (apt-get install bubblewrap)"
            return
        }
        let bounded = ["--size", "\(Self.temporarySize)", "--tmpfs", "/tmp"]
        guard Self.trial(of: program, bounded) != nil else {
            temporary = bounded
            problem = nil
            return
        }
        temporary = ["--tmpfs", "/tmp"]
        problem = Self.trial(of: program, temporary)
    }

    /// Bytes that a program may leave in `/tmp`; they lie in memory.
    private static let temporarySize = 64 << 20

    /// Why nothing can be confined; nil when it works.
    package var unavailability: String? { problem }

    private static func findProgram() -> String? {
        ["/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap"].first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    /// Namespaces that every program gets.
    private static let isolation = [
        "--unshare-user", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try", "--as-pid-1",
        "--uid", "65534", "--gid", "65534", "--hostname", "widget",
    ]

    /// Why a trial with the options failed; nil when it did not.
    private static func trial(of program: String, _ options: [String]) -> String? {
        let system = ["--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev"]
        let arguments = isolation + system + options + ["/bin/true"]
        let launch = ChildProcess.Launch(path: program, arguments: arguments, environment: ["PATH": "/usr/bin:/bin"])
        let child: ChildProcess
        do {
            child = try ChildProcess.start(launch)
        } catch {
            return error.description
        }
        defer { child.closeOutput() }
        guard let end = child.wait(deadline: MonotonicClock.now + 5) else {
            child.kill()
            _ = child.wait()
            return "bubblewrap did not answer"
        }
        guard end.ending != .exited(code: 0) else { return nil }
        let words = String(decoding: child.lastOutput(limit: 400), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return "this machine does not allow sandboxes: \(words.isEmpty ? "\(end.ending)" : words)"
    }

    /// What a program may see and write.
    struct Access: Hashable, Sendable {
        var readable: [String]
        var writable: [String]
        var network: Confinement.Network
    }

    /// The command that starts a program confined; nil when the machine does not allow it.
    func command(_ path: String, _ arguments: [String], folder: String, access: Access) -> (String, [String])? {
        guard let program, problem == nil else { return nil }
        var options = Self.isolation
        if access.network == .denied { options.append("--unshare-net") }
        options += Self.systemFiles
        options += ["--proc", "/proc", "--dev", "/dev"] + temporary
        for folder in access.readable { options += ["--ro-bind-try", folder, folder] }
        for folder in access.writable { options += ["--bind", folder, folder] }
        // What bubblewrap made for all this to stand on is not for writing either.
        return (program, options + ["--remount-ro", "/", "--chdir", folder, "--", path] + arguments)
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
