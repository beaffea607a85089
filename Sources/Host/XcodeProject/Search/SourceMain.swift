import Foundation

/// Where a source begins a program, if it does: with a widget or with something else, as an app does.
package enum SourceMain: Hashable, Sendable {
    case widget
    case other

    /// Bytes; nobody writes longer sources by hand.
    private static let sizeLimit = 4 << 20
    private static let attributes: [String: SourceMain?] = [
        "@main": nil, "@UIApplicationMain": .other, "@NSApplicationMain": .other,
    ]
    private static let otherProtocols: Set<Substring> = [
        "App", "SwiftUI.App", "UIApplicationDelegate", "NSApplicationDelegate", "UIResponder", "WKApplicationDelegate",
        "AppIntentsExtension", "ParsableCommand", "AsyncParsableCommand",
    ]

    /// What the source begins; none when it has no main.
    package static func of(_ path: String) -> SourceMain? {
        guard let data = try? LimitedFile.read(path, limit: sizeLimit) else { return nil }
        let bytes = [UInt8](data)
        return bytes.holds("Main") || bytes.holds("@main") ? of(source: String(decoding: bytes, as: UTF8.self)) : nil
    }

    /// 1. The attribute is looked for where a line begins, so that comments and texts do not count.
    /// 2. The type behind it is a widget's when it is declared to be a `Widget`, `ControlWidget` or `WidgetBundle`; one
    ///    that is declared to be an app is not; any other is a widget's in a source that imports WidgetKit, because
    ///    extensions for old systems choose their bundle in a `main` of their own.
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
