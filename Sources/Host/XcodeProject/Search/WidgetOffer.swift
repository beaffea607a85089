/// A widget extension that can be taken.
package struct WidgetOffer: Hashable, Sendable {
    /// The project, or the folder of the sources, as a person would give it from where they are.
    package var path: String
    /// Name of the project's target; none for a folder of sources.
    package var target: String?
    /// Of a folder of sources within a larger one: absolute path of that one, in which modules may lie.
    package var enclosingFolder: String?
    /// What it is for, as far as the project says it.
    package var platforms: [ProjectPlatform]
    /// Why it cannot be taken after all.
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

    /// In words, for a list.
    package var text: String {
        guard let target else { return "the folder \(path)" }
        let systems = platforms.isEmpty ? "" : " (\(platforms.map(\.rawValue).joined(separator: ", ")))"
        return "\(target)\(systems) of \(path)"
    }
}
