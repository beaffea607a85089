import ExtensionProtocol
import SwiftSource
import WidgetVocabulary

/// Replaces color and image literals by equivalent calls, because only Apple's compiler knows their types.
///
/// `#colorLiteral(red: …)` becomes `UIColor(red: …)`, or `NSColor` on the Mac; `#imageLiteral(resourceName: …)` becomes
/// `UIImage(imageLiteralResourceName: …)`. Every line keeps its number.
enum ResourceLiterals {
    /// The changed source, or `nil` if nothing has to change.
    static func rewrite(_ source: [UInt8], platform: OperatingSystem) -> [UInt8]? {
        guard source.holds("Literal(") else { return nil }
        let letters = platform == .macOS ? "NS" : "UI"
        let text = SourceText(source)
        var edits: [SourceEdit] = []
        for macro in text.macros(named: ["colorLiteral", "imageLiteral"]) {
            if text.string(macro.name) == "colorLiteral" {
                edits.append(SourceEdit(range: macro.start..<macro.name.upperBound, text: letters + "Color"))
            } else if let label = text.labels(of: macro.node).first ?? nil, text.string(label) == "resourceName" {
                edits.append(SourceEdit(range: macro.start..<macro.name.upperBound, text: letters + "Image"))
                edits.append(SourceEdit(range: label, text: "imageLiteralResourceName"))
            }
        }
        return edits.isEmpty ? nil : SourceEdit.apply(edits, to: source)
    }
}
