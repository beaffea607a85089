import SwiftSource

/// Gets the description of objects of unknown class; Apple's compiler finds this member on any object.
///
/// `object.description` becomes `String(describing: object)`, `object.debugDescription` and
/// `type(of: object).description()` become `String(reflecting: …)`; after a question mark, the same applies to the
/// unwrapped object.
enum ObjectMemberRemedy {
    static func edits(for error: CompilerMessage, at offset: Int, in text: SourceText) -> [SourceEdit]? {
        let types = NamedType.list(in: error.message)
        guard error.message.hasPrefix("value of type "), error.message.contains("has no member"), types.count >= 2,
            ["AnyObject", "any AnyObject", "any AnyObject.Type"].contains(types[0].meant),
            let name = text.word(at: text.isWord(offset) ? offset : offset + 1)
        else { return nil }
        guard let member = text.member(at: name.lowerBound), let base = member.base else { return nil }
        let isType = types[0].meant.hasSuffix(".Type")
        let function: String
        switch text.string(name) {
        case "description": function = isType ? "reflecting" : "describing"
        case "debugDescription" where !isType: function = "reflecting"
        default: return nil
        }
        var end = name.upperBound
        if isType {
            guard let call = text.call(after: name), call.labels.isEmpty else { return nil }
            end = call.end
        }
        if text.byte(base.upperBound - 1) == UInt8(ascii: "?") {
            return [
                .insertion("(", at: base.lowerBound),
                SourceEdit(range: base.upperBound - 1..<end, text: ").map { String(\(function): $0) }"),
            ]
        }
        return [
            .insertion("String(\(function): ", at: base.lowerBound),
            SourceEdit(range: base.upperBound..<end, text: ")"),
        ]
    }
}
