import Foundation
import SwiftSource

/// The entry point of a source, if any: a widget, or another type such as an app.
package enum SourceMain: Hashable, Sendable {
    case widget
    case other

    /// The size limit in bytes; hand-written sources are shorter.
    private static let sizeLimit = 4 << 20
    private static let attributes = ["main", "UIApplicationMain", "NSApplicationMain"]
    private static let types: Set<SyntaxKind> = [.structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl]
    private static let otherProtocols: Set<Substring> = [
        "App", "UIApplicationDelegate", "NSApplicationDelegate", "UIResponder", "WKApplicationDelegate",
        "AppIntentsExtension", "ParsableCommand", "AsyncParsableCommand",
    ]

    /// The entry point of a source; `nil` if it has none.
    package static func of(_ path: String) -> SourceMain? {
        guard let data = try? LimitedFile.read(path, limit: sizeLimit) else { return nil }
        return of(source: [UInt8](data))
    }

    /// 1. Sources without the text of an attribute are not parsed.
    /// 2. The type with the attribute is a widget if it conforms to `Widget`, `ControlWidget` or `WidgetBundle`; an
    ///    `App` is not; any other is a widget in a source that imports WidgetKit, because extensions for old systems
    ///    choose their bundle in a custom `main`.
    /// 3. A source that cannot be read as text or parsed counts as having an entry point, so that its build reports the
    ///    reason.
    static func of(source: [UInt8]) -> SourceMain? {
        guard attributes.contains(where: { source.holds("@" + $0) }) else { return nil }
        let text = LimitedFile.rejection(ofText: Data(source)) == nil ? SourceText(source) : nil
        guard let text, text.failure == nil else { return source.holds("import WidgetKit") ? .widget : .other }
        for type in text.tree.all(types) {
            let names = text.attributes(of: type).map(text.name(ofAttribute:))
            guard let name = names.first(where: attributes.contains) else { continue }
            return name == "main" ? kind(of: type, in: text) : .other
        }
        return nil
    }

    private static func kind(of type: Int, in text: SourceText) -> SourceMain {
        let declared = text.name(ofType: type).map { [$0] } ?? []
        let names = (declared + text.inheritedTypes(of: type)).map { $0.split(separator: ".").last ?? Substring($0) }
        if names.contains(where: { $0 == "Widget" || $0 == "ControlWidget" || $0.hasSuffix("WidgetBundle") }) {
            return .widget
        }
        if names.contains(where: otherProtocols.contains) { return .other }
        return text.imports(of: "WidgetKit").isEmpty ? .other : .widget
    }
}
