import Foundation
import Glibc
import TestSupport
import Testing

/// The user who runs the released program: the one who runs the tests, and, if that is root, also another one.
enum ReleasedUser: String, CaseIterable, CustomTestStringConvertible {
    case own
    case other

    /// A number that no user has.
    private static let number: uid_t = 60_123

    static var all: [ReleasedUser] { geteuid() == 0 ? allCases : [.own] }

    var testDescription: String { self == .own && geteuid() == 0 ? "root" : rawValue }

    /// The number of the user who owns the files of a run.
    var owner: uid_t { self == .own ? geteuid() : Self.number }

    /// The command that starts a program as the user.
    func command(_ program: String, _ arguments: [String]) -> (path: String, arguments: [String]) {
        guard self == .other else { return (program, arguments) }
        let change = ["--reuid", "\(Self.number)", "--regid", "\(Self.number)", "--clear-groups", "--"]
        return ("/usr/bin/setpriv", change + [program] + arguments)
    }

    /// Gives the user a folder with all of its files.
    func own(_ folder: String) {
        guard self == .other else { return }
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for path in [folder] + names.map({ folder + "/" + $0 }) { lchown(path, Self.number, Self.number) }
    }

    /// The variables of a run whose home, cache and state are in a folder.
    static func environment(in folder: String) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        for name in ["TESSERA_SDK", "XDG_CACHE_HOME", "XDG_STATE_HOME", "DISPLAY", "WAYLAND_DISPLAY"] {
            environment[name] = nil
        }
        environment["HOME"] = folder + "/home"
        environment["TESSERA_CACHE"] = folder + "/cache"
        return environment
    }
}
