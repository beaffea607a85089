import SwiftSource

/// Qualifies calls of Swift's global functions if a numeric type has a member with that name here, as `CGFloat` has
/// `abs`.
enum GlobalFunctionRemedy {
    private static let functions: Set<String> = ["abs", "max", "min"]

    static func edits(for error: CompilerMessage, at offset: Int, in text: SourceText) -> [SourceEdit]? {
        guard error.message.hasPrefix("static member '"),
            error.message.contains("cannot be used on instance of type 'CGFloat'"),
            let name = text.word(at: offset), functions.contains(text.string(name)),
            text.byte(name.lowerBound - 1) != UInt8(ascii: ".")
        else { return nil }
        return [.insertion("Swift.", at: name.lowerBound)]
    }
}
