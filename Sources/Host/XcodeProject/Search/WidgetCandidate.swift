/// A widget extension that can be selected.
package struct WidgetCandidate: Hashable, Sendable {
    /// The project, or the folder of the sources, as the user would enter it.
    package var path: String
    /// The name of the project's target; `nil` for a folder of sources.
    package var target: String?
    /// For a folder of sources within a larger one: the absolute path of that one, which may contain modules.
    package var enclosingFolder: String?
    /// The supported platforms, as far as the project specifies them.
    package var platforms: [ProjectPlatform]
    /// The reason that it cannot be used.
    package var problem: ProjectProblem?

    package init(
        path: String, target: String? = nil, enclosingFolder: String? = nil, platforms: [ProjectPlatform] = [],
        problem: ProjectProblem? = nil
    ) {
        self.enclosingFolder = enclosingFolder
        self.path = path
        self.target = target
        self.platforms = platforms
        self.problem = problem
    }

    /// The description in a list.
    package var text: String {
        guard let target else { return "the folder \(path)" }
        let systems = platforms.isEmpty ? "" : " (\(platforms.map(\.rawValue).joined(separator: ", ")))"
        return "\(target)\(systems) of \(path)"
    }
}
