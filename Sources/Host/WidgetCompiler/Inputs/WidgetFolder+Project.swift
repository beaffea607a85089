import ExtensionProtocol
import Foundation
import WidgetVocabulary
import XcodeProject

extension WidgetFolder {
    /// Reads a folder, a file, or a target of a project.
    package init(at source: WidgetSource) throws(Problem) {
        let chosen: (ProjectSet, project: Project, target: ProjectTarget)?
        do throws(ProjectProblem) {
            chosen = try Self.target(of: source)
        } catch {
            throw .project(error)
        }
        if let chosen {
            self.init(chosen.target, of: chosen.project, in: chosen.0)
        } else {
            try self.init(at: source.path)
            if let enclosingFolder = source.enclosingFolder { addModules(from: enclosingFolder) }
        }
    }

    private static func target(
        of source: WidgetSource
    ) throws(ProjectProblem) -> (ProjectSet, project: Project, target: ProjectTarget)? {
        // A project inside of a found source folder does not describe that folder.
        let named = source.enclosingFolder == nil ? try ProjectPath(source.path) : nil
        guard let path = named else {
            guard source.target == nil, source.configuration == nil else { throw .noProject(source.path) }
            return nil
        }
        let set = try ProjectSet(path, configuration: source.configuration)
        let (project, target) = try set.widgetTarget(named: source.target)
        return (set, project, target)
    }

    private init(_ target: ProjectTarget, of project: Project, in set: ProjectSet) {
        self.init(target, in: project.folder, of: project.file)
        let app = set.app(containing: target, of: project)
        name = app?.settings.displayName ?? target.settings.displayName
        appCatalogs = app?.members.filter { $0.hasSuffix(".xcassets") } ?? []
        appSwiftFiles = app?.swiftFiles.filter { !swiftFiles.contains($0) } ?? []
        appScreens = AppScreens(around: target, of: project, in: set)
        var links = ForeignLinks(leaving: ProjectBoundary(around: project.folder))
        for catalog in appCatalogs { links.examine(catalog) }
        foreignPaths.formUnion(links.paths)
        projectTarget = target.name
        platforms = target.settings.platforms.map(OperatingSystem.init)
        packages = set.packages
        packageBoundary = set.boundary
        packagePins = set.packagePins
        notes += set.foreignProjects.map {
            CompilerMessage(
                severity: .warning, file: project.file,
                message: "the project '\($0)' is outside of '\(set.boundary.root)' and is not read")
        }
        packageProducts = target.packageProducts
        for owner in set.projects {
            packages += owner.packages.filter { !packages.contains($0) }
            for other in owner.targets where other.kind == .library && other.name != target.name {
                let content = WidgetFolder(other, in: owner.folder, of: owner.file)
                guard !content.swiftFiles.isEmpty else { continue }
                libraries.append(LibraryModule(name: other.settings.moduleName, content: content))
                packageProducts += other.packageProducts.filter { !packageProducts.contains($0) }
            }
        }
        watchedFolders += Set((set.files + set.projects.flatMap(\.files)).map { Self.parent(of: $0) })
            .sorted().map { WatchedFolder(path: $0, depth: .itself) }
        watchedFolders += packages.compactMap { package in
            guard case .local(let path) = package.place, set.boundary.holds(path) else { return nil }
            return WatchedFolder(path: path, depth: .everything)
        }
        watchedFolders += libraries.flatMap(\.content.watchedFolders)
        var seen: Set<WatchedFolder> = []
        watchedFolders = watchedFolders.filter { seen.insert($0).inserted }
    }

