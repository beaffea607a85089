import ExtensionProtocol
import SwiftSource
import WidgetVocabulary

/// Writes colour and image literals as the calls that they stand for; only Apple's compiler knows their types.
///
/// `#colorLiteral(red: …)` becomes `UIColor(red: …)`, on the Mac `NSColor`; `#imageLiteral(resourceName: …)` becomes
/// `UIImage(imageLiteralResourceName: …)`. Every line keeps its number.
enum ResourceLiterals {
    /// The changed source, or none when nothing had to change.
    static func rewrite(_ source: [UInt8], platform: OperatingSystem) -> [UInt8]? {
        guard source.holds("Literal(") else { return nil }
        let letters = platform == .macOS ? "NS" : "UI"
        let text = SourceText(source)
        var result: [UInt8] = []
        var copied = 0
        for offset in text.code.indices where text.code[offset] == UInt8(ascii: "#") {
            guard let word = text.word(at: offset + 1), word.lowerBound == offset + 1 else { continue }
            var replacement: String
            var end = word.upperBound
            switch text.string(word) {
            case "colorLiteral": replacement = letters + "Color"
            case "imageLiteral":
                replacement = letters + "Image"
                guard text.byte(end) == UInt8(ascii: "("), let label = text.word(at: text.skippingSpace(from: end + 1)),
                    text.string(label) == "resourceName"
                else { continue }
                replacement += "(imageLiteralResourceName"
                end = label.upperBound
            default: continue
            }
            result += source[copied..<offset] + Array(replacement.utf8)
            copied = end
        }
        return copied == 0 ? nil : result + source[copied...]
    }
}
