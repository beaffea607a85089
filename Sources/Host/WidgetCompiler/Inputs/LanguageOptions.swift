import XcodeProject

/// The language options that a project specifies for its Swift files.
package struct LanguageOptions: Hashable, Sendable {
    /// As the compiler's `-swift-version` takes it. `nil` uses the build's options.
    package var mode: String?
    /// Names for which `#if NAME` is true.
    package var conditions: [String] = []
    package var upcomingFeatures: [String] = []
    package var experimentalFeatures: [String] = []
    package var defaultIsolation = TargetSettings.DefaultIsolation.nonisolated
    package var slashes = TargetSettings.SlashSemantics.regularExpression
    /// The package whose modules share `package` declarations.
    package var packageName: String?

    package init() {}

    init(_ settings: TargetSettings) {
        mode = settings.languageMode
        conditions = settings.conditions
        upcomingFeatures = settings.upcomingFeatures
        experimentalFeatures = settings.experimentalFeatures
        defaultIsolation = settings.defaultIsolation
        slashes = settings.slashes
    }

    /// The compiler's flags, without the language mode.
    var flags: [String] {
        var flags = conditions.flatMap { ["-D", $0] }
        flags += upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
        flags += experimentalFeatures.flatMap { ["-enable-experimental-feature", $0] }
        if defaultIsolation == .mainActor { flags += ["-default-isolation", "MainActor"] }
        if slashes == .regularExpression { flags.append("-enable-bare-slash-regex") }
        if let packageName { flags += ["-package-name", packageName] }
        return flags
    }
}
