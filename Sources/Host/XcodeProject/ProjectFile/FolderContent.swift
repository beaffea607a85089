import Foundation

/// The content of a folder as in Xcode: folders that Xcode treats as one item, such as catalogs, are one member.
///
/// 1. Symbolic links are followed, but not to an ancestor folder.
/// 2. Links between folders can result in an unbounded number of paths, so the number of members and the depth are
///    limited.
package enum FolderContent {
    private static let packageKinds: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "framework", "xcframework", "scnassets",
        "docc", "playground", "xcodeproj", "xcworkspace", "rkassets", "icon", "xcstickers",
    ]
    private static let depthLimit = 32

    /// Whether a folder with this extension is one item.
    static func isOne(_ kind: String) -> Bool { packageKinds.contains(kind.lowercased()) }

    /// The sorted paths of the members in a folder, without hidden files.
    package static func members(below folder: String) throws(ProjectProblem) -> [String] {
        var walk = Walk(folder: folder)
        if let identity = FileIdentity(folder) { try walk.collect(folder, identity, prefix: "") }
        return walk.members
    }

    private struct Walk {
        var members: [String] = []
        private let folder: String
        /// The open folders, from the outermost to the current one.
        private var open: [FileIdentity] = []
        private var budget: ReadingBudget

        init(folder: String) {
            self.folder = folder
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
                if inner.isFolder, !FolderContent.isOne((name as NSString).pathExtension) {
                    try collect(path + "/" + name, inner, prefix: prefix + name + "/")
                } else {
                    members.append(prefix + name)
                }
            }
        }
    }
}
