import WidgetCompiler

/// The output of `tessera --version`.
enum Version {
    /// The only definition of the version in the sources; `./dev check project` compares it with `CHANGELOG.md`.
    static let number = "0.1.0"

    /// The version and the SDK's build, because both determine what widgets draw.
    static func description(sdk: SDKLocation?) -> String {
        guard let sdk else { return "\(number) (no widget SDK; run `./dev build`)" }
        return "\(number) (widget SDK \(sdk.buildID ?? "of a debug build"))"
    }
}
