import Foundation

/// All related projects: the project of a path with the projects inside it, or those of a workspace.
package struct ProjectSet: Sendable {
    /// The display name.
    package var name: String
    package var projects: [Project] = []
    /// Packages of a workspace in addition to those of its projects.
    package var packages: [PackageReference] = []
    /// The file that pins the versions of packages, if there is one.
    package var packagePins: String?
    /// Files that define its contents, in addition to the projects' own.
    package var files: [String] = []
    /// The folder outside of which no project and no package belongs to the set.
    package let boundary: ProjectBoundary
    /// Projects outside of the boundary, which are not read.
    package private(set) var foreignProjects: [String] = []

    /// The maximum nesting of projects inside others.
    private static let depthLimit = 4

    /// - Parameter configuration: The name of the build configuration; `nil` for the debug configuration.
    package init(_ path: ProjectPath, configuration: String?) throws(ProjectProblem) {
        var cache = ProjectCache(configuration: configuration)
        try self.init(path, cache: &cache)
    }

    init(_ path: ProjectPath, cache: inout ProjectCache) throws(ProjectProblem) {
        switch path {
        case .project(let file):
            name = (file as NSString).lastPathComponent
            boundary = ProjectBoundary(around: (file as NSString).deletingLastPathComponent)
            try read(file, &cache, depth: 0)
            packagePins = pins(in: file + "/project.xcworkspace")
        case .specification(let file):
            name = (file as NSString).lastPathComponent
            let project = try cache.project(.specification(file))
            boundary = ProjectBoundary(around: project.folder)
            projects = [project]
            for inner in inside(project.subprojects) { try read(inner, &cache, depth: 1) }
        case .workspace(let file):
            name = (file as NSString).lastPathComponent
            boundary = ProjectBoundary(around: (file as NSString).deletingLastPathComponent)
            files = [file + "/contents.xcworkspacedata"]
            packagePins = pins(in: file)
            // Projects that setup tools such as CocoaPods generate may not exist yet.
            let workspace = try Workspace(file)
            packages = workspace.packages.map { PackageReference(place: .local($0)) }
            let existing = inside(workspace.projects.filter { ProjectPath.making($0) != nil })
            guard !existing.isEmpty else { throw .noProjects(workspace: file, missing: workspace.projects) }
            for project in existing { try read(project, &cache, depth: 0) }
        }
    }

    private func pins(in workspace: String) -> String? {
        let path = workspace + "/xcshareddata/swiftpm/Package.resolved"
        return boundary.holds(path) ? path : nil
    }

    /// The projects inside of the boundary: whatever lists the others, their files are not this repository's.
    ///
    /// - Parameter bundles: Paths of projects for which `ProjectPath.making` finds a source.
    private mutating func inside(_ bundles: [String]) -> [String] {
        bundles.filter { bundle in
            guard let path = ProjectPath.making(bundle) else { return false }
            if boundary.holds(path.file) { return true }
            if !foreignProjects.contains(bundle) { foreignProjects.append(bundle) }
            return false
        }
    }

    private mutating func read(_ bundle: String, _ cache: inout ProjectCache, depth: Int) throws(ProjectProblem) {
        guard depth < Self.depthLimit, !projects.contains(where: { $0.bundle == bundle }) else { return }
        let path = ProjectPath.making(bundle) ?? .project(bundle)
        // A project inside another has its own configurations.
        let project = projects.isEmpty ? try cache.project(path) : try cache.innerProject(path)
        projects.append(project)
        for inner in inside(project.subprojects) { try read(inner, &cache, depth: depth + 1) }
    }

    /// The widget extensions with their projects, in the projects' order.
    package var widgetTargets: [(project: Project, target: ProjectTarget)] {
        projects.flatMap { project in project.targets.filter(\.isWidgetExtension).map { (project, $0) } }
    }

    /// The extension of that name, or the only existing one.
    package func widgetTarget(named wanted: String?) throws(ProjectProblem) -> (project: Project, target: ProjectTarget)
    {
        let known = widgetTargets
        let names = known.map(\.target.name)
        guard !known.isEmpty else {
            throw .noWidgetTarget(project: name, targets: projects.flatMap(\.targets).map(\.name))
        }
        let chosen: [(project: Project, target: ProjectTarget)]
        if let wanted {
            let exact = known.filter { $0.target.name == wanted }
            chosen = exact.isEmpty ? known.filter { $0.target.name.lowercased() == wanted.lowercased() } : exact
        } else {
            guard known.count == 1 else { throw .severalWidgetTargets(project: name, names: names) }
            chosen = known
        }
        guard let only = chosen.first else { throw .unknownTarget(wanted ?? "", project: name, widgets: names) }
        if let problem = only.target.settings.problem { throw problem }
        guard !only.target.swiftFiles.isEmpty else { throw .noSources(target: only.target.name, project: name) }
        return only
    }

    /// The app that contains a target: the nearest one that depends on it.
    package func app(containing target: ProjectTarget, of project: Project) -> ProjectTarget? {
        let apps = project.targets.filter { $0.kind == .application }
        return apps.first { $0.dependencies.contains(target.name) }
            ?? apps.first { app in
                guard let inner = target.settings.bundleIdentifier, let outer = app.settings.bundleIdentifier else {
                    return false
                }
                return inner.hasPrefix(outer + ".")
            }
    }
}
