import Foundation

/// Finds the widget extensions of a path.
///
/// 1. A project, a workspace or a specification has those among its targets; a Swift file is one itself.
/// 2. A folder has those of all projects in it and its subfolders. A target that several files refer to counts once:
///    through a workspace that has more projects or packages for it, else by its own project, which takes precedence
///    over the specification that generates it.
/// 3. If no project has one, folders with the sources of one are used (`ExtensionFolders`), never an app.
/// 4. A project that cannot be read does not affect the others.
package struct WidgetSearch: Sendable {
    /// The path as the user entered it.
    package let path: String
    /// The extensions, the nearest first, within a project in its order.
    package private(set) var offers: [WidgetCandidate] = []
    /// The files that cannot be read, with the reasons.
    package private(set) var problems: [ProjectProblem] = []
    /// Notes about the search, as sentences.
    package private(set) var notes: [String] = []
    /// The projects that were read, as the user would enter them, with the names of all their targets.
    package private(set) var projects: [(path: String, targets: [String])] = []
    /// Whether the path names a single project or file, so that no search was necessary.
    package private(set) var isNamed = false

    private var cache: ProjectCache
    /// Files that specifications include, which are not specifications themselves.
    private var parts: Set<String> = []
    private let root: String
    /// The projects and names of the offered targets.
    private var keys: [Key] = []

    private struct Key: Hashable {
        var bundle: String
        var target: String
    }

    /// - Parameters:
    ///   - path: A path, absolute or relative to the current folder.
    ///   - progress: Receives the path that is being read.
    package init(
        _ path: String, configuration: String? = nil, progress: (String) -> Void = { _ in }
    ) throws(ProjectProblem) {
        self.path = path
        cache = ProjectCache(configuration: configuration)
        root = Path.joined(FileManager.default.currentDirectoryPath, path)
        if let named = ProjectPath.named(root) {
            isNamed = true
            try read(named)
            return
        }
        guard let identity = FileIdentity(root), identity.isFolder else {
            isNamed = true
            offers = [WidgetCandidate(path: path)]
            return
        }
        progress(path)
        let search = ProjectSearch(below: root)
        for file in search.specifications { parts.formUnion(SpecificationReader.parts(of: file)) }
        for file in search.projects + search.specifications where !parts.contains(file) {
            guard let named = ProjectPath.named(file) ?? (.specification(file) as ProjectPath?) else { continue }
            progress(given(file))
            do throws(ProjectProblem) {
                try read(named)
            } catch {
                note(error, about: file)
            }
        }
        for file in search.workspaces { add(workspace: file) }
        if search.isCutShort, offers.isEmpty {
            notes.append("\(path) has too many folders to search all of them; name the project if it is not found")
        }
        if offers.isEmpty { addFolders(search) }
    }

    /// The extensions of that name, ignoring case if none matches exactly.
    package func offers(named wanted: String) -> [WidgetCandidate] {
        let exact = offers.filter { $0.target == wanted }
        return exact.isEmpty ? offers.filter { $0.target?.lowercased() == wanted.lowercased() } : exact
    }

    // MARK: Projects

    private mutating func read(_ path: ProjectPath) throws(ProjectProblem) {
        let set = try ProjectSet(path, cache: &cache)
        let file = path.file
        if !projects.contains(where: { $0.path == given(file) }) {
            projects.append((given(file), set.projects.flatMap(\.targets).map(\.name)))
        }
        for (project, target) in set.widgetTargets {
            let key = Key(bundle: project.bundle, target: target.name)
            guard !keys.contains(key) else { continue }
            keys.append(key)
            // A workspace cannot distinguish targets of the same name.
            let isPlain = set.widgetTargets.count { $0.target.name == target.name } == 1
            let way = isNamed && isPlain ? self.path : given(project.file)
            offers.append(WidgetCandidate(target, by: way, in: project))
        }
    }

    /// Uses targets through a workspace if that adds projects or packages.
    private mutating func add(workspace file: String) {
        let set: ProjectSet
        do throws(ProjectProblem) {
            set = try ProjectSet(.workspace(file), cache: &cache)
        } catch {
            // A workspace that a tool has not filled yet adds nothing to the projects that were found.
            if projects.isEmpty { note(error, about: file) }
            return
        }
        guard set.projects.count > 1 || !set.packages.isEmpty else { return }
        projects.append((given(file), set.projects.flatMap(\.targets).map(\.name)))
        for (project, target) in set.widgetTargets
        where set.widgetTargets.count(where: { $0.target.name == target.name }) == 1 {
            let key = Key(bundle: project.bundle, target: target.name)
            let offer = WidgetCandidate(target, by: given(file), in: project)
            if let index = keys.firstIndex(of: key) {
                offers[index] = offer
            } else {
                keys.append(key)
                offers.append(offer)
            }
        }
    }

    /// Records a problem, except for files that only look like specifications.
    private mutating func note(_ problem: ProjectProblem, about file: String) {
        let name = (file as NSString).lastPathComponent
        if SpecificationSniffer.isNamedLikeOne(name), !ProjectPath.isSpecification(name) { return }
        if !problems.contains(problem) { problems.append(problem) }
    }

    // MARK: Folders

    private mutating func addFolders(_ search: ProjectSearch) {
        let found = ExtensionFolders(search)
        guard !found.isWhole else {
            isNamed = true
            offers = [WidgetCandidate(path: path)]
            return
        }
        offers = found.folders.map { WidgetCandidate(path: given($0), enclosingFolder: root) }
        guard !offers.isEmpty else { return }
        if let manifest = search.tuistManifests.first {
            notes.append(
                "\(given(manifest)) is a program for Tuist, which is not run; run `tuist generate` and use the "
                    + "generated project to build the target as described")
        }
        for (project, _) in projects { notes.append("no target of \(project) is a widget extension") }
    }

    /// An absolute path as the user would enter it.
    private func given(_ file: String) -> String {
        guard file != root else { return path }
        guard file.hasPrefix(root + "/") else { return file }
        let below = file.dropFirst(root.count + 1)
        let start = path.hasSuffix("/") ? String(path.dropLast()) : path
        return start == "." ? String(below) : "\(start)/\(below)"
    }
}

extension WidgetCandidate {
    fileprivate init(_ target: ProjectTarget, by path: String, in project: Project) {
        self.init(path: path, target: target.name, platforms: target.settings.platforms)
        problem = target.settings.problem
        if problem == nil, target.swiftFiles.isEmpty {
            problem = .noSources(target: target.name, project: project.name)
        }
    }
}

extension ProjectPath {
    var file: String {
        switch self {
        case .project(let file), .workspace(let file), .specification(let file): file
        }
    }
}
