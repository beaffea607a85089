import WidgetCompiler

/// What `tessera --version` says.
enum Version {
    /// The only place in the sources that has it; `./dev check project` holds it against `CHANGELOG.md`.
    static let number = "0.1.0"

    /// The version, and the SDK's build, which decides what widgets draw as much as the program does.
    static func description(sdk: SDKLocation?) -> String {
        guard let sdk else { return "\(number) (no widget SDK; run `./dev build`)" }
        return "\(number) (widget SDK \(sdk.buildID ?? "of a debug build"))"
    }
}
