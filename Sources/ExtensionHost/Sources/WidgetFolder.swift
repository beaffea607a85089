import Foundation

/// The parts of a widget extension's folder as they lie on disk.
package struct WidgetFolder: Hashable, Sendable {
    package enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
        case notFound(String)
        case unreadable(String, reason: String)
        case noSwiftFiles(String)
        case noWidget(String)

        package var description: String {
            switch self {
            case .notFound(let path): "there is no file or folder '\(path)'"
            case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)"
            case .noSwiftFiles(let path): "'\(path)' holds no Swift files; give the folder of a widget extension"
            case .noWidget(let path):
                "no type in '\(path)' conforms to Widget or WidgetBundle; give the folder of a widget extension"
            }
        }
    }

    /// Absolute path, without symbolic links.
    package var path: String
    package var name: String
    /// Absolute paths, sorted.
    package var swiftFiles: [String] = []
    package var assetCatalogs: [String] = []
    /// `.xcstrings`, `.strings` and `.stringsdict` files.
    package var translations: [String] = []
    /// `.intentdefinition` files.
    package var intentDefinitions: [String] = []
    package var infoPlist: String?
    package var entitlements: String?
    /// Loose pictures, fonts and data that the widget's code may ask its bundle for.
    package var looseResources: [String] = []

    /// Folders whose content is not the extension's own.
    private static let skippedFolders: Set<String> = [
        "Build", "build", "DerivedData", "Pods", "Carthage", "Tests", "node_modules", "Packages",
    ]
    private static let skippedSuffixes = ["Tests", ".xcodeproj", ".xcworkspace", ".playground", ".framework", ".docc"]
    private static let resourceKinds: Set<String> = [
        "png", "jpg", "jpeg", "webp", "gif", "json", "plist", "ttf", "otf", "ttc", "txt", "csv", "html", "xml",
    ]

    /// Reads a folder, or takes a single Swift file for one.
    ///
    /// Hidden files, build products and tests are passed over. Folders deeper than 20 levels are not entered.
    package init(at path: String) throws(Problem) {
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw .notFound(path)
        }
        self.path = url.path
        name = url.deletingPathExtension().lastPathComponent
        if isFolder.boolValue {
            try collect(url.path, depth: 0)
        } else if url.pathExtension == "swift" {
            swiftFiles = [url.path]
        }
        guard !swiftFiles.isEmpty else { throw .noSwiftFiles(path) }
    }

    private mutating func collect(_ folder: String, depth: Int) throws(Problem) {
        guard depth < 20 else { return }
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
            let kind = (name as NSString).pathExtension.lowercased()
            if kind == "xcassets" {
                assetCatalogs.append(path)
            } else if isFolder.boolValue {
                let skipped = Self.skippedFolders.contains(name) || Self.skippedSuffixes.contains { name.hasSuffix($0) }
                if !skipped { try collect(path, depth: depth + 1) }
            } else {
                add(path, name: name, kind: kind)
            }
        }
    }

    private mutating func add(_ path: String, name: String, kind: String) {
        switch kind {
        case "swift": if name != "Package.swift" { swiftFiles.append(path) }
        case "xcstrings", "strings", "stringsdict": translations.append(path)
        case "intentdefinition": intentDefinitions.append(path)
        case "entitlements": entitlements = entitlements ?? path
        case "plist" where name == "Info.plist" || name.hasSuffix("-Info.plist"): infoPlist = infoPlist ?? path
        case _ where Self.resourceKinds.contains(kind): looseResources.append(path)
        default: break
        }
    }
}
