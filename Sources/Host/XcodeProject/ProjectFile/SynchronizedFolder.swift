/// A folder whose content belongs to targets without being listed (`PBXFileSystemSynchronizedRootGroup`).
///
/// 1. A target that names the folder has its entire content, except for the folder's exceptions for this target.
/// 2. A target that does not name it has only the exceptions.
/// 3. Folders that Xcode treats as one item, such as catalogs, are one member.
/// 4. An exception for a file of all languages is written `/Localized: NAME`; one for a folder applies to its entire
///    content.
struct SynchronizedFolder {
    /// Absolute path.
    var path: String
    /// The paths relative to the folder.
    var exceptions: Set<String>

    /// - Parameter boundary: A folder outside of it is its own only member, which the target rejects.
    func members(isOwner: Bool, within boundary: ProjectBoundary) throws(ProjectProblem) -> [String] {
        if FileIdentity(path) != nil, !boundary.holds(path) { return isOwner ? [path] : [] }
        return try FolderContent.members(below: path, within: boundary).filter { isExcepted($0) != isOwner }
            .map { path + "/" + $0 }
    }

    private func isExcepted(_ member: String) -> Bool {
        guard !exceptions.isEmpty else { return false }
        if exceptions.contains(member) { return true }
        let parts = member.split(separator: "/")
        if parts.count >= 2, parts[parts.count - 2].hasSuffix(".lproj") {
            let outer = parts.dropLast(2) + [parts[parts.count - 1]]
            let name = outer.joined(separator: "/")
            if exceptions.contains("/Localized: " + name) || exceptions.contains("/Localized/" + name) { return true }
        }
        return parts.indices.dropFirst().contains { exceptions.contains(parts[..<$0].joined(separator: "/")) }
    }
}
