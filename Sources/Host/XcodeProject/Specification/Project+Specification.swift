import Foundation

extension Project {
    /// Reads a `project.yml` like XcodeGen, which generates a project from it.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the file.
    ///   - configuration: The name of the build configuration; `nil` for the debug configuration.
    init(specification path: String, configuration: String?) throws(ProjectProblem) {
        let folder = try SpecificationReader.folder(of: path)
        let reader = try SpecificationReader(file: path, folder: folder)
        let chosen = try reader.configuration(configuration)
        self.init(
            file: path, bundle: Path.joined(folder, reader.name + ".xcodeproj"),
            name: (path as NSString).lastPathComponent, folder: folder, files: reader.files)
        subprojects = reader.subprojects
        let table = reader.packages
        packages = table.sorted { $0.key < $1.key }.map(\.value)
        for (name, target) in reader.targets {
            for platform in SpecificationReader.platforms(of: target) {
                targets.append(try reader.target(name, target, platform, configuration: chosen, packages: table))
            }
        }
    }
}

/// Creates the parts of a project from a specification.
///
/// 1. The specification overrides the files that it includes; targets override their templates. Paths in an included
///    file are relative to its own folder, unless it specifies otherwise.
/// 2. Each source folder contributes its files, except for those that the source or one of its patterns excludes.
/// 3. Settings are, from lowest to highest precedence: XcodeGen's defaults, the project's configuration file, groups
///    and settings, then the target's in the same order.
/// 4. Recursive includes of files or setting groups are skipped. The number of includes is limited, because a few files
///    that each include the next one twice would expand exponentially.
struct SpecificationReader {
    let file: String
    let folder: String
    private(set) var files: [String] = []
    private var root: [String: SpecificationNode] = [:]

    /// The currently open files, the outermost first.
    private var open: [String] = []
    private var budget: ReadingBudget
    private let boundary: ProjectBoundary
    /// Included files that are not read, as text.
    private var remarks: [String] = []

    private static let depthLimit = 16

    init(file: String, folder: String) throws(ProjectProblem) {
        self.file = file
        self.folder = folder
        budget = ReadingBudget(for: file)
        boundary = ProjectBoundary(around: folder)
        root = try included(file)
    }

    private mutating func included(_ path: String) throws(ProjectProblem) -> [String: SpecificationNode] {
        guard !open.contains(path) else { return [:] }
        guard open.count < Self.depthLimit else {
            throw .malformed(path, line: nil, reason: "files include each other more than \(Self.depthLimit) deep")
        }
        if !open.isEmpty, let remark = boundary.remark(onReading: path) {
            if !remarks.contains(remark) { remarks.append(remark) }
            return [:]
        }
        open.append(path)
        defer { open.removeLast() }
        if !files.contains(path) { files.append(path) }
        try budget.spend("values")
        let own = try SpecificationNode.read(path, budget: &budget)
        var result = SpecificationNode.table([:])
        for include in own["include"]?.list ?? [] {
            guard let name = include.text ?? include.table["path"]?.text else { continue }
            let beside = open.count == 1 ? folder : (path as NSString).deletingLastPathComponent
            let place = Path.joined(beside, name)
            let content = SpecificationNode.table(try included(ExistingPath.find(place) ?? place))
            let isRelative = include.table["relativePaths"].map(\.isTrue) ?? true
            let inner = (place as NSString).deletingLastPathComponent
            result = result.merged(with: isRelative && inner != folder ? content.withPaths(in: inner) : content)
        }
        return result.merged(with: .table(own)).table
    }

    /// The files that a specification includes; empty if it cannot be read.
    static func parts(of file: String) -> [String] {
        guard let folder = try? folder(of: file), let reader = try? SpecificationReader(file: file, folder: folder)
        else {
            return []
        }
        return reader.files.filter { $0 != file }
    }

    /// The folder that the specification's paths are relative to: its own, or an ancestor if the included files exist
    /// only there, because a script copies the specification there before it runs XcodeGen.
    static func folder(of file: String) throws(ProjectProblem) -> String {
        let own = (file as NSString).deletingLastPathComponent
        var budget = ReadingBudget(for: file)
        let includes = try SpecificationNode.read(file, budget: &budget)["include"]?.list ?? []
        let names = includes.compactMap { $0.text ?? $0.table["path"]?.text }
        guard !names.isEmpty else { return own }
        let boundary = ProjectBoundary(around: own)
        var folder = own
        while boundary.holds(folder) {
            if names.allSatisfy({ ExistingPath.find(Path.joined(folder, $0)) != nil }) { return folder }
            let above = (folder as NSString).deletingLastPathComponent
            guard above != folder else { break }
            folder = above
        }
        return own
    }

    /// The name of the generated project.
    var name: String { root["name"]?.text ?? (folder as NSString).lastPathComponent }

