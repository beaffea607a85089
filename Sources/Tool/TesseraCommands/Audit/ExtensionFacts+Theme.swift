import ExtensionProtocol
import Foundation
import WidgetAudit
import WidgetCompiler
import XcodeProject

extension ExtensionFacts.Theme {
    /// The colors of an extension: those that its builds found by name, and the color sets of its catalogs.
    init(_ folder: WidgetFolder, _ descriptions: [ExtensionDescription]) {
        var colors: [String: Bool] = [:]
        for catalog in folder.assetCatalogs {
            for (name, hasDarkVariant) in Self.colors(of: catalog) {
                colors[name] = hasDarkVariant || colors[name] ?? false
            }
        }
        self.init(
            accent: descriptions.lazy.compactMap { $0.accent?.name }.first,
            widgetBackground: descriptions.lazy.compactMap { $0.widgetBackground?.name }.first,
            colors: colors.map { ExtensionFacts.CatalogColor(name: $0.key, hasDarkVariant: $0.value) })
    }

    private static let folderEnding = ".colorset"
    private static let sizeLimit = 1 << 20
    /// A catalog with more color sets is read in part.
    private static let colorLimit = 2_000

    private static func colors(of catalog: String) -> [(name: String, hasDarkVariant: Bool)] {
        guard let paths = FileManager.default.enumerator(atPath: catalog) else { return [] }
        let sets = paths.lazy.compactMap { $0 as? String }.filter { $0.hasSuffix(folderEnding) }.prefix(colorLimit)
        return sets.compactMap { path in
            guard let data = try? LimitedFile.readText("\(catalog)/\(path)/Contents.json", limit: sizeLimit),
                let set = try? JSONDecoder().decode(ColorSet.self, from: data), set.hasColor
            else { return nil }
            let name = (path as NSString).lastPathComponent.dropLast(folderEnding.count)
            return (String(name), set.hasDarkVariant)
        }
    }

    /// The parts of a color set's description that tell whether it adapts. A color of the system adapts by itself.
    private struct ColorSet: Decodable {
        struct Entry: Decodable {
            var appearances: [Appearance]?
            var color: Color?
        }

        struct Appearance: Decodable {
            var appearance: String?
            var value: String?
        }

        struct Color: Decodable {
            var reference: String?
        }

        var colors: [Entry]?

        /// A set of a new project has none.
        var hasColor: Bool { (colors ?? []).contains { $0.color != nil } }

        var hasDarkVariant: Bool {
            (colors ?? []).contains { entry in
                entry.color?.reference != nil
                    || (entry.appearances ?? []).contains { $0.appearance == "luminosity" && $0.value == "dark" }
            }
        }
    }
}
