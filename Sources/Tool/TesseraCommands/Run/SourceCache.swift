import WidgetCompiler

/// The sources of a run, each read once, however many parts of the run ask for it.
package struct SourceCache: Sendable {
    private var folders: [WidgetSource: WidgetFolder] = [:]

    package init() {}

    mutating func folder(at source: WidgetSource) throws(BuildError) -> WidgetFolder {
        if let known = folders[source] { return known }
        let folder = try WidgetFolder.checked(at: source)
        folders[source] = folder
        return folder
    }
}
