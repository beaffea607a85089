import Foundation

/// Finds files like the file system of a Mac, which ignores letter case and Unicode normalization: projects from a Mac
/// may spell file names differently from those on the disk.
enum ExistingPath {
    /// The path of an existing file with that name, or one that differs only in case and normalization; `nil` if there
    /// is none.
    static func find(_ path: String) -> String? {
        if FileManager.default.fileExists(atPath: path) { return path }
        let name = (path as NSString).lastPathComponent
        let above = (path as NSString).deletingLastPathComponent
        guard above != path, !name.isEmpty, let folder = find(above) else { return nil }
        let wanted = folded(name)
        return FolderEntry.all(in: folder).first { folded($0.name) == wanted }
            .map { (folder == "/" ? "" : folder) + "/" + $0.name }
    }

    private static func folded(_ name: String) -> String {
        name.precomposedStringWithCanonicalMapping.lowercased()
    }
}