    /// Reads the files of a target.
    ///
    /// - Parameter file: of the project.
    private init(_ target: ProjectTarget, in folder: String, of file: String) {
        self.init(path: folder, name: target.name)
        let settings = target.settings
        var oversized: [String] = []
        for path in target.members where path != settings.infoPlistFile && path != settings.entitlementsFile {
            if FolderSize.isWithinLimits(path) { addMember(path) } else { oversized.append(path) }
        }
        moduleName = settings.moduleName
        language = LanguageOptions(settings)
        developmentLanguage = settings.developmentLanguage
        infoPlist = settings.infoPlistFile
        infoPlistContent = settings.infoPlist
        entitlements = settings.entitlementsFile
        entitlementsContent = settings.entitlements
        // Without a line, because the notes concern whole files.
        func note(_ path: String, _ text: String) -> CompilerMessage {
            CompilerMessage(severity: .warning, file: path, message: text)
        }
        func remedy(_ path: String) -> String {
            Submodule.holding(path).map { "; it is in the submodule \($0): run `git submodule update --init`" } ?? ""
        }
        notes = target.missingMembers.map {
            note($0, "the target \(target.name) \(Self.listedButMissing)\(remedy($0))")
        }
        notes += settings.missingFiles.map {
            note($0, "the target \(target.name) has settings in this file, which does not exist\(remedy($0))")
        }
        notes += oversized.map {
            note($0, "the target \(target.name) lists this, which has \(FolderSize.limits); it is skipped")
        }
        notes += target.foreignMembers.map {
            note($0, "the target \(target.name) lists this, which is outside of the project; it is skipped")
        }
        notes += settings.remarks.map { note(file, "the target \(target.name): \($0)") }
        let boundary = ProjectBoundary(around: folder)
        omitForeignLinks(leaving: boundary)
        let foreign = target.members.filter { Self.objectiveCKinds.contains(($0 as NSString).pathExtension) }
        if let first = foreign.first {
            let others = foreign.count > 1 ? " and \(foreign.count - 1) more like it" : ""
            notes.append(
                note(
                    first, "this file\(others) of the target \(target.name) is in Objective-C or C and is not compiled")
            )
        }
        if !foreign.isEmpty || settings.bridgingHeader != nil {
            let beside = Set(target.members.map(Self.parent(of:))).filter {
                !$0.hasPrefix(folder + "/") && $0 != folder
            }
            objectiveC = ObjectiveCHeaders(
                of: foreign, bridgingHeader: settings.bridgingHeader, searching: [folder] + beside.sorted(),
                within: boundary)
        }
        let single = target.members + settings.files + [infoPlist, entitlements].compactMap(\.self)
        watchedFolders = Set(single.map(Self.parent(of:))).union(objectiveC.folders).sorted()
            .map { WatchedFolder(path: $0, depth: .itself) }
        watchedFolders += (target.synchronizedFolders + assetCatalogs + dataModels).map {
            .init(path: $0, depth: .everything)
        }
    }

    /// Whether a project lists Swift files that do not exist.
    var lacksListedSources: Bool {
        notes.contains { $0.file.hasSuffix(".swift") && $0.message.contains(Self.listedButMissing) }
    }

    /// The text of a note about a file.
    package static let listedButMissing = "lists this file, which does not exist"
    private static let objectiveCKinds: Set<String> = ["m", "mm", "c", "cpp"]

    private static func parent(of path: String) -> String { (path as NSString).deletingLastPathComponent }
}

/// A module that a widget's sources may import in addition to the SDK's.
package struct LibraryModule: Hashable, Sendable {
    package var name: String
    package var content: WidgetFolder
    /// Whether the module's code names `Bundle.module`, as that of packages does.
    package var hasModuleBundle = false
    /// Set for a module in C, which has no Swift files.
    package var cTarget: CTarget?
}

/// A folder to watch for changes.
package struct WatchedFolder: Hashable, Sendable {
    package enum Depth: Hashable, Sendable { case itself, everything }

    package var path: String
    package var depth: Depth

    package init(path: String, depth: Depth) {
        self.path = path
        self.depth = depth
    }
}

extension OperatingSystem {
    fileprivate init(_ platform: ProjectPlatform) {
        self =
            switch platform {
            case .iOS: .iOS
            case .macOS: .macOS
            case .watchOS: .watchOS
            case .visionOS: .visionOS
            }
    }
}
