import AssetCatalog
import ExtensionProtocol
import Foundation
import FoundationSupplement
import Glibc
import RenderModel
import StringCatalogs
import SwiftUI
import Synchronization
import Typesetter

/// The folder with the extension's compiled resources.
final class ExtensionBundle: BundleResources {
    /// Name of the compiled translations within the folder.
    private static let translations = "Localizations.compiled"

    let folder: String?
    private let catalog: CompiledCatalog
    /// Cache of images by file.
    private let pictures = Mutex<[String: [UInt8]]>([:])
    private let catalogDiagnostics: [Diagnostic]
    /// The files of the folder that could not be opened at the last attempt, by name.
    private let problems: Mutex<[String: FileProblem]>

    /// Reads the compiled catalog; a folder without one is a bundle without named colors and images.
    init(folder: String?) {
        self.folder = folder
        var catalog = CompiledCatalog()
        var diagnostics: [Diagnostic] = []
        var problems: [String: FileProblem] = [:]
        switch folder.map({ Self.read($0 + "/" + CompiledCatalog.fileName) }) {
        case nil: break
        case .failure(let problem)?: problems[CompiledCatalog.fileName] = problem
        case .success(let bytes)?:
            do throws(BinaryDecodingError) {
                catalog = try CompiledCatalog(binary: bytes)
            } catch {
                diagnostics.append(
                    Diagnostic(
                        .error, .missingImage, subject: CompiledCatalog.fileName,
                        message: "the compiled asset catalog cannot be read: \(error)", remedy: "build the widget again"
                    ))
            }
        }
        self.catalog = catalog
        catalogDiagnostics = diagnostics
        self.problems = Mutex(problems)
    }

    private static func read(_ path: String) -> Result<[UInt8], FileProblem> {
        if let data = FileManager.default.contents(atPath: path) { return .success([UInt8](data)) }
        // A file that can be opened now was not a moment ago.
        return .failure(FileProblem.ofOpening(path) ?? FileProblem(code: EAGAIN))
    }

    /// The content of a file of the folder; `nil` if it is missing or cannot be opened, which is noted.
    func bytes(of name: String) -> [UInt8]? {
        guard let folder else { return nil }
        let result = Self.read(folder + "/" + name)
        return problems.withLock { problems in
            switch result {
            case .success(let bytes):
                problems[name] = nil
                return bytes
            case .failure(let problem):
                problems[name] = problem
                return nil
            }
        }
    }

    /// The faults of the bundle so far. Its files may be missing, but not unreadable.
    var diagnostics: [Diagnostic] {
        let unread = problems.withLock { $0 }.filter { !$0.value.isMissing }.sorted { $0.key < $1.key }
        return catalogDiagnostics
            + unread.map { name, problem in
                Diagnostic(
                    .error, .configuration, subject: name, message: "The file “\(name)” of the bundle \(problem).",
                    remedy: problem.remedy)
            }
    }

    /// Installs the bundle's strings for `Text` and `String(localized:)`.
    func installTranslations() {
        guard let bytes = bytes(of: Self.translations), let texts = try? StringCatalog(encoded: bytes)
        else { return }
        LocalizationStore.current.catalog = texts
        if let language = texts.tables["Localizable"]?.sourceLanguage {
            LocalizationStore.current.developmentLanguage = language
        }
    }

    /// The languages of the installed strings, sorted.
    var languages: [String] {
        LocalizationStore.current.catalog.languages.filter { $0 != StringCatalog.Table.untranslated }
    }

    /// Installs the bundle's fonts for `Font.custom`.
    func registerFonts() {
        if let folder { FontCatalog.standard.registerBundleFonts(in: folder) }
    }

    /// Uses the user's own fonts instead of the project's. The host checked the folder before it started the process.
    func useFonts(in folder: String) throws(OwnFontsProblem) {
        FontCatalog.standard.use(try OwnFonts(folder: folder))
    }

    /// Grants the app groups of the entitlements, or any group if the sources have no entitlements.
    /// - Parameter containers: the folder that contains one folder per group.
    func grantAppGroups(in containers: String?) {
        guard let containers, let bytes = bytes(of: ResourceName.appGroups) else { return }
        let names = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        guard names != [ResourceName.eachAppGroup] else { return AppGroups.current.grantEach(in: containers) }
        AppGroups.current.grant(names, in: containers)
    }

    /// Makes a locale the current one for code that specifies none.
    func use(locale identifier: String) {
        guard LocalizationStore.current.locale.identifier != identifier else { return }
        LocalizationStore.current.locale = Locale(identifier: identifier)
    }

    func color(named name: String, dark: Bool, increasedContrast: Bool) -> RGBA? {
        let variant = catalog.colorSet(named: name)?.variant(dark: dark, increasedContrast: increasedContrast)
        guard let system = variant?.system else { return variant?.color }
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        environment.contrast = increasedContrast ? .increased : .standard
        return system.resolve(in: environment).rgba
    }

    func image(named name: String, dark: Bool, scale: Double) -> AssetImage? {
        guard let set = catalog.imageSet(named: name),
            let variant = set.variant(dark: dark, increasedContrast: false, scale: scale),
            let bytes = picture(variant.file)
        else { return nil }
        let resource = RenderModel.ImageResource(
            name: name, pixelWidth: variant.pixelWidth, pixelHeight: variant.pixelHeight, bytes: bytes,
            format: .encoded)
        return AssetImage(
            resource: resource, scale: variant.scale, isTemplate: set.rendering == .template,
            isSharpAtAnySize: set.detail == .anySize,
            capInsets: set.slices.map { slices in
                EdgeInsets(top: slices.top, leading: slices.left, bottom: slices.bottom, trailing: slices.right)
            })
    }

    /// The file for an image's name, at the highest available scale.
    func file(ofImage name: String) -> [UInt8]? {
        catalog.imageSet(named: name)?.variant(dark: false, increasedContrast: false, scale: 3)
            .flatMap { picture($0.file) }
    }

    private func picture(_ file: String) -> [UInt8]? {
        pictures.withLock { pictures in
            if let bytes = pictures[file] { return bytes }
            guard let bytes = bytes(of: Self.path(ofPicture: file)) else { return nil }
            pictures[file] = bytes
            return bytes
        }
    }

    private static func path(ofPicture file: String) -> String { "\(CompiledCatalog.pictureFolder)/\(file)" }

    func problem(ofImage name: String, dark: Bool, scale: Double) -> FileProblem? {
        guard let variant = catalog.imageSet(named: name)?.variant(dark: dark, increasedContrast: false, scale: scale)
        else { return nil }
        return problems.withLock { $0[Self.path(ofPicture: variant.file)] }
    }

    var colorNames: [String] { catalog.colors.map(\.name) }
    var imageNames: [String] { catalog.images.map(\.name) }
}
