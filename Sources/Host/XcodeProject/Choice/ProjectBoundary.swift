import Foundation

/// The folder outside of which no file belongs to a project, regardless of what the project lists: files of a target
/// are copied to a folder that the widget's code can read.
///
/// 1. For a project in a repository it is the repository, because projects refer to files next to them there. A
///    repository within another one belongs to the outer one.
/// 2. Otherwise it is the parent of the project's folder, because related folders are side by side.
/// 3. A folder with unrelated projects, such as the user's home folder, cannot be the boundary: then it is the
///    project's own folder.
/// 4. The actual location of a file counts, with all symbolic links resolved.
/// 5. The history of a repository is never inside: its settings may contain passwords and the tokens of services.
package struct ProjectBoundary: Hashable, Sendable {
    /// Without symbolic links.
    package let root: String

    /// - Parameters:
    ///   - folder: The project's folder.
    ///   - homes: The homes of `SharedFolders`.
    package init(around folder: String, homes: [String] = SharedFolders.homes) {
        let own = Self.real(folder) ?? folder
        let shared = SharedFolders(homes: homes)
        var path = own
        var repository: String?
        while !shared.contains(path) {
            if FileManager.default.fileExists(atPath: path + "/.git") { repository = path }
            path = (path as NSString).deletingLastPathComponent
        }
        let around = (own as NSString).deletingLastPathComponent
        root = repository ?? (shared.contains(around) ? own : around)
    }

    /// A boundary that is the folder itself.
    package init(only folder: String) {
        root = Self.real(folder) ?? folder
    }

    /// Whether an existing file or folder is inside.
    package func holds(_ path: String) -> Bool {
        guard let real = Self.real(path) else { return false }
        return real == root || real.hasPrefix(root + "/") && !Self.isOfHistory(real.dropFirst(root.count))
    }

    /// The name of the folder with a repository's history, or of the file that refers to it.
    package static let history = ".git"

    /// Whether a path leads to or into the history of a repository. Bytes, because a combining mark can join a slash.
    package static func isOfHistory(_ path: some StringProtocol) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual(history.utf8) }
    }

    /// The reason that a file with settings is not read; `nil` for one that is inside or does not exist.
    func remark(onReading path: String) -> String? {
        guard FileManager.default.fileExists(atPath: path), !holds(path) else { return nil }
        return "the settings in '\(path)' are outside of '\(root)' and are not read"
    }

    /// The actual location of an existing file, with all symbolic links resolved.
    package static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
