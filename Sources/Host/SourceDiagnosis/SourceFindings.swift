import AppleAPI
import WidgetCompiler

/// The findings of a check of a widget's sources.
package struct SourceFindings: Hashable, Codable, Sendable {
    /// Sorted by number of uses, in descending order.
    package var missing: [MissingSymbol] = []
    /// Compiler errors that are not about a missing name, with their notes.
    package var others: [CompilerMessage] = []
    /// The number of further errors in files that import a missing module, which most likely are consequences.
    package var following = 0
    /// The time limit of the search in seconds, if it ended because of it: there may be more findings.
    package var cutAfter: Double?
    /// Remarks about resources and whole files, such as missing files that a project lists, and the reasons that
    /// modules are not available.
    package var remarks: [CompilerMessage] = []
    /// Sorted by number of uses, in descending order.
    package var withoutEffect: [UnusedModifier] = []

    package init() {}

    package var compiles: Bool { missing.isEmpty && others.isEmpty }
}
