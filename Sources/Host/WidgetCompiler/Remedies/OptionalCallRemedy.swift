import SwiftSource

/// Rewrites calls of optional methods that were left unchanged because a variable has the same name: the compiler knows
/// that this is a method.
enum OptionalCallRemedy {
    static func edits(for error: CompilerMessage, at offset: Int, in text: SourceText) -> [SourceEdit]? {
        let isMethod =
            error.message.hasPrefix("cannot use optional chaining on non-optional value of type '(")
            || error.message.hasPrefix("cannot force unwrap value of non-optional type '(")
        let type = NamedType.list(in: error.message).first?.meant
        guard isMethod, type?.contains(" throws -> ") == true else { return nil }
        return OptionalCalls.edits(ofCallAround: offset, in: text)
    }
}
