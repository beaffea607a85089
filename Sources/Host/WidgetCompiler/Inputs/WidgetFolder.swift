import ExtensionProtocol
import Foundation
import WidgetVocabulary
import XcodeProject

/// The files of a widget extension, from a folder or from a target of a project.
package struct WidgetFolder: Hashable, Sendable {
    package enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
        case notFound(String)
        case unreadable(String, reason: String)
        case noSwiftFiles(String)
        case noWidget(String)
        case project(ProjectProblem)

        package var description: String {
            switch self {
            case .notFound(let path): "the file or folder “\(path)” does not exist"
            case .unreadable(let path, let reason): "“\(path)” cannot be read: \(reason)"
            case .noSwiftFiles(let path): "“\(path)” contains no Swift files; specify the folder of a widget extension"
            case .noWidget(let path):
                "no type in “\(path)” conforms to Widget, ControlWidget or WidgetBundle; specify the folder of a "
                    + "widget extension"
            case .project(let problem): problem.description
            }
        }
    }

    /// Absolute path: the folder with symbolic links resolved, or the folder that a project's paths are relative to.
    package var path: String
    package var name: String
    /// The name of the project's target, if there is a project.
    package var projectTarget: String?
    /// The module's name, if the project determines it.
    package var moduleName: String?
    package var language = LanguageOptions()
    /// The platforms of the project's target; empty if unknown.
    package var platforms: [OperatingSystem] = []
    /// Absolute paths: sorted for a folder, in the project's order otherwise.
    package var swiftFiles: [String] = []
    package var assetCatalogs: [String] = []
    /// The catalogs of the app that contains the extension, if a project defines it.
    package var appCatalogs: [String] = []
    /// The Swift files of that app which do not belong to the extension.
    package var appSwiftFiles: [String] = []
    /// The screens that the project's apps declare.
    package var appScreens = AppScreens()
    /// `.xcstrings`, `.strings` and `.stringsdict` files.
    package var translations: [String] = []
    /// `.intentdefinition` files.
    package var intentDefinitions: [String] = []
    /// `.xcdatamodeld` folders, and `.xcdatamodel` folders without one around them.
    package var dataModels: [String] = []
    package var infoPlist: String?
    package var entitlements: String?
    /// The two lists as the product contains them, if they differ from the files.
    package var infoPlistContent: [UInt8]?
    package var entitlementsContent: [UInt8]?
    /// Property lists of the modules whose resources are in the widget's bundle.
    var moduleInfoPlists: [[UInt8]] = []
    package var developmentLanguage: String?
    /// Loose images, fonts and data that the widget's code may request from its bundle.
    package var looseResources: [String] = []
    /// Modules of the project that the sources may import.
    package var libraries: [LibraryModule] = []
    /// Packages of the project, whose modules the sources may import, and the products that its targets name.
    package var packages: [PackageReference] = []
    package var packageProducts: [PackageProduct] = []
    /// The folder outside of which no package on this machine belongs to the project; `nil` if there is no project.
    package var packageBoundary: ProjectBoundary?
    /// The file that pins the versions of packages, if there is one.
    package var packagePins: String?
    /// For a folder without a project: a header whose name is that of a bridging header.
    private var bridgingHeader: String?
    /// The declarations of the target's Objective-C files.
    package var objectiveC = ObjectiveCHeaders(of: [], bridgingHeader: nil)
    /// Messages about the files.
    package var notes: [CompilerMessage] = []
    /// Paths in the catalogs and resource folders at which links leave the folder's boundary. Nothing there is read.
    var foreignPaths: Set<String> = []
    /// The folders that contain the files.
    package var watchedFolders: [WatchedFolder] = []

    /// Folders whose content does not belong to the extension.
    private static let skippedFolders: Set<String> = [
        "Build", "build", "DerivedData", "Pods", "Carthage", "Tests", "node_modules", "Packages",
    ]
    private static let skippedSuffixes = ["Tests", ".xcodeproj", ".xcworkspace", ".playground", ".framework", ".docc"]
    private static let resourceKinds: Set<String> = [
        "png", "jpg", "jpeg", "webp", "gif", "json", "plist", "ttf", "otf", "ttc", "txt", "csv", "html", "xml", "mp3",
        "m4a", "wav", "caf", "aiff",
    ]

    /// Reads a folder, or treats a single Swift file as one.
    ///
    /// Hidden files, build products and tests are skipped, and so are links that leave the boundary, which is that of a
    /// project in this folder. Folders deeper than 20 levels are not entered. `DEBUG` is
    /// defined, as in Xcode's debug builds.
    package init(at path: String) throws(Problem) {
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw .notFound(path)
        }
        self.path = url.path
        name = url.deletingPathExtension().lastPathComponent
        language.conditions = ["DEBUG"]
        if isFolder.boolValue {
            let boundary = ProjectBoundary(around: url.path)
            var walk = FolderWalk(url.path)
            try collect(url.path, within: boundary, &walk)
            omitForeignLinks(leaving: boundary)
            watchedFolders = [WatchedFolder(path: url.path, depth: .everything)]
            objectiveC = ObjectiveCHeaders(
                of: [], bridgingHeader: bridgingHeader, searching: [url.path], within: boundary)
        } else if url.pathExtension == "swift" {
            swiftFiles = [url.path]
            watchedFolders = [WatchedFolder(path: url.deletingLastPathComponent().path, depth: .everything)]
        }
        guard !swiftFiles.isEmpty else { throw .noSwiftFiles(path) }
    }

    /// A folder without files, which the caller adds.
    init(path: String, name: String) {
        self.path = path
        self.name = name
    }

    /// The default platform.
    package var firstPlatform: OperatingSystem {
        platforms.isEmpty || platforms.contains(.iOS) ? .iOS : platforms[0]
    }

    /// Distinguishes the builds of one folder's targets.
    package var identity: String { projectTarget.map { path + "#" + $0 } ?? path }

    /// Adds a file, or a folder that is a single resource, whatever its name.
    mutating func addMember(_ path: String) {
        let name = (path as NSString).lastPathComponent
        let kind = (name as NSString).pathExtension.lowercased()
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
        if kind == "xcassets" {
            assetCatalogs.append(path)
        } else if kind == "xcdatamodeld" || kind == "xcdatamodel" {
            dataModels.append(path)
        } else if isFolder.boolValue || kind == "plist" {
            looseResources.append(path)
        } else {
            add(path, name: name, kind: kind)
        }
    }

    private mutating func collect(
        _ folder: String, within boundary: ProjectBoundary, _ walk: inout FolderWalk
    ) throws(Problem) {
        guard walk.enter(folder) else { return }
        defer { walk.leave() }
        if let problem = walk.problem { throw .unreadable(walk.start, reason: problem) }
        let files = FileManager.default
        let names: [String]
        do {
            names = try files.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw .unreadable(folder, reason: error.localizedDescription)
        }
        for name in names where !name.hasPrefix(".") {
            let path = folder + "/" + name
            var isFolder: ObjCBool = false
            guard files.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            if ForeignLinks.isForeign(path, to: boundary) {
                notes.append(Self.note(foreignLink: path, boundary))
                continue
            }
            let kind = (name as NSString).pathExtension.lowercased()
            if kind == "xcassets" {
                assetCatalogs.append(path)
            } else if kind == "xcdatamodeld" || kind == "xcdatamodel" {
                dataModels.append(path)
            } else if isFolder.boolValue {
                let skipped = Self.skippedFolders.contains(name) || Self.skippedSuffixes.contains { name.hasSuffix($0) }
                if !skipped { try collect(path, within: boundary, &walk) }
            } else {
                add(path, name: name, kind: kind)
            }
        }
    }

    /// Whether a file with that name is a package manifest, according to its first line. An app may have a type of that
    /// name.
    private static func isManifest(_ path: String) -> Bool {
        guard let data = try? LimitedFile.readHead(path, count: manifestHead) else { return true }
        let head = [UInt8](data)
        return head.isEmpty || head.holds("swift-tools-version") || head.holds("import PackageDescription")
    }

    /// The number of leading bytes that identify a manifest.
    private static let manifestHead = 4096

    private mutating func add(_ path: String, name: String, kind: String) {
        switch kind {
        case "swift": if name != "Package.swift" || !Self.isManifest(path) { swiftFiles.append(path) }
        case "xcstrings", "strings", "stringsdict": translations.append(path)
        case "intentdefinition": intentDefinitions.append(path)
        case "h": if name.hasSuffix("-Bridging-Header.h") { bridgingHeader = bridgingHeader ?? path }
        case "entitlements": entitlements = entitlements ?? path
        case "plist" where name == "Info.plist" || name.hasSuffix("-Info.plist"): infoPlist = infoPlist ?? path
        case _ where Self.resourceKinds.contains(kind): looseResources.append(path)
        default: break
        }
    }
}
