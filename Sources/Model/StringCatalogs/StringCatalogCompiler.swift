import Foundation

/// Compiles the translation files of an Xcode target into one `StringCatalog`.
///
/// It reads string catalogs (`.xcstrings`) and, within `xx.lproj` folders, `.strings` and `.stringsdict` files.
/// A table's name is its file's name without the extension.
package enum StringCatalogCompiler {
    /// Why a file cannot be read; names the file and the remedy.
    package struct Failure: Error, Hashable, CustomStringConvertible {
        package var file: String
        package var reason: String

        package init(file: String, reason: String) {
            self.file = file
            self.reason = reason
        }

        package var description: String { "\(file): \(reason)" }
    }

    /// Reads every translation file among `files` and merges them.
    /// - Parameters:
    ///   - sourceLanguage: language of the strings in `Base.lproj`, and of tables without a language.
    ///   - read: reads a file, which is untrusted.
    package static func compile(
        files: [URL], sourceLanguage: String, read: (URL) throws(Failure) -> Data
    ) -> (catalog: StringCatalog, failures: [Failure]) {
        var catalog = StringCatalog()
        var failures: [Failure] = []
        for file in files.sorted(by: { $0.path < $1.path }) {
            do throws(Failure) {
                if let part = try compile(file: file, sourceLanguage: sourceLanguage, read: read) {
                    catalog.merge(part)
                }
            } catch {
                failures.append(error)
            }
        }
        return (catalog, failures)
    }

    /// Reads one file; nil when it is not a translation file.
    private static func compile(
        file: URL, sourceLanguage: String, read: (URL) throws(Failure) -> Data
    ) throws(Failure) -> StringCatalog? {
        let name = file.deletingPathExtension().lastPathComponent
        let kind = file.pathExtension.lowercased()
        guard ["xcstrings", "strings", "stringsdict"].contains(kind) else { return nil }
        let data = try read(file)
        if kind == "xcstrings" { return StringCatalog(tables: [name: try catalog(data, file: file.path)]) }

        let folder = file.deletingLastPathComponent()
        let inLanguageFolder = folder.pathExtension == "lproj"
        let folderLanguage = folder.deletingPathExtension().lastPathComponent
        let language = inLanguageFolder && folderLanguage != "Base" ? folderLanguage : sourceLanguage
        let texts =
            kind == "strings" ? try strings(data, file: file.path) : try stringsdict(data, file: file.path)
        return StringCatalog(
            tables: [name: StringCatalog.Table(sourceLanguage: sourceLanguage, languages: [language: texts])])
    }

    /// Reads the property list of a `.strings` file.
    package static func strings(_ data: Data, file: String) throws(Failure) -> [String: StringCatalog.Variant] {
        guard let source = StringsFileParser.decode(data) else {
            throw Failure(file: file, reason: "is neither UTF-8 nor UTF-16 text; save it as UTF-8.")
        }
        do throws(StringsFileParser.SyntaxError) {
            return try StringsFileParser.parse(source).mapValues { .text($0) }
        } catch {
            throw Failure(file: file, reason: error.description)
        }
    }
}
