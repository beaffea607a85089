extension BuildSettings {
    /// Xcode's default settings, below a project's own settings.
    static func presumed(
        target: String, project: String, folder: String, projectFile: String, configuration: String
    ) -> BuildSettings {
        var settings = BuildSettings(file: projectFile)
        settings.facts = ["config": configuration]
        let values = [
            "TARGET_NAME": target, "TARGETNAME": target, "PROJECT_NAME": project, "PROJECT": project,
            "PROJECT_DIR": folder, "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_FILE_PATH": projectFile,
            "CONFIGURATION": configuration, "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_NAME": "$(TARGET_NAME)",
            // The identifier prefix that Apple assigns to a team; widgets only compare it with itself.
            "AppIdentifierPrefix": "", "TeamIdentifierPrefix": "", "DEVELOPMENT_TEAM": "",
        ]
        settings.add(level: values.sorted { $0.key < $1.key }.map { Assignment(key: $0.key, value: $0.value) })
        return settings
    }

    /// The settings with the platform's name for conditions such as `[sdk=iphoneos*]`.
    func withPlatform() throws(ProjectProblem) -> BuildSettings {
        var settings = self
        let words = try words("SUPPORTED_PLATFORMS") + words("SDKROOT")
        if let platform = ProjectPlatform.named(by: words).first {
            settings.facts["sdk"] = platform.sdk
            settings.facts["arch"] = "arm64"
            settings.presume(Assignment(key: "PLATFORM_NAME", value: platform.sdk))
        }
        return settings
    }
}
