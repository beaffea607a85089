import Foundation

/// What lies in a folder as Xcode sees it: folders that are one thing to it, such as catalogs, are one member.
package enum FolderContent {
    private static let packageKinds: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "framework", "xcframework", "scnassets",
        "docc", "playground", "xcodeproj", "xcworkspace", "rkassets", "icon", "xcstickers",
    ]
    private static let depthLimit = 32

    /// Whether a folder with this ending is one thing.
    static func isOne(_ kind: String) -> Bool { packageKinds.contains(kind.lowercased()) }

    /// Paths of the members below a folder, sorted; hidden files are none.
    package static func members(below folder: String) -> [String] {
        var members: [String] = []
        collect(folder, prefix: "", depth: 0, into: &members)
        return members
    }

    private static func collect(_ folder: String, prefix: String, depth: Int, into members: inout [String]) {
        guard depth < depthLimit else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue, !isOne((name as NSString).pathExtension) {
                collect(path, prefix: prefix + name + "/", depth: depth + 1, into: &members)
            } else {
                members.append(prefix + name)
            }
        }
    }
}
