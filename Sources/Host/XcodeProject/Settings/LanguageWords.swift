/// What a project may say in words that become the compiler's: a word such as `@file` or `-flag` would be something
/// else to it than what the setting is for.
package enum LanguageWords {
    /// A name for `#if NAME`.
    package static func isCondition(_ text: String) -> Bool { isIdentifier(text[...]) }

    /// A feature's name; some are set to a value, as `StrictConcurrency=complete` is.
    package static func isFeature(_ text: String) -> Bool {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        return parts.count <= 2 && parts.allSatisfy(isIdentifier)
    }

    /// A language mode or version of the language.
    package static func isMode(_ text: String) -> Bool {
        text.first?.isNumber == true && text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
        text.first?.isNumber == false && text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }
}
