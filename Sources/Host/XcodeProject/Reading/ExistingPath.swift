import Foundation

/// Finds files as the file system of a Mac does, which minds neither capitals nor how accents are put together:
/// projects that were made on one name files in other letters than those on the disk.
enum ExistingPath {
    /// The path of what is there by that name or one that differs only in such things; none when nothing is.
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
