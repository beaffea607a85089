import Foundation
import XcodeProject

/// Finds the symbolic links that lead from a widget's files to files outside of its boundary, and the histories of
/// repositories among these files. The compiler, and the widget's code through its bundle, must not see those.
struct ForeignLinks {
    private(set) var paths: Set<String> = []
    private let boundary: ProjectBoundary

    init(leaving boundary: ProjectBoundary) {
        self.boundary = boundary
    }

    /// Whether a path is an existing link that leaves the boundary. The links in the path's folders are not examined.
    static func isForeign(_ path: String, to boundary: ProjectBoundary) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return false }
        return FileManager.default.fileExists(atPath: path) && !boundary.holds(path)
    }

    /// Whether a path has the name of a repository's history.
    fileprivate static func isHistory(_ path: String) -> Bool {
        (path as NSString).lastPathComponent == ProjectBoundary.history
    }

    /// Examines a file, or a folder with everything in it, also through links that stay inside.
    mutating func examine(_ path: String) {
        var walk = FolderWalk(path)
        examine(path, &walk)
    }

    private mutating func examine(_ path: String, _ walk: inout FolderWalk) {
        if Self.isForeign(path, to: boundary) || Self.isHistory(path) {
            paths.insert(path)
            return
        }
        guard FileIdentity(path)?.isFolder == true, walk.enter(path) else { return }
        defer { walk.leave() }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            examine(path + "/" + name, &walk)
        }
    }
}

extension WidgetFolder {
    /// Omits what links in catalogs, data models and resource folders add from outside of the boundary, with a note
    /// for each link. A data model with such a link is omitted as a whole.
    mutating func omitForeignLinks(leaving boundary: ProjectBoundary) {
        var links = ForeignLinks(leaving: boundary)
        for path in assetCatalogs + dataModels + looseResources { links.examine(path) }
        foreignPaths.formUnion(links.paths)
        dataModels.removeAll { model in links.paths.contains { $0 == model || $0.hasPrefix(model + "/") } }
        notes += links.paths.sorted().map { Self.note(foreignLink: $0, boundary) }
    }

    static func note(foreignLink path: String, _ boundary: ProjectBoundary) -> CompilerMessage {
        let isHistory =
            ForeignLinks.isHistory(path) || ProjectBoundary.real(path).map { ProjectBoundary.isOfHistory($0) } ?? false
        let reason =
            isHistory
            ? "this leads to the history of a repository, which may contain passwords, and is skipped"
            : "this link leads outside of '\(boundary.root)' and is skipped; copy what it refers to into the folder"
        return CompilerMessage(severity: .warning, file: path, message: reason)
    }
}
