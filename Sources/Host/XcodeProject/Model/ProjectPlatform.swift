/// The platforms that targets are built for.
package enum ProjectPlatform: String, Hashable, Sendable, CaseIterable {
    case iOS, macOS, watchOS, visionOS

    /// The name of the device SDK in build settings.
    var sdk: String {
        switch self {
        case .iOS: "iphoneos"
        case .macOS: "macosx"
        case .watchOS: "watchos"
        case .visionOS: "xros"
        }
    }

    /// The name in filters of build files.
    var filter: String {
        switch self {
        case .iOS: "ios"
        case .macOS: "macos"
        case .watchOS: "watchos"
        case .visionOS: "xros"
        }
    }

    /// The platforms in a list of SDKs, in the order of the cases.
    static func named(by sdks: [String]) -> [ProjectPlatform] {
        allCases.filter { platform in
            sdks.contains { $0 == platform.sdk || $0.hasPrefix(platform.sdk + ".") || $0 == platform.simulator }
        }
    }

    private var simulator: String {
        switch self {
        case .iOS: "iphonesimulator"
        case .macOS: "macosx"
        case .watchOS: "watchsimulator"
        case .visionOS: "xrsimulator"
        }
    }
}
