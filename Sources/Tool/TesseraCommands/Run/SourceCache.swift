import WidgetCompiler

/// The sources of a run, each of which is read only once.
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
