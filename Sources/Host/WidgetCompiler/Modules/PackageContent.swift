import ExtensionProtocol
import Foundation
import WidgetVocabulary
import XcodeProject

/// The modules of a package, from its manifest's description and its folders.
struct PackageContent {
    private(set) var modules: [LibraryModule] = []
    /// Targets that cannot be built here, with the reason.
    private(set) var rejected: [String: String] = [:]
    var dependencies: [PackageReference] = []
    /// Products of its dependencies that its targets link.
    private(set) var linked: [(product: String, package: PackageReference)] = []

    private let path: String
    private let identity: String
    private let platform: OperatingSystem
    private let boundary: ProjectBoundary
    /// For targets that do not specify one.
    private let languageMode: String

    /// - Parameter manifest: the output of `swift package dump-package`.
    init(manifest: [String: Any], at path: String, platform: OperatingSystem) {
        self.path = path
        self.platform = platform
        boundary = ProjectBoundary(only: path)
        identity = (path as NSString).lastPathComponent.lowercased()
        let version = (manifest["toolsVersion"] as? [String: Any])?["_version"] as? String ?? "5"
        let tools = Int(version.prefix { $0.isNumber }) ?? 5
        let modes = (manifest["swiftLanguageVersions"] as? [String] ?? []).filter(LanguageSettings.isMode)
        languageMode = modes.max { $0.compare($1, options: .numeric) == .orderedAscending } ?? (tools >= 6 ? "6" : "5")
        let targets = manifest["targets"] as? [[String: Any]] ?? []
        for target in targets { add(target, of: targets.count) }
        for dependency in manifest["dependencies"] as? [[String: Any]] ?? [] { add(dependency: dependency) }
        for target in targets { addLinks(of: target) }
    }

    private mutating func addLinks(of target: [String: Any]) {
        for dependency in target["dependencies"] as? [[String: Any]] ?? [] {
            guard let words = dependency["product"] as? [Any], let product = words.first as? String, words.count > 1,
                let identity = words[1] as? String,
                let package = dependencies.first(where: { $0.name.lowercased() == identity.lowercased() })
            else { continue }
            linked.append((product, package))
        }
    }

    private mutating func add(_ target: [String: Any], of count: Int) {
        guard let name = target["name"] as? String else { return }
        switch target["type"] as? String {
        case "regular", "system": break
        case "binary":
            rejected[name] = "it is a binary of the package \(identity), made for Apple's platforms"
            return
        case "macro":
            rejected[name] = "it is a macro of the package \(identity), and macros of packages are not built"
            return
        default: return
        }
        guard let folder = folder(of: name, declared: target["path"] as? String) else {
            rejected[name] = "the package \(identity) has no folder for it"
            return
        }
        var content = WidgetFolder(path: folder, name: name)
        let members: [String]
        do throws(ProjectProblem) {
            members = try self.members(of: target, in: folder)
        } catch {
            rejected[name] = error.description
            return
        }
        for member in members { content.addMember(folder + "/" + member) }
        content.omitForeignLinks(leaving: boundary)
        guard !content.swiftFiles.isEmpty else {
            switch CTarget.read(name, target, members: members, in: folder, of: boundary) {
            case .target(let cTarget):
                modules.append(LibraryModule(name: SwiftName.plain(name), content: content, cTarget: cTarget))
            case .rejected(let reason): rejected[name] = "\(reason), in the package \(identity)"
            case .none: rejected[name] = "it has no sources in the package \(identity)"
            }
            return
        }
        content.language.mode = languageMode
        // Swift Package Manager differs from Xcode's settings for its own targets.
        content.language.slashes = .operand
        // The package manager's conditions for debug builds.
        content.language.conditions = ["SWIFT_PACKAGE", "DEBUG"]
        content.language.packageName = identity.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        for setting in PackageSetting.list(of: target)
        where setting.tool == "swift" && setting.holds(on: platform.rawValue.lowercased()) {
            apply(setting, to: &content.language)
        }
        let hasResources = !(target["resources"] as? [Any] ?? []).isEmpty
        modules.append(
            LibraryModule(
                name: SwiftName.plain(name), content: content,
                hasModuleBundle: hasResources || !content.assetCatalogs.isEmpty || !content.translations.isEmpty))
    }

