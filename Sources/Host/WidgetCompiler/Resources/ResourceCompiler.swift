import AssetCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import StringCatalogs
import WidgetVocabulary
import XcodeProject

/// Compiles the files next to the sources into the folder that the extension sees as its bundle.
///
/// The folder then contains the compiled asset catalog with its images, the compiled translations, the Info.plist, the
/// loose resources under their own names, and the messages of the compilation.
struct ResourceCompiler: Sendable {
    var folder: WidgetFolder
    var platform: OperatingSystem

    /// Bytes.
    private static let fileLimit = 1 << 30
    /// A decoded translation takes more than a hundred times the memory of its file.
    static let translationLimit = 16 << 20
    private static let translationsLimit = 32 << 20

    /// Names of the parts in the bundle's folder.
    enum Part {
        static let translations = "Localizations.compiled"
        static let messages = "resource-messages.txt"
    }

    private var inputs: [String] {
        folder.translations + (folder.looseResources + folder.assetCatalogs).flatMap(files)
    }

    /// A digest of the names and contents of all files that are read.
    var digest: String {
        var digest = BuildDigest()
        digest.add("12")
        digest.add(folder.name)
        digest.add(VectorConverter().digest)
        digest.add(platform.rawValue)
        for path in folder.dataModels { digest.add(path) }
        for path in inputs {
            digest.add(path)
            digest.add([UInt8]((try? LimitedFile.read(path, limit: Self.fileLimit)) ?? Data()))
        }
        for list in [folder.infoPlistData, folder.entitlementsData] { digest.add([UInt8](list ?? Data())) }
        for list in folder.moduleInfoPlists { digest.add(list) }
        // Everything else that the development language depends on is in the Info.plist.
        digest.add(folder.developmentLanguage ?? "")
        return digest.text
    }

    /// The files of a folder, also through links; for a file, the file itself.
    private func files(_ path: String) -> [String] {
        var walk = FolderWalk(path, omitting: folder.foreignPaths)
        return files(path, &walk)
    }

    private func files(_ path: String, _ walk: inout FolderWalk) -> [String] {
        guard !folder.foreignPaths.contains(path) else { return [] }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return [path]
        }
        guard walk.enter(path) else { return [] }
        defer { walk.leave() }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
        return names.flatMap { files("\(path)/\($0)", &walk) }
    }

    /// - Parameter output: an existing, empty folder.
    func compile(into output: String) throws(BuildError) {
        do {
            var messages: [CompilerMessage] = []
            messages += try compileCatalogs(into: output)
            messages += try compileTranslations(into: output)
            messages += try compileAppGroups(into: output)
            messages += try copyLooseResources(into: output)
            let modules = folder.moduleInfoPlists.compactMap { try? PropertyListFile.table(Data($0), of: "Info.plist") }
            let information = try folder.information
            try BundleInformation.complete(
                information.table, from: information.file, into: output + "/Info.plist", name: folder.name,
                modules: modules)
            try BundleInformation.completeTranslations(in: output)
            try nameDataModels(in: output)
            let text = messages.map(\.description).joined(separator: "\n")
            try Data(text.utf8).write(to: URL(fileURLWithPath: output + "/" + Part.messages))
        } catch let error as BuildError {
            throw error
        } catch let error as ProjectProblem {
            throw .folder(.project(error))
        } catch {
            throw .cache(path: output, reason: error.localizedDescription)
        }
    }

    static func messages(in output: String) -> [CompilerMessage] {
        CompilerMessage.parse((try? String(contentsOfFile: output + "/" + Part.messages, encoding: .utf8)) ?? "")
    }

    private func compileCatalogs(into output: String) throws -> [CompilerMessage] {
        guard !folder.assetCatalogs.isEmpty else { return [] }
        let pictures = output + "/" + CompiledCatalog.pictureFolder
        try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
        var compiler = AssetCatalogCompiler(platform: platform, omitting: folder.foreignPaths)
        var copy = BundleCopy(omitting: folder.foreignPaths)
        for catalog in folder.assetCatalogs { compiler.add(catalog: catalog) }
        for picture in compiler.pictures {
            let target = pictures + "/" + picture.name
            switch picture.content {
            case .file(let source): try copy.copy(source, to: target)
            case .data(let data): try data.write(to: URL(fileURLWithPath: target))
            }
        }
        let bytes = CompiledCatalog(colors: compiler.colors, images: compiler.images).binary
        try Data(bytes).write(to: URL(fileURLWithPath: output + "/" + CompiledCatalog.fileName))
        return compiler.messages + copy.messages
    }

    private func compileTranslations(into output: String) throws -> [CompilerMessage] {
        guard !folder.translations.isEmpty else { return [] }
        var size = 0
        let (catalog, failures) = StringCatalogCompiler.compile(
            files: folder.translations.map { URL(fileURLWithPath: $0) }, sourceLanguage: developmentLanguage
        ) { file throws(StringCatalogCompiler.Failure) in
            let data: Data
            do throws(LimitedFile.Rejection) {
                data = try LimitedFile.readText(file.path, limit: Self.translationLimit)
            } catch {
                throw StringCatalogCompiler.Failure(file: file.path, reason: "cannot be read: \(error).")
            }
            size += data.count
            guard size <= Self.translationsLimit else {
                let limit = "more than \(Self.translationsLimit >> 20) megabytes"
                throw StringCatalogCompiler.Failure(
                    file: file.path, reason: "is omitted: the translations have \(limit) together; shorten them.")
            }
            return data
        }
        try Data(catalog.encoded()).write(to: URL(fileURLWithPath: output + "/" + Part.translations))
        return failures.map { failure in
            CompilerMessage(severity: .warning, file: failure.file, line: 1, column: 1, message: failure.reason)
        }
    }

    /// `CFBundleDevelopmentRegion` of the Info.plist, else English, as in Xcode's templates.
    private var developmentLanguage: String {
        // Errors in the list are reported when it is added to the bundle.
        let language = (try? folder.infoPlistTable)?["CFBundleDevelopmentRegion"] as? String
        guard let language, !language.hasPrefix("$(") else { return folder.developmentLanguage ?? "en" }
        return language
    }

    /// Writes the names of the app groups in the entitlements, one per line. A project specifies the entitlements; for
    /// a folder without a project and without entitlements, the groups are unknown.
    private func compileAppGroups(into output: String) throws -> [CompilerMessage] {
        guard let table = try folder.entitlementsTable else {
            guard folder.projectTarget == nil else { return [] }
            try Data(ResourceName.eachAppGroup.utf8)
                .write(to: URL(fileURLWithPath: output + "/" + ResourceName.appGroups))
            return []
        }
        let names = table["com.apple.security.application-groups"] as? [String] ?? []
        try Data(names.joined(separator: "\n").utf8)
            .write(to: URL(fileURLWithPath: output + "/" + ResourceName.appGroups))
        return names.filter { $0.contains("$(") }.map { name in
            CompilerMessage(
                severity: .warning, file: folder.entitlements ?? folder.path, line: 1, column: 1,
                message: "the app group '\(name)' has a build setting in its name; write the full name")
        }
    }

    /// A compiled data model is part of the code. Its folder exists so that code that looks it up in the bundle finds
    /// it.
    private func nameDataModels(in output: String) throws {
        for path in folder.dataModels {
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            try FileManager.default.createDirectory(
                atPath: "\(output)/\(name).momd", withIntermediateDirectories: true)
        }
    }

    private func copyLooseResources(into output: String) throws -> [CompilerMessage] {
        if let entitlements = folder.entitlementsData {
            try entitlements.write(to: URL(fileURLWithPath: output + "/Entitlements.plist"))
        }
        var copy = BundleCopy(omitting: folder.foreignPaths)
        try copyLanguageFolders(into: output, &copy)
        for source in folder.looseResources {
            let target = output + "/" + (source as NSString).lastPathComponent
            guard !FileManager.default.fileExists(atPath: target) else { continue }
            try copy.copy(source, to: target)
        }
        return copy.messages
    }
}

