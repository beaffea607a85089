import Foundation

/// The content of a folder as in Xcode: folders that Xcode treats as one item, such as catalogs, are one member.
///
/// 1. Symbolic links are followed, but not to an ancestor folder.
/// 2. Links between folders can result in an unbounded number of paths, so the number of members and the depth are
///    limited.
/// 3. A folder outside of the boundary is not searched: a link to one is a single member, which the caller rejects, so
///    that neither its size nor the names in it matter.
package enum FolderContent {
    private static let packageKinds: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "framework", "xcframework", "scnassets",
        "docc", "playground", "xcodeproj", "xcworkspace", "rkassets", "icon", "xcstickers",
    ]
    private static let depthLimit = 32

    /// Whether a folder with this extension is one item.
    static func isOne(_ kind: String) -> Bool { packageKinds.contains(kind.lowercased()) }

    /// The sorted paths of the members in a folder, without hidden files; none of a folder outside of the boundary.
    ///
    /// - Parameter boundary: `nil` for a folder in which no stranger can create links.
    package static func members(
        below folder: String, within boundary: ProjectBoundary?
    ) throws(ProjectProblem) -> [String] {
        if let boundary, !boundary.holds(folder) { return [] }
        var walk = Walk(folder: folder, boundary: boundary)
        if let identity = FileIdentity(folder) { try walk.collect(folder, identity, prefix: "") }
        return walk.members
    }

    private struct Walk {
        var members: [String] = []
        private let folder: String
        private let boundary: ProjectBoundary?
        /// The open folders, from the outermost to the current one.
        private var open: [FileIdentity] = []
        private var budget: ReadingBudget

        init(folder: String, boundary: ProjectBoundary?) {
            self.folder = folder
            self.boundary = boundary
            budget = ReadingBudget(for: folder)
        }

        mutating func collect(_ path: String, _ identity: FileIdentity, prefix: String) throws(ProjectProblem) {
            guard !open.contains(identity) else { return }
            guard open.count < depthLimit else {
                throw .malformed(folder, line: nil, reason: "it has folders more than \(depthLimit) levels deep")
            }
            open.append(identity)
            defer { open.removeLast() }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") {
                guard let inner = FileIdentity(path + "/" + name) else { continue }
                try budget.spend("files and folders")
                if inner.isFolder, !FolderContent.isOne((name as NSString).pathExtension), !isForeign(path + "/" + name)
                {
                    try collect(path + "/" + name, inner, prefix: prefix + name + "/")
                } else {
                    members.append(prefix + name)
                }
            }
        }

        /// Only a link leads from a folder inside of the boundary to one outside of it.
        private func isForeign(_ path: String) -> Bool {
            guard let boundary else { return false }
            var status = stat()
            return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK && !boundary.holds(path)
        }
    }
}
