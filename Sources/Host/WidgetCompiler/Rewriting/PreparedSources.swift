import AppleAPI
import ExtensionProtocol
import Foundation
import SwiftSource
import WidgetVocabulary
import XcodeProject

/// A folder's Swift files as the compiler reads them.
package struct PreparedSources: Sendable {
    /// The kind of product that the sources form.
    package enum Role {
        /// A widget extension, with or without an entry point.
        case `extension`
        case fragment
        case library(LibraryModule)
    }

    package struct File: Sendable {
        /// The path of the user's file, which messages name.
        package var path: String
        /// The replacement that the compiler reads, if platform conditions were evaluated, casts or calls changed, or
        /// Objective-C features rewritten.
        package var rewritten: [UInt8]?
        package var content: [UInt8]
    }

    /// The widget's folder, with the target if there is a project.
    var folder: String
    var moduleName: String
    var language: LanguageOptions
    package var files: [File] = []
    var declarations = WidgetDeclarations()
    /// Files that are generated for the sources: the classes of intent definitions and data models, and the names of
    /// assets.
    package var generatedFiles: [GeneratedFile] = []
    /// Messages about the folder's own files in addition to the compiler's.
    package var messages: [CompilerMessage] = []

    package init(
        _ folder: WidgetFolder, platform: OperatingSystem, role: Role = .extension,
        system: PlatformConditions.System = .platform
    ) throws(BuildError) {
        self.folder = folder.identity
        moduleName = folder.moduleName ?? Self.moduleName(for: folder.name)
        language = folder.language
        messages = folder.notes
        let conditions = PlatformConditions(
            platform: platform, system: system,
            ownModules: Set(folder.libraries.map(\.name) + folder.packageProducts.map(\.name)))
        var optionalMethods: Set<String> = []
        let bridged = folder.objectiveC.bridged.headers
        let needsWords = !bridged.isEmpty || !folder.assetCatalogs.isEmpty
        var words = IdentifierUse()
        let read = Parallel.map(folder.swiftFiles) { path in
            Result { () throws(BuildError) in
                try ReadSource.reading(path, conditions: conditions, platform: platform)
            }
        }
        for (path, result) in zip(folder.swiftFiles, read) {
            let source = try result.get()
            optionalMethods.formUnion(source.optionalMethods)
            declarations.formUnion(source.declarations)
            if needsWords { words.add(SourceText(source.declaring)) }
            files.append(File(path: path, rewritten: source.rewritten, content: source.content))
            if let notice = source.notice {
                messages.append(CompilerMessage(severity: .warning, file: path, line: 0, message: notice))
            }
        }
        declarations.implicitModules.formUnion(folder.objectiveC.bridgedModules)
        let headers = bridged.isEmpty ? nil : HeaderReader(bridged.map(\.content))
        optionalMethods.formUnion(headers?.optionalMethods ?? [])
        let rooted = RootInitializers.rewrite(files.map { $0.rewritten ?? $0.content })
        for (index, source) in rooted.enumerated() { files[index].rewritten = source ?? files[index].rewritten }
        let called = OptionalCalls.rewrite(files.map { $0.rewritten ?? $0.content }, ownMethods: optionalMethods)
        for (index, source) in called.enumerated() { files[index].rewritten = source ?? files[index].rewritten }
        switch role {
        case .extension:
            guard declarations.hasMain || declarations.generatedMain != nil else {
                throw .folder(.noWidget(folder.path))
            }
        case .fragment: break
        case .library(let library):
            moduleName = library.name
            // The extension's bundle names the widgets of a library.
            declarations.widgets = []
            declarations.controls = []
            declarations.bundles = []
        }
        do {
            let code = try IntentCode(
                definitions: folder.intentDefinitions,
                sources: files.map { ($0.path, $0.rewritten ?? $0.content) }, declarations: declarations)
            generatedFiles = code.files
            messages += code.messages
        } catch {
            throw .intentDefinition(error)
        }
        var owner = DataModelCode.Owner.extension
        if case .library = role { owner = .library }
        let models = DataModelCode(models: folder.dataModels, declarations: declarations, owner: owner)
        generatedFiles += models.files
        messages += models.messages
        if case .library(let library) = role, library.hasModuleBundle {
            generatedFiles.append(.init(name: "ModuleBundle.swift", content: Array(Self.moduleBundle.utf8)))
        }
        if !folder.assetCatalogs.isEmpty,
            let symbols = AssetSymbols(
                AssetNames(catalogs: folder.assetCatalogs, omitting: folder.foreignPaths), words: words
            ).file
        {
            generatedFiles.append(symbols)
        }
        if let headers { declareObjectiveC(headers, of: folder, words: words.used) { conditions.has($0) } }
    }

    /// Lets the sources use a module without importing it.
    package mutating func addImplicitModule(_ name: String) { declarations.implicitModules.insert(name) }

    /// Writes the declarations that the sources use from the headers that the bridging header includes.
    private mutating func declareObjectiveC(
        _ headers: HeaderReader, of folder: WidgetFolder, words: Set<String>, isThere: (String) -> Bool
    ) {
        guard let header = folder.objectiveC.bridgingHeader else { return }
        var declared = WidgetDeclarations()
        for file in generatedFiles { declared.add(file.content) }
        let modules = declarations.imports.union(declarations.implicitModules)
        let code = ObjectiveCCode(
            headers,
            in: ObjectiveCCode.SourceContext(
                words: words, declared: declarations.topLevelTypes.union(declared.topLevelTypes),
                modules: modules.filter { AppleNames.shared.isModule($0) && isThere($0) },
                isOfMainActor: language.defaultIsolation == .mainActor))
        if let file = code.file {
            var written = WidgetDeclarations()
            written.add(file.content)
            declarations.implicitModules.formUnion(written.implicitModules)
            generatedFiles.append(file)
        }
        if let notice = code.notice {
            messages.append(CompilerMessage(severity: .warning, file: header, line: 0, message: notice))
        }
    }

    /// The declaration that Swift Package Manager generates for a target with resources. They are in the extension's
    /// one bundle.
    private static let moduleBundle = """
        import Foundation

        extension Foundation.Bundle {
            nonisolated static var module: Foundation.Bundle { Foundation.Bundle.main }
        }

        """

    /// A Swift name derived from the folder's name, which no module of the SDK has.
    private static func moduleName(for name: String) -> String {
        let letters = name.unicodeScalars.map { scalar in
            scalar.isASCII && ByteClass.isWord(UInt8(truncatingIfNeeded: scalar.value))
                ? Character(scalar) : "_"
        }
        return "Widget_" + String(letters)
    }
}
