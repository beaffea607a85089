import WidgetCompiler

/// The environment variables that have a fixed set of values.
enum EnvironmentVariables {
    /// Refuses a value that has no meaning, because a misspelled setting would otherwise silently have no effect.
    static func validate(_ environment: [String: String]) throws(CommandFailure) {
        guard let value = environment["TESSERA_PACKAGES"], !value.isEmpty, PackageTrust(rawValue: value) == nil else {
            return
        }
        let values = PackageTrust.allCases.map(\.rawValue).joined(separator: " or ")
        throw CommandFailure(
            .usage, "TESSERA_PACKAGES has the unknown value '\(value)'", remedy: "Set it to \(values), or unset it.")
    }
}