extension ResourceCompiler {
    /// Copies the translations as files too, for code that requests a language's folder from its bundle.
    private func copyLanguageFolders(into output: String, _ copy: inout BundleCopy) throws {
        let files = FileManager.default
        for source in folder.translations where !source.hasSuffix(".xcstrings") {
            let language = ((source as NSString).deletingLastPathComponent as NSString).lastPathComponent
            guard language.hasSuffix(".lproj") else { continue }
            let target = "\(output)/\(language)/\((source as NSString).lastPathComponent)"
            guard !files.fileExists(atPath: target) else { continue }
            try files.createDirectory(atPath: "\(output)/\(language)", withIntermediateDirectories: true)
            try copy.copy(source, to: target)
        }
    }
}

extension WidgetFolder {
    var infoPlistData: Data? { Self.data(infoPlistContent, file: infoPlist) }
    fileprivate var entitlementsData: Data? { Self.data(entitlementsContent, file: entitlements) }

    fileprivate var infoPlistTable: [String: Any]? {
        get throws(ProjectProblem) { try Self.table(infoPlistContent, file: infoPlist) }
    }

    /// The Info.plist with its file. Without one in the target's settings, a resource of that name is used.
    fileprivate var information: (table: [String: Any], file: String) {
        get throws(ProjectProblem) {
            if let table = try infoPlistTable { return (table, infoPlist ?? "Info.plist") }
            guard let file = looseResources.first(where: { $0.hasSuffix("/Info.plist") }) else {
                return ([:], "Info.plist")
            }
            return (try PropertyListFile.read(file), file)
        }
    }

    fileprivate var entitlementsTable: [String: Any]? {
        get throws(ProjectProblem) { try Self.table(entitlementsContent, file: entitlements) }
    }

    private static func data(_ content: [UInt8]?, file: String?) -> Data? {
        content.map { Data($0) } ?? file.flatMap { try? LimitedFile.read($0, limit: 64 << 20) }
    }

    private static func table(_ content: [UInt8]?, file: String?) throws(ProjectProblem) -> [String: Any]? {
        if let content { return try PropertyListFile.table(Data(content), of: file ?? "Info.plist") }
        return try file.map { path throws(ProjectProblem) in try PropertyListFile.read(path) }
    }
}
