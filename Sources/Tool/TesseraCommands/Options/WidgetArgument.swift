import DeviceCatalog
import Foundation
import WidgetVocabulary

/// A widget on a whole scene: `KIND`, `KIND:FAMILY`, and settings after commas: `Forecast:medium,city=busan`.
package struct WidgetArgument: Hashable, Sendable {
    package var kind: String
    /// `nil` for every family that the widget has in the place.
    package var family: Family?
    package var configuration: [ConfigurationArgument]

    package init(kind: String, family: Family? = nil, configuration: [ConfigurationArgument] = []) {
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }

    /// - Throws: `UnknownName` for a family that does not exist, `ConfigurationArgument.Malformed` for a setting.
    package init(argument text: String) throws {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        configuration = try parts.dropFirst().map { try ConfigurationArgument(argument: $0) }
        kind = parts.first ?? ""
        if let mark = kind.lastIndex(of: ":") {
            family = try Family(named: String(kind[kind.index(after: mark)...]))
            kind = String(kind[..<mark])
        }
        if kind.isEmpty { throw UnknownName(kind: "widget", name: text, suggestions: [], hint: Self.form) }
    }

    private static let form = "Write KIND or KIND:FAMILY, such as Forecast:medium."
}

/// App Store sizes, separated by commas, or the sizes that the store requires.
package struct StoreArgument: Hashable, Sendable, CustomStringConvertible {
    /// Empty for the size that the store requires on each platform.
    package var sizes: [StoreSize]
    /// The error for a name that isn't a size. Whether the name belongs to another argument is known only when all are
    /// parsed.
    package private(set) var problem: UnknownName?

    package static let required = StoreArgument(sizes: [])

    /// The form on the command line, which is also how the help shows the option's default.
    package var description: String {
        if sizes.isEmpty { return "required" }
        return sizes == StoreSize.all ? "all" : sizes.map { "\($0.pixels)" }.joined(separator: ",")
    }

    package init(sizes: [StoreSize]) {
        self.sizes = sizes
    }

    /// - Throws: `UnknownName` for the name of a folder, which the parser then takes as one of the command's folders.
    package init(argument text: String) throws(UnknownName) {
        do throws(UnknownName) {
            try self.init(named: text)
        } catch {
            if FileManager.default.fileExists(atPath: text) { throw error }
            self.init(sizes: [])
            problem = error
        }
    }

    private init(named text: String) throws(UnknownName) {
        sizes = []
        switch FoldedName(text).text {
        case "required": return
        case "all": sizes = StoreSize.all
        default:
            for name in text.split(separator: ",", omittingEmptySubsequences: false) {
                sizes.append(try StoreSize(named: String(name)))
            }
        }
    }

    /// - Parameter platforms: The requested platforms; empty for those of the sizes, or iPhone.
    func sizes(on platforms: [Platform]) -> [StoreSize] {
        guard sizes.isEmpty else { return sizes.uniqued }
        return (platforms.isEmpty ? [.iPhone] : platforms).compactMap(StoreSize.required)
    }
}
