import Foundation

/// The files below a folder that define how its sources are built, and the sources themselves, by name only.
///
/// 1. Folders are traversed breadth-first, each level in the order of names, so that the nearest files come first.
/// 2. Fetched dependencies, build products, tests, hidden folders, and folders that Xcode treats as one item are
///    skipped.
/// 3. A workspace inside a project belongs to the project.
/// 4. Folders are entered only once, even with symbolic links; depth and number are limited.
package struct ProjectSearch: Sendable {
    /// Absolute path, as specified.
    package let folder: String
    /// Absolute paths, the nearest first.
    package private(set) var projects: [String] = []
    package private(set) var workspaces: [String] = []
    /// Files from which XcodeGen generates a project: `project.yml`, then others with such content.
    package var specifications: [String] { namedSpecifications + otherSpecifications }
    private var namedSpecifications: [String] = []
    private var otherSpecifications: [String] = []
    /// `Project.swift` and `Workspace.swift` of Tuist, which are programs.
    package private(set) var tuistManifests: [String] = []
    /// `Package.swift` files.
    package private(set) var packages: [String] = []
    /// Swift files, and files in other languages with an entry point.
    package private(set) var sources: [String] = []
    package private(set) var otherMains: [String] = []
    /// Files that may be an Info.plist.
    package private(set) var propertyLists: [String] = []
    /// Whether the folder has signs of a repository or a package of another system.
    package private(set) var isRepository = false
    /// Whether the search stopped at a limit.
    package private(set) var isCutShort = false

    private static let depthLimit = 16
    private static let folderLimit = 30_000
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "Build", "build", "SourcePackages", "checkouts", "node_modules", "vendor",
        "Vendor", "venv", "Tests", "UITests", "Fixtures", "fixtures", "__tests__",
    ]
    private static let skippedEndings = ["Tests", ".lproj", ".xcdatamodel", ".app"]
    private static let marks: Set<String> = [".git", "package.json", "Podfile", "pubspec.yaml", "Cartfile", "fastlane"]

    package init(below folder: String) {
        self.folder = folder
        var level = [folder]
        var seen: Set<FileIdentity> = []
        for depth in 0..<Self.depthLimit {
            var next: [String] = []
            for path in level {
                guard let identity = FileIdentity(path), seen.insert(identity).inserted else { continue }
                guard seen.count <= Self.folderLimit else {
                    isCutShort = true
                    return
                }
                next += read(path)
            }
            if depth == Self.depthLimit - 1, !next.isEmpty { isCutShort = true }
            level = next
        }
    }

    /// - Returns: The subfolders to enter.
    private mutating func read(_ folder: String) -> [String] {
        var inner: [String] = []
        for (name, kind) in FolderEntry.all(in: folder) {
            let path = folder == "/" ? "/" + name : folder + "/" + name
            if Self.marks.contains(name), folder == self.folder { isRepository = true }
            guard !name.hasPrefix(".") else { continue }
            let ending = (name as NSString).pathExtension.lowercased()
            guard kind == .folder else {
                add(file: path, name: name, ending: ending)
                continue
            }
            switch ending {
            case "xcodeproj": projects.append(path)
            case "xcworkspace": workspaces.append(path)
            default:
                let isPassedOver =
                    FolderContent.isOne(ending) || Self.skipped.contains(name)
                    || Self.skippedEndings.contains(where: name.hasSuffix)
                if !isPassedOver { inner.append(path) }
            }
        }
        return inner
    }

    private mutating func add(file path: String, name: String, ending: String) {
        switch ending {
        case "swift":
            switch name {
            case "Package.swift": packages.append(path)
            case "Project.swift", "Workspace.swift":
                if ImportSniffer.imports("ProjectDescription", in: path) {
                    tuistManifests.append(path)
                } else {
                    sources.append(path)
                }
            default: sources.append(path)
            }
        case "m", "mm", "c", "cpp": if (name as NSString).deletingPathExtension == "main" { otherMains.append(path) }
        case "plist": if name.hasSuffix("Info.plist") { propertyLists.append(path) }
        case "yml", "yaml":
            if ProjectPath.isSpecification(name) {
                namedSpecifications.append(path)
            } else if SpecificationSniffer.isSpecification(path) {
                otherSpecifications.append(path)
            }
        default: break
        }
    }
}

/// Checks of the first bytes of sources.
enum ImportSniffer {
    static func imports(_ module: String, in path: String) -> Bool {
        guard let data = try? LimitedFile.read(path, limit: 1 << 20) else { return false }
        return data.prefix(4_096).firstRange(of: Data("import \(module)".utf8)) != nil
    }
}
