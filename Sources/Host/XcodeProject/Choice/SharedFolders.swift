import Foundation

/// Folders that contain unrelated projects and the user's own files: the homes of users, temporary folders, all folders
/// above them, and the folders at the top of the file system.
package struct SharedFolders: Sendable {
    /// The user's home folder and temporary folder.
    package static let homes = [NSHomeDirectory(), NSTemporaryDirectory()]
    /// The folder with the homes of the other users, which the administrator can read.
    private static let homesOfAll = "/home"

    private let known: [String]

    /// - Parameter homes: Folders to include in addition to `/tmp` and `/var/tmp`.
    package init(homes: [String] = SharedFolders.homes) {
        known = (homes + ["/tmp", "/var/tmp"]).compactMap(ProjectBoundary.real)
    }

    /// - Parameter path: A path without symbolic links.
    package func contains(_ path: String) -> Bool {
        path.split(separator: "/").count < 2 || (path as NSString).deletingLastPathComponent == Self.homesOfAll
            || known.contains { $0 == path || $0.hasPrefix(path + "/") }
    }
}
