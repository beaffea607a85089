/// The reason that a project cannot be read, or that none of its targets can be used.
package enum ProjectProblem: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(String, reason: String)
    /// The file does not have the format that its name implies. Lines start at 1.
    case malformed(String, line: Int?, reason: String)
    case severalProjects(folder: String, names: [String])
    case noProject(String)
    /// Projects that a workspace lists and that neither exist nor have a specification next to them.
    case noProjects(workspace: String, missing: [String])
    case unknownConfiguration(String, project: String, known: [String])
    case noWidgetTarget(project: String, targets: [String])
    case severalWidgetTargets(project: String, names: [String])
    case unknownTarget(String, project: String, widgets: [String])
    case noSources(target: String, project: String)

    package var description: String {
        switch self {
        case .unreadable(let path, let reason): return "“\(path)” cannot be read: \(reason)"
        case .malformed(let path, let line, let reason):
            return "“\(path)”\(line.map { ", line \($0)," } ?? "") is damaged: \(reason)"
        case .severalProjects(let folder, let names):
            return "“\(folder)” contains several projects: \(Self.list(names)); specify the path of one of them"
        case .noProject(let path): return "“\(path)” isn't a project"
        case .noProjects(let workspace, let missing):
            return missing.isEmpty
                ? "the workspace “\(workspace)” does not list a project"
                : "none of the projects that the workspace “\(workspace)” lists exists: \(Self.list(missing)); "
                    + "generate them as the repository describes, or specify the folder of the widget extension"
        case .unknownConfiguration(let name, let project, let known):
            return "the project \(project) has no configuration “\(name)”; it has \(Self.list(known))"
        case .noWidgetTarget(let project, let targets):
            return targets.isEmpty
                ? "the project \(project) has no targets"
                : "the project \(project) has no widget extension among its targets: \(Self.list(targets))"
        case .severalWidgetTargets(let project, let names):
            return "the project \(project) has \(names.count) widget extensions: \(Self.list(names)); "
                + "choose one with --target"
        case .unknownTarget(let name, let project, let widgets):
            return "the project \(project) has no widget extension “\(name)”; it has \(Self.list(widgets))"
        case .noSources(let target, let project):
            return "the target “\(target)” of \(project) has no Swift files that exist"
        }
    }

    /// The problem of a file, without its name.
    package var reason: String {
        switch self {
        case .unreadable(_, let reason), .malformed(_, nil, let reason): reason
        case .malformed(_, let line?, let reason): "line \(line): \(reason)"
        default: description
        }
    }

    private static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "none" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
