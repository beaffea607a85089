import Foundation
import XcodeProject

/// The folders through which a program in a sandbox can read some files: few, because each takes time, and without
/// anything that is not part of a project.
///
/// 1. A file is readable through its folder, and through the folder of its actual location if links lead to it. The
///    caller has already rejected files outside of the project's boundary.
/// 2. A folder with unrelated projects, such as the user's home folder, is never readable as a whole: of a file, only
///    the file itself is; as a folder, it is omitted.
/// 3. A folder inside another one is omitted. A link inside a folder therefore leads to a folder of the list or to
///    nothing.
/// 4. The history of a repository is hidden, because its settings may contain passwords.
package struct ReadablePaths: Hashable, Sendable {
    /// Sorted, so that a folder is before everything inside it.
    let paths: [String]

    /// - Parameter shared: The folders with unrelated projects; `nil` for files of the installation, wherever it is.
    init(files: [String] = [], folders: [String] = [], shared: SharedFolders? = SharedFolders()) {
        var wholes: Set<String> = []
        var singles: Set<String> = []
        /// Whether the folder itself may be readable, under its name and at its actual location.
        func add(_ folder: String) -> Bool {
            let real = ProjectBoundary.real(folder) ?? folder
            if let shared, shared.contains(folder) || shared.contains(real) { return false }
            wholes.formUnion([folder, real])
            return true
        }
        for folder in folders { _ = add(folder) }
        for (folder, files) in Dictionary(grouping: files, by: Self.parent) {
            if !add(folder) { singles.formUnion(files) }
            for file in files {
                guard let real = ProjectBoundary.real(file), real != file else { continue }
                if !add(Self.parent(of: real)) { singles.insert(real) }
            }
        }
        let all = wholes.union(singles)
        paths = all.filter { !Self.isInside(wholes, $0) }.sorted()
    }

    private static func parent(of path: String) -> String { (path as NSString).deletingLastPathComponent }

    /// Whether one of the folders contains the path.
    private static func isInside(_ folders: Set<String>, _ path: String) -> Bool {
        var folder = parent(of: path)
        while folder.count > 1 {
            if folders.contains(folder) { return true }
            folder = parent(of: folder)
        }
        return false
    }

    /// The paths that others do not contain.
    func paths(besides others: ReadablePaths) -> [String] { paths.filter { !others.contain($0) } }

    /// The histories of repositories in the folders, wherever they are among the first folders in the order of depth.
    var hidden: [String] {
        var histories: [String] = []
        var folders = paths
        var next = 0
        while next < folders.count {
            let folder = folders[next]
            next += 1
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] {
                let path = folder + "/" + name
                if name == ProjectBoundary.history {
                    histories.append(path)
                } else if folders.count < Self.folderLimit, Self.isFolder(path) {
                    folders.append(path)
                }
            }
        }
        return histories
    }

    /// More folders of sources take too long to search before each call of a compiler.
    private static let folderLimit = 10_000

    /// Whether the path is a folder and no link to one.
    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a program can read the file, which may not exist.
    func contain(_ file: String) -> Bool {
        let real = ProjectBoundary.real(file) ?? file
        return paths.contains(real) || Self.isInside(Set(paths), real)
    }
}
