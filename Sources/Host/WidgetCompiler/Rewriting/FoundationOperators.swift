import SwiftSource

/// Takes the place of operators that sources declare for Foundation's types and that Foundation for Linux has already.
///
/// There `NSNumber` is comparable; on Apple's platforms it is not, so libraries declare `<` for two of them, and each use
/// of it would be ambiguous. The declaration gets a name that nobody calls; Foundation's operator compares the same way.
/// Comments and literals are not code; every line keeps its number.
enum FoundationOperators {
    private static let name = "_isLess"

    /// The changed source, or none when nothing had to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds("NSNumber"), source.holds("func <") else { return nil }
        let text = SourceText(source)
        return text.replacingParts { word in
            let sign = text.skippingSpace(from: word.upperBound)
            guard text.string(word) == "func", text.byte(sign) == UInt8(ascii: "<"),
                case let open = text.skippingSpace(from: sign + 1), text.byte(open) == UInt8(ascii: "("),
                let close = text.closing(of: open),
                Self.types(in: text.string(open..<close)) == ["NSNumber", "NSNumber"]
            else { return nil }
            return (sign..<sign + 1, name)
        }
    }

    private static func types(in parameters: String) -> [String] {
        parameters.split(separator: ",").map { parameter in
            String(parameter.split(separator: ":").last ?? "").filter { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }
}
