import Foundation

/// The entry point of a source, if any: a widget, or another type such as an app.
package enum SourceMain: Hashable, Sendable {
    case widget
    case other

    /// The size limit in bytes; hand-written sources are shorter.
    private static let sizeLimit = 4 << 20
    private static let attributes: [String: SourceMain?] = [
        "@main": nil, "@UIApplicationMain": .other, "@NSApplicationMain": .other,
    ]
    private static let otherProtocols: Set<Substring> = [
        "App", "SwiftUI.App", "UIApplicationDelegate", "NSApplicationDelegate", "UIResponder", "WKApplicationDelegate",
        "AppIntentsExtension", "ParsableCommand", "AsyncParsableCommand",
    ]

    /// The entry point of a source; `nil` if it has none.
    package static func of(_ path: String) -> SourceMain? {
        guard let data = try? LimitedFile.read(path, limit: sizeLimit) else { return nil }
        let bytes = [UInt8](data)
        return bytes.holds("Main") || bytes.holds("@main") ? of(source: String(decoding: bytes, as: UTF8.self)) : nil
    }

    /// 1. The attribute must be at the start of a line, so that comments and strings do not count.
    /// 2. The type after it is a widget if it conforms to `Widget`, `ControlWidget` or `WidgetBundle`; an `App` is not;
    ///    any other is a widget in a source that imports WidgetKit, because extensions for old systems choose their
    ///    bundle in a custom `main`.
    static func of(source: String) -> SourceMain? {
        let lines = source.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
        guard let start = lines.firstIndex(where: { line in attributes.keys.contains { line.hasPrefix($0) } }) else {
            return nil
        }
        let attribute = lines[start].prefix { !$0.isWhitespace }
        if let known = attributes[String(attribute)], let known { return known }
        let head = lines[start...].prefix(8).joined(separator: " ").prefix { $0 != "{" }
        let words = head.split { $0.isWhitespace || $0 == "," || $0 == ":" || $0 == "(" || $0 == ")" }
        let names = words.map { $0.split(separator: ".").last ?? $0 }
        if names.contains(where: { $0 == "Widget" || $0 == "ControlWidget" || $0.hasSuffix("WidgetBundle") }) {
            return .widget
        }
        if words.contains(where: otherProtocols.contains) { return .other }
        return lines.contains { $0.hasPrefix("import WidgetKit") } ? .widget : .other
    }
}
