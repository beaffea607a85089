import Foundation
import Glibc
import ProcessLauncher

/// The user of a confined widget where the host is the administrator.
///
/// A user namespace that maps the sandbox's user to the administrator would leave the widget the administrator's files,
/// such as the kernel's settings, and exempt it from the limit of threads. So the sandbox is built as the administrator,
/// in a namespace with one more user, and the SDK's `change-user`, or else `setpriv`, changes to that user, without any
/// capability, before the program starts.
enum SandboxUser {
    /// The number that the program sees, as in every sandbox.
    static let shown = 65_534
    /// The number outside. Debian's policy reserves it, so no other program has it.
    private static let outside: UInt32 = 65_533
    private static let setpriv = "/usr/bin/setpriv"

    /// The owner of the containers of widgets; `nil` if it is the host's user.
    static var owner: uid_t? { geteuid() == 0 ? outside : nil }

    static var isNeeded: Bool { geteuid() == 0 && FileManager.default.isExecutableFile(atPath: setpriv) }

    /// Options with which bubblewrap uses the namespace that `ChildProcess` passes, and permits the change of the user.
    /// Bubblewrap that is enclosed starts in the namespace.
    static func options(isEnclosed: Bool) -> [String] {
        (isEnclosed ? [] : ["--userns", "5"])
            + ["CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP"].flatMap { ["--cap-add", $0] }
    }

    /// The command that changes the user and starts the program that follows.
    ///
    /// - Parameter changer: A program that does it in less time than `setpriv`.
    static func command(_ changer: String?) -> [String] {
        if let changer { return [changer, "\(shown)"] }
        return [
            setpriv, "--reuid", "\(shown)", "--regid", "\(shown)", "--clear-groups", "--bounding-set", "-all",
            "--inh-caps", "-all", "--",
        ]
    }

    /// A namespace for one start, because limits count per namespace; the caller closes it.
    ///
    /// - Parameter folders: The folders that the user must own. The host, as the administrator, can read and write them
    ///   all the same.
    static func namespace(owning folders: [String]) -> Int32? {
        for folder in folders where pl_give_folder(folder, outside) != 0 { return nil }
        let file = pl_user_namespace(UInt32(shown), outside)
        return file >= 0 ? file : nil
    }

    static func give(_ path: String) { _ = lchown(path, outside, outside) }

    /// Options that create the folders above others. Otherwise bubblewrap creates them for the administrator only.
    static func folders(above paths: [String]) -> [String] {
        var options: [String] = []
        var known: Set<String> = ["/", "/usr", "/tmp", "/etc", "/dev", "/proc"]
        for path in paths {
            var place = ""
            for name in path.split(separator: "/").dropLast() {
                place += "/" + name
                if known.insert(place).inserted { options += ["--dir", place] }
            }
        }
        return options
    }
}
