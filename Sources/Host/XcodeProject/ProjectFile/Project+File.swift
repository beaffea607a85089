import Foundation

extension Project {
    /// Reads a `.xcodeproj`.
    ///
    /// 1. A target's members are the files of its phases for sources and resources, with all languages of localized
    ///    ones, and those of its synchronized folders.
    /// 2. Its settings are, from lowest to highest precedence: Xcode's defaults, the project's configuration file and
    ///    settings, the target's configuration file and settings.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the `.xcodeproj` folder.
    ///   - configuration: The name of the build configuration; `nil` for the debug configuration.
    init(file path: String, configuration: String?) throws(ProjectProblem) {
        let reader = ProjectReader(try ProjectObjects(project: path), file: path)
        let chosen = try reader.configuration(configuration)
        self.init(
            file: path, bundle: path, name: (path as NSString).lastPathComponent, folder: reader.objects.folder,
            files: [path + "/project.pbxproj"])
        packages = reader.packages
        subprojects = reader.subprojects
        for id in reader.objects.root["targets"]?.strings ?? [] {
            guard let target = try reader.target(id, configuration: chosen) else { continue }
            targets.append(target)
        }
    }
}

/// Creates the parts of a project from the objects of its file.
struct ProjectReader {
    let objects: ProjectObjects
    /// Absolute path of the `.xcodeproj` folder.
    let file: String
    private let boundary: ProjectBoundary
    /// Folders whose content belongs to targets without being listed, sorted by identifier.
    private let synchronizedGroups: [(id: String, object: ProjectObjects.Object)]

