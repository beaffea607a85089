/// Validation of words from a project that become compiler arguments: the compiler would interpret a word such as
/// `@file` or `-flag` differently.
package enum LanguageSettings {
    /// Whether the text is a name for `#if NAME`.
    package static func isCondition(_ text: String) -> Bool { isIdentifier(text[...]) }

    /// Whether the text is a feature's name; some have a value, such as `StrictConcurrency=complete`.
    package static func isFeature(_ text: String) -> Bool {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        return parts.count <= 2 && parts.allSatisfy(isIdentifier)
    }

    /// Whether the text is a language mode or version.
    package static func isMode(_ text: String) -> Bool {
        text.first?.isNumber == true && text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
        text.first?.isNumber == false && text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }
}