    /// The paths of the projects that this one depends on.
    var subprojects: [String] {
        (root["projectReferences"]?.table ?? [:]).sorted { $0.key < $1.key }
            .compactMap { $0.value.table["path"]?.text.map { Path.joined(folder, $0) } }
            .filter { ProjectPath.making($0) != nil }
    }

    /// The targets in order of name, each with its templates.
    var targets: [(name: String, content: [String: SpecificationNode])] {
        let templates = root["targetTemplates"]?.table ?? [:]
        return (root["targets"]?.table ?? [:]).sorted { $0.key < $1.key }.map { name, target in
            let named = target.table["templates"]?.list.compactMap { $0.text.flatMap { templates[$0] } } ?? []
            return (name, (named + [target]).reduce(SpecificationNode.table([:])) { $0.merged(with: $1) }.table)
        }
    }

    /// The platforms of a target, each of which results in a separate target.
    static func platforms(of target: [String: SpecificationNode]) -> [ProjectPlatform?] {
        let platforms = (target["platform"]?.list.compactMap(\.text) ?? []).compactMap { ProjectPlatform(rawValue: $0) }
        return platforms.isEmpty ? [nil] : platforms
    }

    private var configurations: [String: String] {
        let listed = root["configs"]?.table.compactMapValues(\.text) ?? [:]
        return listed.isEmpty ? ["Debug": "debug", "Release": "release"] : listed
    }

    func configuration(_ wanted: String?) throws(ProjectProblem) -> String {
        let known = configurations
        let names = known.keys.sorted()
        guard let wanted else {
            return names.first { $0 == "Debug" } ?? names.first { known[$0] == "debug" } ?? names.first ?? "Debug"
        }
        guard let found = names.first(where: { $0.lowercased() == wanted.lowercased() }) else {
            throw .unknownConfiguration(wanted, project: (file as NSString).lastPathComponent, known: names)
        }
        return found
    }

    func target(
        _ name: String, _ content: [String: SpecificationNode], _ platform: ProjectPlatform?, configuration: String,
        packages: [String: PackageReference]
    ) throws(ProjectProblem) -> ProjectTarget {
        let isOneOfSeveral = (content["platform"]?.list.count ?? 0) > 1
        let full = isOneOfSeveral ? "\(name)_\(platform?.rawValue ?? "")" : name
        let (members, missing, folders) = try sources(of: content)
        var (settings, files) = try settings(of: content, named: full, platform, configuration: configuration)
        if try settings.value("INFOPLIST_FILE") == nil,
            let plist = members.first(where: { ($0 as NSString).lastPathComponent == "Info.plist" })
        {
            settings.add(level: ["INFOPLIST_FILE": .string(plist)])
        }
        let options = root["options"]?.table ?? [:]
        let properties = TargetSettings.Properties(
            info: content["info"]?.table["properties"]?.property as? [String: Any] ?? [:],
            entitlements: content["entitlements"]?.table["properties"]?.property as? [String: Any] ?? [:])
        let kind = content["type"]?.text.map { ProductKind(productType: "com.apple.product-type." + $0) } ?? .other
        var target = ProjectTarget(
            name: full, kind: kind,
            settings: try TargetSettings(
                settings, target: full, folder: folder, region: options["developmentLanguage"]?.text ?? "en",
                files: files.read, within: boundary, properties: properties))
        target.settings.missingFiles = files.missing
        target.settings.remarks += files.remarks
        target.missingMembers = missing
        for path in members where path != target.settings.infoPlistFile {
            target.add(member: path, within: boundary)
        }
        target.synchronizedFolders = folders
        for dependency in content["dependencies"]?.list ?? [] {
            if let name = dependency.table["target"]?.text { target.dependencies.append(name) }
            guard let package = dependency.table["package"]?.text else { continue }
            let products = dependency.table["products"]?.list.compactMap(\.text)
            for product in products ?? [dependency.table["product"]?.text ?? package] {
                target.packageProducts.append(PackageProduct(name: product, package: packages[package]))
            }
        }
        return target
    }