    init(_ objects: ProjectObjects, file: String) {
        self.objects = objects
        self.file = file
        boundary = ProjectBoundary(around: (file as NSString).deletingLastPathComponent)
        synchronizedGroups = objects.objects
            .filter { $1["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" }
            .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private var name: String { (file as NSString).lastPathComponent }

    /// The configurations of a project or target by name, and the default one.
    private func configurations(of id: String?) -> (
        list: [(name: String, object: ProjectObjects.Object)], usual: String?
    ) {
        let list = objects.object(id)
        let found = (list?["buildConfigurations"]?.strings ?? []).compactMap { id -> (String, ProjectObjects.Object)? in
            guard let object = objects.object(id), let name = object["name"]?.string else { return nil }
            return (name, object)
        }
        return (found, list?["defaultConfigurationName"]?.string)
    }

    /// The configuration of that name, or the debug configuration.
    func configuration(_ wanted: String?) throws(ProjectProblem) -> String {
        let (list, usual) = configurations(of: objects.root["buildConfigurationList"]?.string)
        let names = list.map(\.name)
        guard let wanted else {
            return names.first { $0 == "Debug" } ?? names.first { $0.lowercased().contains("debug") } ?? usual
                ?? names.first ?? "Debug"
        }
        guard let found = names.first(where: { $0.lowercased() == wanted.lowercased() }) else {
            throw .unknownConfiguration(wanted, project: name, known: names)
        }
        return found
    }

    private func settings(
        of target: ProjectObjects.Object, named name: String, configuration: String
    ) throws(ProjectProblem) -> (settings: BuildSettings, files: [String], missing: [String], remarks: [String]) {
        var settings = BuildSettings.presumed(
            target: name, project: (self.name as NSString).deletingPathExtension, folder: objects.folder,
            projectFile: file, configuration: configuration)
        var files: [String] = []
        var missing: [String] = []
        var remarks: [String] = []
        for list in [objects.root["buildConfigurationList"], target["buildConfigurationList"]] {
            let (known, usual) = configurations(of: list?.string)
            let found = known.first { $0.name == configuration } ?? known.first { $0.name == usual } ?? known.first
            guard let object = found?.object else { continue }
            if let path = base(of: object) {
                let base = try ConfigurationFile(path, folder: objects.folder, within: boundary)
                files += base.files
                missing += base.missing
                remarks += base.remarks
                settings.add(level: base.assignments)
            }
            settings.add(level: object["buildSettings"]?.table ?? [:])
        }
        return (try settings.withPlatform(), files, missing, remarks)
    }

    /// The base configuration file of a configuration.
    private func base(of configuration: ProjectObjects.Object) -> String? {
        if let id = configuration["baseConfigurationReference"]?.string { return objects.path(of: id) }
        // In a synchronized folder, files have no object.
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
            let below = configuration["baseConfigurationReferenceRelativePath"]?.string
        else { return nil }
        return objects.path(of: anchor).map { Path.joined($0, below) }
    }

    /// A target; `nil` if the object is of another kind.
    func target(_ id: String, configuration: String) throws(ProjectProblem) -> ProjectTarget? {
        guard let object = objects.object(id), object["isa"]?.string == "PBXNativeTarget",
            let name = object["name"]?.string ?? object["productName"]?.string
        else { return nil }
        let (built, files, missing, remarks) = try settings(of: object, named: name, configuration: configuration)
        let region = objects.root["developmentRegion"]?.string ?? "en"
        var target = ProjectTarget(
            name: name, kind: ProductKind(productType: object["productType"]?.string ?? ""),
            settings: try TargetSettings(
                built, target: name, folder: objects.folder, region: region, files: files, within: boundary))
        target.settings.missingFiles = missing
        target.settings.remarks += remarks
        try addMembers(of: object, id: id, to: &target)
        target.dependencies = (object["dependencies"]?.strings ?? []).compactMap { dependency in
            let object = objects.object(dependency)
            let proxy = objects.object(object?["targetProxy"]?.string)
            return objects.object(object?["target"]?.string)?["name"]?.string ?? proxy?["remoteInfo"]?.string
        }
        target.packageProducts = (object["packageProductDependencies"]?.strings ?? []).compactMap { id in
            guard let product = objects.object(id), let name = product["productName"]?.string else { return nil }
            return PackageProduct(name: name, package: product["package"]?.string.flatMap(package))
        }
        return target
    }

    private static let memberPhases: Set<String> = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]

    private func addMembers(
        of object: ProjectObjects.Object, id: String, to target: inout ProjectTarget
    ) throws(ProjectProblem) {
        var paths: [String] = []
        for phase in object["buildPhases"]?.strings ?? [] where Self.memberPhases.contains(objects.kind(phase)) {
            for file in objects.object(phase)?["files"]?.strings ?? [] {
                guard let buildFile = objects.object(file), isFor(target.settings.platforms, buildFile),
                    let reference = buildFile["fileRef"]?.string
                else { continue }
                paths += objects.files(of: reference)
            }
        }
        let owned = object["fileSystemSynchronizedGroups"]?.strings ?? []
        for (group, content) in synchronizedGroups {
            let exceptions = exceptions(in: content, for: id)
            let isOwner = owned.contains(group)
            guard isOwner || !exceptions.isEmpty, let place = objects.path(of: group) else { continue }
            let path = ExistingPath.find(place) ?? place
            paths += try SynchronizedFolder(path: path, exceptions: exceptions)
                .members(isOwner: isOwner, within: boundary)
            if isOwner, boundary.holds(path) { target.synchronizedFolders.append(path) }
        }
        var seen: Set<String> = []
        for path in paths where seen.insert(path).inserted { target.add(member: path, within: boundary) }
    }

    private func exceptions(in group: ProjectObjects.Object, for target: String) -> Set<String> {
        var names: Set<String> = []
        for id in group["exceptions"]?.strings ?? [] {
            guard let set = objects.object(id), set["target"]?.string == target else { continue }
            names.formUnion(set["membershipExceptions"]?.strings ?? [])
        }
        return names
    }

    /// Whether a build file's filter names one of the platforms.
    private func isFor(_ platforms: [ProjectPlatform], _ file: ProjectObjects.Object) -> Bool {
        let filters = (file["platformFilters"]?.strings ?? []) + [file["platformFilter"]?.string].compactMap(\.self)
        return filters.isEmpty || platforms.isEmpty || platforms.contains { filters.contains($0.filter) }
    }

    var packages: [PackageReference] {
        let listed = (objects.root["packageReferences"]?.strings ?? []).compactMap(package)
        // Before Xcode supported references to local packages, their folders were listed like files.
        let folders = objects.objects.filter { id, object in
            object["isa"]?.string == "PBXFileReference"
                && ["wrapper", "folder", "text"].contains(object["lastKnownFileType"]?.string ?? "")
        }.keys.sorted().compactMap { objects.path(of: $0) }
        let local = folders.filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
            .map { PackageReference(place: .local($0)) }
        return listed + local.filter { !listed.contains($0) }
    }

    private func package(_ id: String) -> PackageReference? {
        guard let object = objects.object(id) else { return nil }
        switch object["isa"]?.string {
        case "XCLocalSwiftPackageReference":
            return object["relativePath"]?.string.map { relative in
                let path = Path.joined(objects.folder, relative)
                return .init(place: .local(Self.ownPackage(insteadOf: path, of: objects.folder) ?? path))
            }
        case "XCRemoteSwiftPackageReference":
            guard let url = object["repositoryURL"]?.string else { return nil }
            let requirement = Self.requirement(object["requirement"]?.table ?? [:])
            return .init(place: .remote(url: url, requirement))
        default: return nil
        }
    }

    /// The folder of the project or an ancestor that a missing package next to it refers to: a project may refer to its
    /// own repository as `../Name`, and the clone may have another name.
    private static func ownPackage(insteadOf path: String, of folder: String) -> String? {
        func isPackage(_ folder: String) -> Bool {
            FileManager.default.fileExists(atPath: folder + "/Package.swift")
        }
        let parent = (path as NSString).deletingLastPathComponent
        guard folder.hasPrefix(parent + "/"), parent != "/", !isPackage(path) else { return nil }
        let own = parent + "/" + folder.dropFirst(parent.count + 1).prefix { $0 != "/" }
        return isPackage(own) ? own : nil
    }

    private static func requirement(_ table: [String: PropertyValue]) -> PackageReference.Requirement {
        func text(_ key: String) -> String { table[key]?.string ?? "" }
        switch text("kind") {
        case "upToNextMinorVersion": return .upToNextMinor(text("minimumVersion"))
        case "versionRange": return .range(text("minimumVersion"), text("maximumVersion"))
        case "exactVersion": return .exact(text("version"))
        case "branch": return .branch(text("branch"))
        case "revision": return .revision(text("revision"))
        default: return .upToNextMajor(text("minimumVersion"))
        }
    }

    /// The paths of projects that this one refers to.
    var subprojects: [String] {
        (objects.root["projectReferences"]?.array ?? []).compactMap { reference in
            reference.table?["ProjectRef"]?.string.flatMap { objects.path(of: $0) }
        }.filter { ProjectPath.making($0) != nil }
    }
}

extension PropertyValue {
    fileprivate var array: [PropertyValue] {
        if case .array(let list) = self { list } else { [] }
    }
}
