import Foundation

extension Sandbox {
    /// The options of bubblewrap, up to the program that it starts.
    ///
    /// - Parameters:
    ///   - folder: The working folder.
    ///   - temporary: The result of `temporaryFolders`.
    static func options(
        for access: Access, folder: String, temporary: [String], isFiltered: Bool, changesUser: Bool, isEnclosed: Bool
    ) -> [String] {
        var options = isolation + (changesUser ? SandboxUser.options(isEnclosed: isEnclosed) : sameUser)
        if access.network == .denied { options.append("--unshare-net") }
        if access.isFirstProcess { options.append("--as-pid-1") }
        if isFiltered { options += filterOptions }
        options += programFolders + settings(access) + ["--proc", "/proc"] + devices(access.profile) + temporary
        var readable: [String] = []
        for folder in access.readable where !readable.contains(folder) { readable.append(folder) }
        if changesUser { options += SandboxUser.folders(above: readable + access.writable) }
        for folder in readable { options += ["--ro-bind-try", folder, folder] }
        for path in access.hidden { options += Self.options(hiding: path) }
        for folder in access.writable { options += ["--bind", folder, folder] }
        for (place, socket) in access.sockets.sorted(by: { $0.key < $1.key }) {
            options += ["--dir", (place as NSString).deletingLastPathComponent]
            options += ["--ro-bind", socket, place]
        }
        // The mount points that bubblewrap created are read-only as well.
        let mounts = access.profile != .widget ? ["/dev", "/proc", "/"] : ["/proc", "/"]
        options += mounts.flatMap { ["--remount-ro", $0] }
        return options + ["--chdir", folder, "--"] + (changesUser ? SandboxUser.command(access.userChanger) : [])
    }

    private static func options(hiding path: String) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
        return isFolder.boolValue ? ["--tmpfs", path, "--remount-ro", path] : ["--ro-bind", "/dev/null", path]
    }

    /// The namespaces of every program.
    private static let isolation = [
        "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try", "--die-with-parent", "--hostname",
        "widget",
    ]
    private static let sameUser = ["--unshare-user", "--uid", "\(SandboxUser.shown)", "--gid", "\(SandboxUser.shown)"]

    /// Options with which bubblewrap reads the filter from the descriptor that `ChildProcess` passes.
    private static let filterOptions = ["--seccomp", "4"]

    /// The size limits of `/tmp` and `/dev/shm` in bytes; both are in memory.
    private static let temporarySize = 64 << 20
    private static let sharedSize = 16 << 20

    static func temporaryFolders(isBounded: Bool) -> [String] {
        [("/tmp", temporarySize), ("/dev/shm", sharedSize)].flatMap { folder, size in
            (isBounded ? ["--perms", "1777", "--size", "\(size)"] : []) + ["--tmpfs", folder]
        }
    }

    /// Devices are bound to the host's. `/dev/full` replaces `/dev/zero`: it contains the same bytes, but mapping it
    /// creates no shared memory.
    private static func devices(_ profile: Access.Profile) -> [String] {
        switch profile {
        case .program, .compiler: ["--dev", "/dev", "--dev-bind-try", "/dev/full", "/dev/zero"]
        case .widget:
            [
                "--dir", "/dev", "--dev-bind", "/dev/null", "/dev/null", "--dev-bind-try", "/dev/full", "/dev/zero",
                "--dev-bind", "/dev/urandom", "/dev/urandom", "--symlink", "urandom", "/dev/random",
                "--symlink", "/proc/self/fd", "/dev/fd",
            ]
        }
    }

    private static let programFolders: [String] = {
        // A folder that bubblewrap creates for a bound file is closed to other users than its own.
        var options = ["--ro-bind", "/usr", "/usr", "--dir", "/etc"]
        for folder in ["/lib", "/lib32", "/lib64", "/bin", "/sbin"] {
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
                options += ["--symlink", target, folder]
            } else {
                options += ["--ro-bind-try", folder, folder]
            }
        }
        return options
    }()

    /// The files and folders of `/etc`.
    private static func settings(_ access: Access) -> [String] {
        let certificates = ["ssl", "ca-certificates", "pki"]
        let names: [String]
        switch access.profile {
        case .program:
            names =
                ["ld.so.cache", "alternatives"] + certificates
                + [
                    "resolv.conf", "hosts", "nsswitch.conf", "gai.conf", "host.conf", "services", "protocols",
                    "localtime", "timezone",
                ]
        case .compiler: names = ["ld.so.cache", "alternatives"]
        case .widget: names = ["ld.so.cache"] + (access.sockets.isEmpty ? [] : certificates)
        }
        return names.map { "/etc/" + $0 }.filter { FileManager.default.fileExists(atPath: $0) }
            .flatMap { ["--ro-bind-try", $0, $0] }
    }
}
