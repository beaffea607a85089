import Foundation

/// The folder outside of which no file belongs to a project, whatever the project says: what a target lists is copied
/// to where the widget's code can read it.
///
/// 1. Of a project in a repository it is the repository; projects refer to what lies beside them there. A repository
///    within another one belongs to the outer one.
/// 2. Elsewhere it is the folder around the project's, for folders that belong together lie side by side.
/// 3. A person's home, what is above it, and a folder for everybody's temporary files hold more than one project: then
///    it is the project's own folder.
/// 4. Files are judged by where they really are, behind all symbolic links.
package struct ProjectBoundary: Hashable, Sendable {
    /// Without symbolic links.
    package let root: String

    /// - Parameters:
    ///   - folder: the project's.
    ///   - homes: folders that hold more than one project, beside `/tmp`.
    package init(
        around folder: String,
        homes: [String] = [NSHomeDirectory(), NSTemporaryDirectory()]
    ) {
        let own = Self.real(folder) ?? folder
        let shared = (homes + ["/tmp", "/var/tmp"]).compactMap(Self.real)
        func holdsMore(_ path: String) -> Bool {
            path.split(separator: "/").count < 2 || shared.contains { $0 == path || $0.hasPrefix(path + "/") }
        }
        var path = own
        var repository: String?
        while !holdsMore(path) {
            if FileManager.default.fileExists(atPath: path + "/.git") { repository = path }
            path = (path as NSString).deletingLastPathComponent
        }
        let around = (own as NSString).deletingLastPathComponent
        root = repository ?? (holdsMore(around) ? own : around)
    }

    /// A boundary that is the folder itself.
    package init(only folder: String) {
        root = Self.real(folder) ?? folder
    }

    /// Whether an existing file or folder is inside.
    package func holds(_ path: String) -> Bool {
        guard let real = Self.real(path) else { return false }
        return real == root || real.hasPrefix(root + "/")
    }

    private static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
