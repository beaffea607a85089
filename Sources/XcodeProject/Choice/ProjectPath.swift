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
