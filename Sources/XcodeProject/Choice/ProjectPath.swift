import Foundation

/// What a path names when it names a project.
package enum ProjectPath: Hashable, Sendable {
    /// Absolute paths.
    case project(String)
    case workspace(String)
    case specification(String)

    /// The project that a path names; none when it is an ordinary folder or file.
    ///
    /// 1. `.xcodeproj`, `.xcworkspace` and `project.yml` are taken by their names.
    /// 2. Of a folder its one `.xcodeproj` is taken, else its one `.xcworkspace`, else its `project.yml`.
    package init?(_ path: String) throws(ProjectProblem) {
        let path = Path.joined(FileManager.default.currentDirectoryPath, path)
        if let named = Self.named(path) {
            self = named
            return
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        for kind in [".xcodeproj", ".xcworkspace"] {
            let found = names.filter { $0.hasSuffix(kind) && !$0.hasPrefix(".") }
            if found.count > 1 { throw .severalProjects(folder: path, names: found) }
            if let only = found.first, let named = Self.named(path + "/" + only) {
                self = named
                return
            }
        }
        guard let name = names.first(where: Self.isSpecification) else { return nil }
        self = .specification(path + "/" + name)
    }

    private static func named(_ path: String) -> ProjectPath? {
        if path.hasSuffix(".xcodeproj") { return .project(path) }
        if path.hasSuffix(".xcworkspace") { return .workspace(path) }
        return isSpecification((path as NSString).lastPathComponent) ? .specification(path) : nil
    }

    private static func isSpecification(_ name: String) -> Bool { name == "project.yml" || name == "project.yaml" }
}

/// The projects and packages that a workspace lists.
///
/// Only two things of its XML matter: `location="kind:path"` of file references, and that of the groups around them.
struct Workspace {
    /// Absolute paths of `.xcodeproj` folders.
    private(set) var projects: [String] = []
    /// Absolute paths of packages' folders.
    private(set) var packages: [String] = []

    /// - Parameter path: absolute path of the `.xcworkspace` folder.
    init(_ path: String) throws(ProjectProblem) {
        let file = path + "/contents.xcworkspacedata"
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw .unreadable(file, reason: "it is missing or no UTF-8 text")
        }
        let beside = (path as NSString).deletingLastPathComponent
        var groups = [beside]
        for tag in text.split(separator: "<").map({ $0.prefix { $0 != ">" } }) {
            if tag.hasPrefix("/Group") {
                if groups.count > 1 { groups.removeLast() }
                continue
            }
            guard tag.hasPrefix("Group") || tag.hasPrefix("FileRef") else { continue }
            let place = Self.location(in: tag).map { Self.resolved($0, group: groups.last ?? beside, beside: beside) }
            if tag.hasPrefix("Group") {
                if !tag.hasSuffix("/") { groups.append(place ?? groups.last ?? beside) }
            } else if let place, place.hasSuffix(".xcodeproj") {
                projects.append(place)
            } else if let place, FileManager.default.fileExists(atPath: place + "/Package.swift") {
                packages.append(place)
            }
        }
    }

    private static func location(in tag: Substring) -> String? {
        guard let name = tag.firstRange(of: "location"), let open = tag[name.upperBound...].firstIndex(of: "\"") else {
            return nil
        }
        return String(tag[tag.index(after: open)...].prefix { $0 != "\"" }).replacingOccurrences(of: "&amp;", with: "&")
    }

    private static func resolved(_ location: String, group: String, beside: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return Path.joined(group, location) }
        switch parts[0] {
        case "absolute": return Path.joined("/", parts[1])
        case "container", "self": return Path.joined(beside, parts[1])
        default: return Path.joined(group, parts[1])
        }
    }
}
