import Foundation

/// The build settings of a target that affect its widgets.
package struct TargetSettings: Hashable, Sendable {
    package enum DefaultIsolation: String, Hashable, Sendable { case nonisolated, mainActor }
    /// The semantics of a pair of slashes.
    package enum SlashSemantics: String, Hashable, Sendable { case regularExpression, operand }

    package var moduleName: String
    package var productName: String
    package var bundleIdentifier: String?
    /// The value of the compiler's `-swift-version`.
    package var languageMode: String?
    /// The names for which `#if NAME` holds.
    package var conditions: [String] = []
    package var upcomingFeatures: [String] = []
    package var experimentalFeatures: [String] = []
    package var defaultIsolation = DefaultIsolation.nonisolated
    /// Xcode enables regular expressions unless a setting disables them.
    package var slashes = SlashSemantics.regularExpression
    /// Empty if no setting specifies them.
    package var platforms: [ProjectPlatform] = []
    package var developmentLanguage: String
    /// Absolute paths of existing files.
    package var infoPlistFile: String?
    package var entitlementsFile: String?
    /// A header whose declarations are visible to the Swift sources.
    package var bridgingHeader: String?
    /// The product's Info.plist and entitlements, in XML; `nil` if they are empty.
    package var infoPlist: [UInt8]?
    package var entitlements: [UInt8]?
    /// The extension point in the Info.plist.
    package var extensionPoint: String?
    /// The product's display name.
    package var displayName: String
    /// What an app declares about devices and orientations.
    package var screens = DeclaredScreens()
    /// The files that were read for the settings, and missing ones that would have been read.
    package var files: [String] = []
    package var missingFiles: [String] = []
    /// The problems of the settings, as sentences.
    package var remarks: [String] = []
    /// The reason that the settings are incomplete.
    package var problem: ProjectProblem?

    /// The features that are part of language mode 6.
    private static let featuresOfSix: Set<String> = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
        "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
        "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures",
        "IsolatedDefaultValues", "NonfrozenEnumExhaustivity", "RegionBasedIsolation",
    ]
    private static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// The keys that a project adds to its target's property lists, in addition to their files.
    struct Properties {
        var info: [String: Any] = [:]
        var entitlements: [String: Any] = [:]
    }

    init(
        _ settings: BuildSettings, target: String, folder: String, region: String, files: [String],
        within boundary: ProjectBoundary, properties: Properties = Properties()
    ) throws(ProjectProblem) {
        productName = try settings.value("PRODUCT_NAME") ?? target
        moduleName = SettingList.identifier(try settings.value("PRODUCT_MODULE_NAME") ?? productName)
        bundleIdentifier = try settings.value("PRODUCT_BUNDLE_IDENTIFIER")
        developmentLanguage = try settings.value("DEVELOPMENT_LANGUAGE") ?? region
        platforms = try Self.platforms(settings)
        self.files = files
        displayName = productName
        func file(_ name: String) throws(ProjectProblem) -> String? {
            guard let value = try settings.value(name), let path = ExistingPath.find(Path.joined(folder, value)),
                FileIdentity(path)?.isFolder == false
            else { return nil }
            if boundary.holds(path) { return path }
            remarks.append("\(name) is '\(path)', which is outside of '\(boundary.root)' and is not read")
            return nil
        }
        infoPlistFile = try file("INFOPLIST_FILE")
        entitlementsFile = try file("CODE_SIGN_ENTITLEMENTS")
        bridgingHeader = try file("SWIFT_OBJC_BRIDGING_HEADER")
        try readLanguageOptions(settings)
        try readPropertyLists(settings, properties)
    }

    /// The language mode of a version, such as `5` for `5.0`; the only mode with a minor version is 4.2.
    private static func languageMode(_ version: String) -> String {
        version == "4.2" ? version : String(version.prefix { $0 != "." })
    }

    private static func platforms(_ settings: BuildSettings) throws(ProjectProblem) -> [ProjectPlatform] {
        let supported = ProjectPlatform.named(by: try settings.words("SUPPORTED_PLATFORMS"))
        if !supported.isEmpty { return supported }
        return ProjectPlatform.named(by: try settings.words("SDKROOT"))
    }

    private mutating func readLanguageOptions(_ settings: BuildSettings) throws(ProjectProblem) {
        if let version = try settings.value("SWIFT_VERSION") {
            if LanguageSettings.isMode(version) {
                languageMode = Self.languageMode(version)
            } else {
                remarks.append("SWIFT_VERSION is '\(version.prefix(80))', which is not a language version")
            }
        }
        conditions = try settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        var features: [String] = []
        if try settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features += Self.approachableConcurrency }
        let prefix = "SWIFT_UPCOMING_FEATURE_"
        for name in settings.names.sorted() where name.hasPrefix(prefix) {
            if try settings.isOn(name) { features.append(Self.featureName(name.dropFirst(prefix.count))) }
        }
        if try settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" { defaultIsolation = .mainActor }
        if try settings.value("SWIFT_ENABLE_BARE_SLASH_REGEX")?.uppercased() == "NO" { slashes = .operand }
        let flags = Self.swiftFlags(try settings.words("OTHER_SWIFT_FLAGS"))
        for (index, flag) in flags.enumerated() {
            let next = index + 1 < flags.count ? flags[index + 1] : nil
            switch flag {
            case "-D": if let next { conditions.append(next) }
            case "-enable-upcoming-feature": if let next { features.append(next) }
            case "-enable-experimental-feature": if let next { experimentalFeatures.append(next) }
            case "-enable-bare-slash-regex": slashes = .regularExpression
            case _ where flag.hasPrefix("-D") && flag.count > 2: conditions.append(String(flag.dropFirst(2)))
            default: break
            }
        }
        let isSix = languageMode == "6"
        for feature in features + experimentalFeatures where !LanguageSettings.isFeature(feature) {
            remarks.append("the settings name the language feature '\(feature.prefix(80))', which is not a name")
        }
        experimentalFeatures.removeAll { !LanguageSettings.isFeature($0) }
        var seen: Set<String> = []
        // This feature checks the module of members: sources that pass it do not need it, and members may come from
        // another module here.
        upcomingFeatures = features.filter { feature in
            feature != "MemberImportVisibility" && LanguageSettings.isFeature(feature)
                && !(isSix && Self.featuresOfSix.contains(feature))
                && seen.insert(feature).inserted
        }
        seen = []
        conditions = conditions.filter { LanguageSettings.isCondition($0) && seen.insert($0).inserted }
    }

    /// The feature name of a setting, such as `ExistentialAny` for `EXISTENTIAL_ANY`.
    private static func featureName(_ setting: Substring) -> String {
        setting.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
    }

    /// The flags without pass-through prefixes, as in `-Xfrontend -enable-experimental-feature -Xfrontend NAME`, and
    /// without flags for other tools.
    private static func swiftFlags(_ words: [String]) -> [String] {
        var flags: [String] = []
        var isOfOthers = false
        for word in words {
            if isOfOthers {
                isOfOthers = false
            } else if ["-Xcc", "-Xlinker", "-Xclang-linker", "-Xllvm"].contains(word) {
                isOfOthers = true
            } else if word != "-Xfrontend" {
                flags.append(word)
            }
        }
        return flags
    }
}
