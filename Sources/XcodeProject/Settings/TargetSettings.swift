import Foundation

/// The build settings of a target that make a difference to what its widgets show.
package struct TargetSettings: Hashable, Sendable {
    package enum DefaultIsolation: String, Hashable, Sendable { case nonisolated, mainActor }

    package var moduleName: String
    package var productName: String
    package var bundleIdentifier: String?
    /// As the compiler's `-swift-version` takes it.
    package var languageMode: String?
    /// Names for which `#if NAME` holds.
    package var conditions: [String] = []
    package var upcomingFeatures: [String] = []
    package var experimentalFeatures: [String] = []
    package var defaultIsolation = DefaultIsolation.nonisolated
    /// Empty when no setting says it.
    package var platforms: [ProjectPlatform] = []
    package var developmentLanguage: String
    /// Absolute paths of existing files.
    package var infoPlistFile: String?
    package var entitlementsFile: String?
    /// A header whose declarations the Swift sources see.
    package var bridgingHeader: String?
    /// The Info.plist and the entitlements as the product has them, in XML; none when there is nothing in them.
    package var infoPlist: [UInt8]?
    package var entitlements: [UInt8]?
    /// What the Info.plist says of the kind of extension.
    package var extensionPoint: String?
    /// What a person sees as the product's name.
    package var displayName: String
    /// Files that were read for the settings, and those that would have been if they were there.
    package var files: [String] = []
    package var missingFiles: [String] = []

    /// Features that are part of language mode 6.
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

    /// What a project writes into its target's property lists beside what their files hold.
    struct Properties {
        var info: [String: Any] = [:]
        var entitlements: [String: Any] = [:]
    }

    init(
        _ settings: BuildSettings, target: String, folder: String, region: String, files: [String],
        properties: Properties = Properties()
    ) {
        productName = settings.value("PRODUCT_NAME") ?? target
        moduleName = SettingWords.identifier(settings.value("PRODUCT_MODULE_NAME") ?? productName)
        bundleIdentifier = settings.value("PRODUCT_BUNDLE_IDENTIFIER")
        developmentLanguage = settings.value("DEVELOPMENT_LANGUAGE") ?? region
        languageMode = settings.value("SWIFT_VERSION").map(Self.languageMode)
        platforms = Self.platforms(settings)
        self.files = files
        displayName = productName
        func file(_ name: String) -> String? {
            let path = settings.value(name).map { Path.joined(folder, $0) }
            return path.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
        }
        infoPlistFile = file("INFOPLIST_FILE")
        entitlementsFile = file("CODE_SIGN_ENTITLEMENTS")
        bridgingHeader = file("SWIFT_OBJC_BRIDGING_HEADER")
        readLanguageOptions(settings)
        readPropertyLists(settings, properties)
    }

    /// `5.0` as `5`; the only mode with a part behind the point is 4.2.
    private static func languageMode(_ version: String) -> String {
        version == "4.2" ? version : String(version.prefix { $0 != "." })
    }

    private static func platforms(_ settings: BuildSettings) -> [ProjectPlatform] {
        let supported = ProjectPlatform.named(by: settings.words("SUPPORTED_PLATFORMS"))
        if !supported.isEmpty { return supported }
        return ProjectPlatform.named(by: settings.words("SDKROOT"))
    }

    private mutating func readLanguageOptions(_ settings: BuildSettings) {
        conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        var features: [String] = []
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features += Self.approachableConcurrency }
        let prefix = "SWIFT_UPCOMING_FEATURE_"
        for name in settings.names.sorted() where name.hasPrefix(prefix) && settings.isOn(name) {
            features.append(Self.featureName(name.dropFirst(prefix.count)))
        }
        if settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" { defaultIsolation = .mainActor }
        let flags = settings.words("OTHER_SWIFT_FLAGS")
        for (index, flag) in flags.enumerated() {
            let next = index + 1 < flags.count ? flags[index + 1] : nil
            switch flag {
            case "-D": if let next { conditions.append(next) }
            case "-enable-upcoming-feature": if let next { features.append(next) }
            case "-enable-experimental-feature": if let next { experimentalFeatures.append(next) }
            case "-enable-bare-slash-regex": features.append("BareSlashRegexLiterals")
            case _ where flag.hasPrefix("-D") && flag.count > 2: conditions.append(String(flag.dropFirst(2)))
            default: break
            }
        }
        let isSix = languageMode == "6"
        var seen: Set<String> = []
        // A check on which module a member comes from: sources that pass it need it no more, and members may come from
        // another module here.
        upcomingFeatures = features.filter { feature in
            feature != "MemberImportVisibility" && !(isSix && Self.featuresOfSix.contains(feature))
                && seen.insert(feature).inserted
        }
        seen = []
        conditions = conditions.filter { Self.isIdentifier($0) && seen.insert($0).inserted }
    }

    /// `EXISTENTIAL_ANY` as `ExistentialAny`.
    private static func featureName(_ setting: Substring) -> String {
        setting.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
    }

    private static func isIdentifier(_ text: String) -> Bool {
        text.first?.isNumber == false && text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }
}