    /// The members, missing paths, and folders whose entire content belongs to the target.
    private func sources(
        of target: [String: SpecificationNode]
    ) throws(ProjectProblem) -> (members: [String], missing: [String], folders: [String]) {
        var members: [String] = []
        var missing: [String] = []
        var folders: [String] = []
        for source in target["sources"]?.list ?? [] {
            guard let name = source.text ?? source.table["path"]?.text, source.table["buildPhase"]?.text != "none"
            else {
                continue
            }
            let named = Path.joined(folder, name)
            let path = ExistingPath.find(named) ?? named
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                if source.table["optional"]?.isTrue != true { missing.append(path) }
                continue
            }
            let kind = (path as NSString).pathExtension.lowercased()
            let isOne = !isFolder.boolValue || FolderContent.isOne(kind) || source.table["type"]?.text == "folder"
            // A folder outside of the boundary is one member, which the target rejects.
            if isOne || !boundary.holds(path) {
                members.append(path)
                continue
            }
            folders.append(path)
            let excluded = (source.table["excludes"]?.list ?? []).compactMap(\.text).map { GlobPattern($0) }
            let included = source.table["includes"]?.list.compactMap(\.text).map { GlobPattern($0) }
            members += try FolderContent.members(below: path, within: boundary).filter { member in
                !excluded.contains { $0.matches(member) } && (included?.contains { $0.matches(member) } ?? true)
            }.map { path + "/" + $0 }
        }
        var seen: Set<String> = []
        return (members.filter { seen.insert($0).inserted }, missing, folders)
    }

    private func settings(
        of target: [String: SpecificationNode], named name: String, _ platform: ProjectPlatform?, configuration: String
    ) throws(ProjectProblem) -> (BuildSettings, files: (read: [String], missing: [String], remarks: [String])) {
        var settings = BuildSettings.presumed(
            target: name, project: self.name, folder: folder, projectFile: file, configuration: configuration)
        var presumed: [String: PropertyValue] = ["SWIFT_VERSION": .string("5.0")]
        if let platform { presumed["SDKROOT"] = .string(platform.sdk) }
        let destinations = (target["supportedDestinations"]?.list.compactMap(\.text) ?? [])
            .compactMap { ProjectPlatform(rawValue: $0)?.sdk }
        if platform == nil, !destinations.isEmpty {
            presumed["SUPPORTED_PLATFORMS"] = .string(destinations.joined(separator: " "))
        }
        if configurations[configuration] == "debug" {
            presumed["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = .string("DEBUG")
        }
        if let prefix = root["options"]?.table["bundleIdPrefix"]?.text {
            let part = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
            presumed["PRODUCT_BUNDLE_IDENTIFIER"] = .string(prefix + "." + part)
        }
        settings.add(level: presumed)
        var files: (read: [String], missing: [String], remarks: [String]) = ([], [], remarks)
        for level in [root, target] {
            if let name = level["configFiles"]?.table[configuration]?.text {
                let base = try ConfigurationFile(Path.joined(folder, name), folder: folder, within: boundary)
                files.read += base.files
                files.missing += base.missing
                files.remarks += base.remarks
                settings.add(level: base.assignments)
            }
            var budget = ReadingBudget(for: file)
            for part in try parts(of: level["settings"], configuration: configuration, open: [], &budget) {
                settings.add(level: part.compactMapValues { $0.setting.map { .string($0) } })
            }
        }
        if let path = target["info"]?.table["path"]?.text { settings.add(level: ["INFOPLIST_FILE": .string(path)]) }
        if let path = target["entitlements"]?.table["path"]?.text {
            settings.add(level: ["CODE_SIGN_ENTITLEMENTS": .string(path)])
        }
        return (try settings.withPlatform(), files)
    }

    /// The tables of a settings entry from lowest to highest precedence: those of its groups, its own, those of the
    /// configuration.
    private func parts(
        of settings: SpecificationNode?, configuration: String, open: [String], _ budget: inout ReadingBudget
    ) throws(ProjectProblem) -> [[String: SpecificationNode]] {
        guard let table = settings?.table else { return [] }
        guard open.count < Self.depthLimit else {
            throw .malformed(
                file, line: nil, reason: "setting groups include each other more than \(Self.depthLimit) levels deep")
        }
        try budget.spend("groups of settings")
        let groups = root["settingGroups"]?.table ?? [:]
        var below: [[String: SpecificationNode]] = []
        for name in (table["groups"]?.list ?? []).compactMap(\.text) where !open.contains(name) {
            below += try parts(of: groups[name], configuration: configuration, open: open + [name], &budget)
        }
        guard table["base"] != nil || table["configs"] != nil || table["groups"] != nil else { return below + [table] }
        let variants = table["configs"]?.table ?? [:]
        let own = variants.first { $0.key.lowercased() == configuration.lowercased() }?.value
        return below + [table["base"]?.table ?? [:], own?.table ?? [:]]
    }

    /// The packages by the names that dependencies use.
    var packages: [String: PackageReference] {
        (root["packages"]?.table ?? [:]).compactMapValues { package in
            let table = package.table
            if let path = table["path"]?.text { return PackageReference(place: .local(Path.joined(folder, path))) }
            guard let url = table["url"]?.text ?? table["github"]?.text.map({ "https://github.com/" + $0 }) else {
                return nil
            }
            return PackageReference(place: .remote(url: url, Self.requirement(table)))
        }
    }

    private static func requirement(_ table: [String: SpecificationNode]) -> PackageReference.Requirement {
        func text(_ names: String...) -> String? { names.lazy.compactMap { table[$0]?.text }.first }
        if let version = text("exactVersion", "version") { return .exact(version) }
        if let version = text("minorVersion") { return .upToNextMinor(version) }
        if let name = text("branch") { return .branch(name) }
        if let name = text("revision") { return .revision(name) }
        if let lower = text("minVersion"), let upper = text("maxVersion") { return .range(lower, upper) }
        return .upToNextMajor(text("majorVersion", "from", "minVersion") ?? "0.0.0")
    }
}
