import Foundation

/// A path that names a project.
package enum ProjectPath: Hashable, Sendable {
    /// Absolute paths.
    case project(String)
    case workspace(String)
    case specification(String)

    /// The project that a path names; `nil` for an ordinary folder or file.
    ///
    /// 1. `.xcodeproj`, `.xcworkspace` and `project.yml` are recognized by their names.
    /// 2. For a folder, its only `.xcodeproj` is used, else its only `.xcworkspace`, else its `project.yml`.
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

    /// The source of a `.xcodeproj` folder: itself, or if it does not exist yet, the specification next to it; `nil` if
    /// there is neither.
    static func making(_ bundle: String) -> ProjectPath? {
        if FileManager.default.fileExists(atPath: bundle + "/project.pbxproj") { return .project(bundle) }
        let folder = (bundle as NSString).deletingLastPathComponent
        let files = FolderEntry.all(in: folder).map(\.name)
            .filter { isSpecification($0) || SpecificationSniffer.isNamedLikeOne($0) }
            .sorted { isSpecification($0) && !isSpecification($1) }
        let name = ((bundle as NSString).lastPathComponent as NSString).deletingPathExtension
        let found = files.first { SpecificationSniffer.name(in: folder + "/" + $0) == name }
        return found.map { .specification(folder + "/" + $0) }
    }

    static func named(_ path: String) -> ProjectPath? {
        if path.hasSuffix(".xcodeproj") { return .project(path) }
        if path.hasSuffix(".xcworkspace") { return .workspace(path) }
        return isSpecification((path as NSString).lastPathComponent) ? .specification(path) : nil
    }

    static func isSpecification(_ name: String) -> Bool { name == "project.yml" || name == "project.yaml" }
}
