/// A setting of a package's target, from its manifest's description.
struct PackageSetting {
    /// `swift`, `c`, `cxx` or `linker`.
    var tool: String
    /// The kind of setting, such as `define`.
    var kind: String
    /// The value.
    var text: String
    private var platforms: [String]
    private var configuration: String?

    /// The settings of a target that have a single value.
    static func list(of target: [String: Any]) -> [PackageSetting] {
        (target["settings"] as? [[String: Any]] ?? []).compactMap { setting in
            guard let (kind, value) = (setting["kind"] as? [String: Any])?.first,
                let text = (value as? [String: Any])?["_0"] as? String
            else { return nil }
            let condition = setting["condition"] as? [String: Any]
            return PackageSetting(
                tool: setting["tool"] as? String ?? "", kind: kind, text: text,
                platforms: condition?["platformNames"] as? [String] ?? [],
                configuration: condition?["config"] as? String)
        }
    }

    /// Whether the setting applies to debug builds for a platform, by its name in manifests.
    func holds(on platform: String) -> Bool {
        (platforms.isEmpty || platforms.contains(platform)) && (configuration ?? "debug") == "debug"
    }
}
