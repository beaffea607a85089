import ExtensionProtocol
import Foundation

/// A folder's Swift files as the compiler is to see them.
struct PreparedSources: Sendable {
    enum EntryPoint { case required, optional }

    struct File: Sendable {
        /// Where the user has it; messages name this path.
        var path: String
        /// What the compiler reads in its place, when platform conditions had to be decided.
        var rewritten: [UInt8]?
        var content: [UInt8]
    }

    /// The widget's folder.
    var folder: String
    var moduleName: String
    var files: [File] = []
    var declarations = WidgetDeclarations()
    /// The classes of the folder's intent definitions.
    var intentCode: [IntentCode.File] = []
    /// What is to be said of the folder's own files beside what the compiler says.
    var messages: [CompilerMessage] = []

    init(
        _ folder: WidgetFolder, platform: WidgetEnvironment.Platform, entryPoint: EntryPoint = .required
    ) throws(BuildError) {
        self.folder = folder.path
        moduleName = Self.moduleName(for: folder.name)
        let conditions = PlatformConditions(platform: platform)
        for path in folder.swiftFiles {
            guard let data = FileManager.default.contents(atPath: path) else {
                throw .folder(.unreadable(path, reason: "no permission, or it is gone"))
            }
            let content = [UInt8](data)
            let rewritten = conditions.rewrite(content)
            declarations.add(rewritten ?? content)
            files.append(File(path: path, rewritten: rewritten, content: content))
        }
        if entryPoint == .required, !declarations.hasMain, declarations.generatedMain == nil {
            throw .folder(.noWidget(folder.path))
        }
        do {
            let code = try IntentCode(
                definitions: folder.intentDefinitions,
                sources: files.map { ($0.path, $0.rewritten ?? $0.content) }, declarations: declarations)
            intentCode = code.files
            messages = code.messages
        } catch {
            throw .intentDefinition(error)
        }
    }

    /// A Swift name made of the folder's, never that of a module of the SDK.
    private static func moduleName(for name: String) -> String {
        let letters = name.unicodeScalars.map { scalar in
            scalar.isASCII && PlatformConditions.isWord(UInt8(truncatingIfNeeded: scalar.value))
                ? Character(scalar) : "_"
        }
        return "Widget_" + String(letters)
    }
}