    /// The folder that a target specifies, else one of the default folders.
    private func folder(of name: String, declared: String?) -> String? {
        let candidates =
            declared.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { $0 + "/" + name } + ["Sources"]
        // Nothing outside of the package's folder belongs to it.
        return candidates.map { Path.joined(path, $0) }.first(where: boundary.holds)
    }

    private static let sourceKinds: Set<String> = ["swift", "c", "cc", "cpp", "cxx", "s", "m", "mm"]
    private static let resourceKinds: Set<String> = [
        "xcassets", "xcdatamodel", "xcdatamodeld", "xcstrings", "strings", "stringsdict",
    ]

    /// Files below the folder: those in `sources` and the resources, without excluded ones.
    private func members(of target: [String: Any], in folder: String) throws(ProjectProblem) -> [String] {
        func isBelow(_ member: String, _ paths: [String]) -> Bool {
            paths.contains { path in
                let path = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
                return path.isEmpty || member == path || member.hasPrefix(path + "/")
            }
        }
        let excluded = target["exclude"] as? [String] ?? []
        let sources = target["sources"] as? [String]
        let resources = (target["resources"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String }
        return try FolderContent.members(below: folder, within: boundary).filter { member in
            guard !isBelow(member, excluded), member != "Package.swift", boundary.holds(folder + "/" + member) else {
                return false
            }
            let kind = (member as NSString).pathExtension.lowercased()
            if Self.sourceKinds.contains(kind) { return sources.map { isBelow(member, $0) } ?? true }
            // These are resources by default; other files must be declared.
            return Self.resourceKinds.contains(kind) || isBelow(member, resources)
        }
    }

    /// Values that the compiler would misinterpret are ignored.
    private func apply(_ setting: PackageSetting, to language: inout LanguageOptions) {
        let text = setting.text
        switch setting.kind {
        case "define" where LanguageSettings.isCondition(text): language.conditions.append(text)
        case "enableUpcomingFeature" where LanguageSettings.isFeature(text) && text != "MemberImportVisibility":
            language.upcomingFeatures.append(text)
        case "enableExperimentalFeature" where LanguageSettings.isFeature(text):
            language.experimentalFeatures.append(text)
        case "swiftLanguageMode" where LanguageSettings.isMode(text): language.mode = text
        case "defaultIsolation": language.defaultIsolation = text == "MainActor" ? .mainActor : .nonisolated
        default: break
        }
    }

    private mutating func add(dependency: [String: Any]) {
        for place in dependency["fileSystem"] as? [[String: Any]] ?? [] {
            guard let path = place["path"] as? String else { continue }
            dependencies.append(PackageReference(place: .local(path)))
        }
        for place in dependency["sourceControl"] as? [[String: Any]] ?? [] {
            let remote = (place["location"] as? [String: Any])?["remote"] as? [[String: Any]]
            guard let url = remote?.first?["urlString"] as? String,
                let requirement = Self.requirement(place["requirement"] as? [String: Any] ?? [:])
            else { continue }
            dependencies.append(PackageReference(place: .remote(url: url, requirement)))
        }
    }

    private static func requirement(_ table: [String: Any]) -> PackageReference.Requirement? {
        if let range = (table["range"] as? [[String: Any]])?.first, let lower = range["lowerBound"] as? String,
            let upper = range["upperBound"] as? String
        {
            return .range(lower, upper)
        }
        if let version = (table["exact"] as? [String])?.first { return .exact(version) }
        if let name = (table["branch"] as? [String])?.first { return .branch(name) }
        return (table["revision"] as? [String])?.first.map { .revision($0) }
    }
}
