import Foundation

/// Folders of widget extensions without a project.
///
/// 1. A source whose entry point is a widget belongs to the nearest ancestor folder whose Info.plist names WidgetKit's
///    extension point; if there is none, to its own folder.
/// 2. A folder with such an Info.plist and sources is one, too, regardless of their entry point.
/// 3. The searched folder is one as a whole, unless it contains another entry point or signs of more than an extension:
///    a project, a package or repository of another system, or a second widget extension.
struct ExtensionFolders {
    private(set) var folders: [String] = []
    /// Whether the whole folder belongs to the extension.
    private(set) var isWhole = false

    init(_ search: ProjectSearch) {
        let mains = search.sources.compactMap { path in SourceMain.of(path).map { (path, $0) } }
        let widgets = mains.filter { $0.1 == .widget }.map(\.0)
        let plists = search.propertyLists.filter(Self.isOfWidgets).map(Self.parent)
        let isMore =
            mains.count > widgets.count || widgets.count > 1 || !search.otherMains.isEmpty || search.isRepository
            || !search.projects.isEmpty || !search.specifications.isEmpty || !search.packages.isEmpty
            || !search.tuistManifests.isEmpty || !search.workspaces.isEmpty
        guard isMore else {
            isWhole = true
            folders = [search.folder]
            return
        }
        for path in widgets { add(Self.owner(of: path, among: plists)) }
        for folder in plists where search.sources.contains(where: { $0.hasPrefix(folder + "/") }) { add(folder) }
    }

    private mutating func add(_ folder: String) {
        if !folders.contains(folder) { folders.append(folder) }
    }

    private static func owner(of source: String, among folders: [String]) -> String {
        folders.filter { source.hasPrefix($0 + "/") }.max { $0.count < $1.count } ?? parent(source)
    }

    private static func parent(_ path: String) -> String { (path as NSString).deletingLastPathComponent }

    private static func isOfWidgets(_ path: String) -> Bool {
        guard let data = try? LimitedFile.read(path, limit: 1 << 20) else { return false }
        return [UInt8](data).holds(ProjectTarget.widgetPoint)
    }
}
