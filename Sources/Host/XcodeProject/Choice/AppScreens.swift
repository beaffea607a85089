/// The screens that the apps of a project declare, for the views that an extension previews.
package struct AppScreens: Hashable, Sendable {
    package struct App: Hashable, Sendable {
        package var name: String
        package var screens: DeclaredScreens
        /// What of its declarations is not read, as sentences.
        package var remarks: [String]
        fileprivate var swiftFiles: Set<String>

        fileprivate init(_ target: ProjectTarget) {
            name = target.name
            screens = target.settings.screens
            remarks = [target.settings.problem?.description].compactMap(\.self) + screens.remarks
            swiftFiles = Set(target.swiftFiles)
        }
    }

    /// The app that contains the extension.
    private var containing: App?
    /// The apps for iOS.
    private var apps: [App] = []

    /// No app is known.
    package init() {}

    package init(around target: ProjectTarget, of project: Project, in set: ProjectSet) {
        containing = set.app(containing: target, of: project).map(App.init)
        apps = set.projects.flatMap(\.targets).filter(\.isAppForTouch).map(App.init)
    }

    /// The app that shows a view.
    ///
    /// 1. An app that compiles the view's file, the one that contains the extension first.
    /// 2. Otherwise the app that contains the extension.
    /// 3. Otherwise the only app.
    ///
    /// - Parameter file: An absolute path; `nil` if it is not known.
    package func app(showing file: String?) -> App? {
        let ordered = [containing].compactMap(\.self) + apps
        if let file, let app = ordered.first(where: { $0.swiftFiles.contains(file) }) { return app }
        return containing ?? (apps.count == 1 ? apps.first : nil)
    }
}

extension ProjectTarget {
    fileprivate var isAppForTouch: Bool {
        kind == .application && (settings.platforms.isEmpty || settings.platforms.contains(.iOS))
    }
}
