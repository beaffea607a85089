import Foundation
import Glibc

/// A folder whose content the program runs or trusts: builds, the containers of widgets, stored devices.
///
/// 1. A missing folder and its missing parents are created so that only the user can enter them.
/// 2. An existing one is rejected if it, or the symbolic link to it, belongs to another user than this one and root, or
///    if others may write to it. The group may, if it is the user's own.
/// 3. Nothing is changed about a folder that exists, because the user may have chosen one with other content.
package enum PrivateFolder {
    package enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
        case notCreated(reason: String)
        case ofAnotherUser(String)
        case writableByOthers

        /// The end of a sentence about the folder.
        package var description: String {
            switch self {
            case .notCreated(let reason): "cannot be created: \(reason)"
            case .ofAnotherUser(let name): "belongs to the user \(name), who could change its content"
            case .writableByOthers: "can be changed by other users"
            }
        }
    }

    /// Rejects the folder, or creates it if it is missing.
    package static func open(_ path: String) throws(Problem) {
        try create(path)
        var link = stat()
        var folder = stat()
        guard lstat(path, &link) == 0, stat(path, &folder) == 0 else { throw .notCreated(reason: text(of: errno)) }
        guard folder.st_mode & S_IFMT == S_IFDIR else { throw .notCreated(reason: "it is a file") }
        guard [geteuid(), 0].contains(link.st_uid) else { throw .ofAnotherUser(name(of: link.st_uid)) }
        try check(folder, owners: [geteuid(), 0])
    }

    /// Opens a folder that only this program and its widgets use, and withdraws the rights of others to enter it, which
    /// earlier versions granted.
    ///
    /// The folder may belong to the sandbox's user, as the containers of widgets do where the host is the administrator;
    /// a widget can then open it to others, which is undone. It may not be a symbolic link, because a widget can replace
    /// folders inside of its container.
    package static func close(_ path: String) throws(Problem) {
        try create(path)
        let folder = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else {
            throw .notCreated(reason: [ELOOP, ENOTDIR].contains(errno) ? "it is a link or a file" : text(of: errno))
        }
        defer { Glibc.close(folder) }
        var status = stat()
        guard fstat(folder, &status) == 0 else { throw .notCreated(reason: text(of: errno)) }
        if status.st_uid != SandboxUser.owner { try check(status, owners: [geteuid(), 0]) }
        guard status.st_mode & 0o077 != 0, status.st_uid == geteuid() || geteuid() == 0 else { return }
        guard fchmod(folder, 0o700) == 0 else { throw .notCreated(reason: text(of: errno)) }
    }

    private static func check(_ folder: stat, owners: [uid_t]) throws(Problem) {
        guard owners.contains(folder.st_uid) else { throw .ofAnotherUser(name(of: folder.st_uid)) }
        let isOpenToGroup = folder.st_mode & S_IWGRP != 0 && folder.st_gid != getegid()
        guard folder.st_mode & S_IWOTH == 0, !isOpenToGroup else { throw .writableByOthers }
    }

    private static func create(_ path: String) throws(Problem) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        let parent = (path as NSString).deletingLastPathComponent
        guard errno == ENOENT, !parent.isEmpty, parent != path else { throw .notCreated(reason: text(of: errno)) }
        try create(parent)
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .notCreated(reason: text(of: errno)) }
    }

    private static func text(of code: Int32) -> String { String(cString: strerror(code)).lowercased() }

    private static func name(of user: uid_t) -> String {
        guard let entry = getpwuid(user), let name = entry.pointee.pw_name else { return "\(user)" }
        return String(cString: name)
    }
}

/// The folders of the user that the XDG specification defines.
package enum UserFolder {
    /// The program's folder for data that can be created again: `TESSERA_CACHE`, else the one in the user's cache folder.
    package static func cache(_ environment: [String: String]) -> String {
        if let folder = environment["TESSERA_CACHE"], !folder.isEmpty { return folder }
        return folder("XDG_CACHE_HOME", below: "/.cache", purpose: "cache", environment)
    }

    /// The program's folder for data that must outlive a run.
    package static func state(_ environment: [String: String]) -> String {
        folder("XDG_STATE_HOME", below: "/.local/state", purpose: "state", environment)
    }

    /// The program's folder for files that the user writes.
    package static func settings(_ environment: [String: String]) -> String {
        folder("XDG_CONFIG_HOME", below: "/.config", purpose: "settings", environment)
    }

    /// The folder in the one that the variable names, else in the home folder of HOME or of the user database. A user
    /// without a home folder gets one in the temporary folder, with the user's number in its name; another user may have
    /// created it, so it must be opened as a `PrivateFolder`.
    private static func folder(
        _ variable: String, below place: String, purpose: String, _ environment: [String: String]
    ) -> String {
        if let folder = environment[variable], folder.hasPrefix("/") { return folder + "/tessera" }
        if let home = environment["HOME"], home.hasPrefix("/") { return home + place + "/tessera" }
        if let entry = getpwuid(geteuid()), let home = entry.pointee.pw_dir.map({ String(cString: $0) }),
            home.hasPrefix("/"), home != "/", access(home, W_OK | X_OK) == 0
        {
            return home + place + "/tessera"
        }
        let temporary = NSTemporaryDirectory()
        return (temporary.hasSuffix("/") ? temporary : temporary + "/") + "tessera-\(purpose)-\(geteuid())"
    }
}
