import Foundation

/// What lies below a folder that says how its sources are built, and the sources themselves, by name alone.
///
/// 1. Folders are entered level by level, each level in the order of names, so that what is nearest comes first.
/// 2. Fetched and built things, tests and hidden folders are passed over, and folders that are one thing to Xcode.
/// 3. A workspace inside of a project is the project's own and counts as a part of it.
/// 4. Folders are entered once, wherever symbolic links lead; depth and number have limits.
package struct ProjectSearch: Sendable {
    /// Absolute path, as given.
    package let folder: String
    /// Absolute paths, the nearest first.
    package private(set) var projects: [String] = []
    package private(set) var workspaces: [String] = []
    /// Files from which XcodeGen makes a project: `project.yml`, then others whose content says so.
    package var specifications: [String] { namedSpecifications + otherSpecifications }
    private var namedSpecifications: [String] = []
    private var otherSpecifications: [String] = []
    /// `Project.swift` and `Workspace.swift` of Tuist, which are programs.
    package private(set) var tuistManifests: [String] = []
    /// `Package.swift` files.
    package private(set) var packages: [String] = []
    /// Swift files, and files in other languages that begin a program.
    package private(set) var sources: [String] = []
    package private(set) var otherMains: [String] = []
    /// Files that may be an Info.plist.
    package private(set) var propertyLists: [String] = []
    /// Whether the folder has the marks of a repository or a package of another system around the extension.
    package private(set) var isRepository = false
    /// Whether there is more than the limits let be seen.
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

    /// - Returns: the folders in it that are to be entered.
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
                if SourceHead.imports("ProjectDescription", in: path) {
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
            } else if SpecificationHead.isSpecification(path) {
                otherSpecifications.append(path)
            }
        default: break
        }
    }
}

/// The first bytes of sources.
enum SourceHead {
    static func imports(_ module: String, in path: String) -> Bool {
        guard let data = try? LimitedFile.read(path, limit: 1 << 20) else { return false }
        return data.prefix(4_096).firstRange(of: Data("import \(module)".utf8)) != nil
    }
}
