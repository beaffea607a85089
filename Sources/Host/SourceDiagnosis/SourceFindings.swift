import AppleAPI
import WidgetCompiler

/// What a check finds in a widget's sources.
package struct SourceFindings: Hashable, Codable, Sendable {
    /// The most used one first.
    package var missing: [MissingSymbol] = []
    /// Errors of the compiler that are not about a missing name.
    package var others: [CompilerMessage] = []
    /// How many more errors there are in files that import a missing module; most likely they follow from that.
    package var following = 0
    /// Seconds that were granted to the search, where it ended for lack of them: there may be more to say.
    package var cutAfter: Double?
    /// What is to be said of resources and whole files, such as those that a project lists and that are not there, and
    /// why modules are not available.
    package var remarks: [CompilerMessage] = []
    /// The most used one first.
    package var withoutEffect: [UnusedModifier] = []

    package init() {}

    package var compiles: Bool { missing.isEmpty && others.isEmpty }
}
