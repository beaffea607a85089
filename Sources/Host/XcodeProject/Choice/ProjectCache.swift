/// The projects for one configuration, each of which is read only once.
struct ProjectCache {
    /// The name of the build configuration; `nil` for the debug configuration.
    let configuration: String?
    private var projects: [ProjectPath: Project] = [:]
    private var innerProjects: [ProjectPath: Project] = [:]

    init(configuration: String?) {
        self.configuration = configuration
    }

    mutating func project(_ path: ProjectPath) throws(ProjectProblem) -> Project {
        if let known = projects[path] { return known }
        let project = try Project(path, configuration: configuration)
        projects[path] = project
        return project
    }

    /// A project inside another, which may have other configurations.
    mutating func innerProject(_ path: ProjectPath) throws(ProjectProblem) -> Project {
        if let known = innerProjects[path] { return known }
        let inner: Project
        do throws(ProjectProblem) {
            inner = try project(path)
        } catch {
            guard case .unknownConfiguration = error else { throw error }
            inner = try Project(path, configuration: nil)
        }
        innerProjects[path] = inner
        return inner
    }
}

extension Project {
    /// - Parameter path: A path other than a workspace, which is not a single project.
    fileprivate init(_ path: ProjectPath, configuration: String?) throws(ProjectProblem) {
        switch path {
        case .project(let file): try self.init(file: file, configuration: configuration)
        case .specification(let file): try self.init(specification: file, configuration: configuration)
        case .workspace(let file): throw .noProject(file)
        }
    }
}
