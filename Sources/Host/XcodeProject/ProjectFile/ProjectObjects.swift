import Foundation

/// The objects of a project file and the paths of their files.
///
/// 1. A file's path depends on its `sourceTree`: absolute, relative to the project's folder, or relative to its group,
///    whose own path is determined in the same way. A group without a path has its parent's path.
/// 2. Parents are found by traversing the main group; objects without a parent are in the project's folder.
/// 3. Products, the SDK and the developer folder do not exist here.
struct ProjectObjects {
    typealias Object = [String: PropertyValue]

    let objects: [String: Object]
    let root: Object
    /// Absolute path.
    let folder: String
    private var parents: [String: String] = [:]

    /// - Parameter project: The path of the `.xcodeproj` folder.
    init(project: String) throws(ProjectProblem) {
        let file = project + "/project.pbxproj"
        let list = PropertyValue(try PropertyListFile.read(file)).table ?? [:]
        guard let objects = list["objects"]?.table else {
            throw .malformed(file, line: nil, reason: "it has no table 'objects'")
        }
        self.objects = objects.compactMapValues(\.table)
        guard let id = list["rootObject"]?.string, let root = self.objects[id], root["isa"]?.string == "PBXProject"
        else { throw .malformed(file, line: nil, reason: "its root object is not a project") }
        self.root = root
        let beside = (project as NSString).deletingLastPathComponent
        let inner = [root["projectDirPath"]?.string, root["projectRoot"]?.string].compactMap(\.self)
        folder = inner.reduce(beside) { Path.joined($0, $1) }
        if let main = root["mainGroup"]?.string { findParents(below: main) }
    }

    private mutating func findParents(below group: String) {
        var open = [group]
        while let id = open.popLast() {
            for child in objects[id]?["children"]?.strings ?? [] where parents[child] == nil && child != group {
                parents[child] = id
                open.append(child)
            }
        }
    }

    func object(_ id: String?) -> Object? { id.flatMap { objects[$0] } }

    func kind(_ id: String) -> String { objects[id]?["isa"]?.string ?? "" }

    /// Absolute path of a file or group; `nil` if it is not on this disk.
    func path(of id: String, depth: Int = 0) -> String? {
        guard depth < 64, let object = objects[id] else { return nil }
        let own = object["path"]?.string ?? ""
        switch object["sourceTree"]?.string ?? "<group>" {
        case "<absolute>": return own.hasPrefix("/") ? Path.joined("/", own) : nil
        case "SOURCE_ROOT": return Path.joined(folder, own)
        case "<group>":
            let base = parents[id].map { path(of: $0, depth: depth + 1) } ?? folder
            return base.map { Path.joined($0, own) }
        default: return nil
        }
    }

    /// The files of a reference: the file itself, or those of all languages.
    func files(of id: String) -> [String] {
        switch kind(id) {
        case "PBXVariantGroup":
            return (objects[id]?["children"]?.strings ?? []).compactMap { path(of: $0) }
        default: return path(of: id).map { [$0] } ?? []
        }
    }
}

/// Paths without `.` and `..`.
package enum Path {
    package static func joined(_ base: String, _ path: String) -> String {
        var parts = path.hasPrefix("/") ? [] : base.split(separator: "/")
        for part in path.split(separator: "/") {
            switch part {
            case ".": break
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }
}
