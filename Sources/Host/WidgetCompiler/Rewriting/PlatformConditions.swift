import ExtensionProtocol
import SwiftSource
import WidgetVocabulary

/// Makes `#if os(iOS)` and similar conditions hold as they do on the platform that the widget is for.
///
/// 1. Only the conditions of `#if` and `#elseif` are touched.
/// 2. In them `os(…)`, `arch(…)` and `targetEnvironment(…)` become `true` or `false`, padded with spaces to the length they
///    had, so that every line and column stays where it was.
/// 3. `canImport(…)` of a module that Apple has on other platforms only becomes `false`, as does that of a module that
///    the SDK or the system has and Apple does not, unless the project has one of that name. Any other stays: the SDK
///    has the module exactly when its name can be imported.
package struct PlatformConditions {
    /// Whose conditions hold.
    package enum System: Hashable, Sendable {
        case platform
        /// Those of this machine, for sources that go with code in C, which is compiled for it.
        case machine
    }

    let platform: OperatingSystem
    var system = System.platform
    /// Modules that the project itself has.
    var ownModules: Set<String> = []

    /// Modules of the SDK that Apple does not have on every platform, with those that the availability of the
    /// framework's page in its documentation names (developer.apple.com/documentation/activitykit, /uikit, /watchkit).
    private static let platforms: [String: Set<OperatingSystem>] = [
        "ARKit": [.iOS, .visionOS], "AccessorySetupKit": [.iOS], "Accounts": [.iOS, .macOS], "ActivityKit": [.iOS],
        "AdAttributionKit": [.iOS], "AdServices": [.iOS, .macOS, .visionOS], "AlarmKit": [.iOS], "AppClip": [.iOS],
        "AppKit": [.macOS], "ApplicationServices": [.macOS], "BackgroundAssets": [.iOS, .macOS, .visionOS],
        "CallKit": [.iOS, .visionOS, .watchOS], "CarPlay": [.iOS], "Carbon": [.macOS], "ClassKit": [.iOS, .macOS],
        "ClockKit": [.watchOS], "Cocoa": [.macOS], "ContactsUI": [.iOS, .macOS, .visionOS], "CoreLocationUI": [.iOS],
        "CoreMediaIO": [.macOS], "CoreNFC": [.iOS], "CoreTelephony": [.iOS], "CoreWLAN": [.macOS],
        "DeclaredAgeRange": [.iOS, .macOS], "DeviceActivity": [.iOS], "DiskArbitration": [.macOS],
        "EventKitUI": [.iOS, .visionOS], "ExposureNotification": [.iOS], "ExternalAccessory": [.iOS, .macOS],
        "FamilyControls": [.iOS], "FileProvider": [.iOS, .macOS, .visionOS], "FinderSync": [.macOS],
        "GLKit": [.iOS, .macOS], "HealthKitUI": [.iOS, .macOS, .visionOS], "IOBluetooth": [.macOS], "IOKit": [.macOS],
        "IdentityLookup": [.iOS], "ImagePlayground": [.iOS, .macOS, .visionOS], "IntentsUI": [.iOS, .macOS, .visionOS],
        "JournalingSuggestions": [.iOS], "LockedCameraCapture": [.iOS], "ManagedSettings": [.iOS],
        "ManagedSettingsUI": [.iOS], "MatterSupport": [.iOS], "MediaAccessibility": [.iOS, .macOS, .visionOS],
        "MediaLibrary": [.macOS], "MessageUI": [.iOS, .visionOS], "Messages": [.iOS, .macOS, .visionOS],
        "MetalKit": [.iOS, .macOS, .visionOS], "MetalPerformanceShaders": [.iOS, .macOS, .visionOS],
        "NearbyInteraction": [.iOS, .watchOS], "OpenGLES": [.iOS], "PencilKit": [.iOS, .macOS, .visionOS],
        "PlaygroundSupport": [], "PushToTalk": [.iOS], "Quartz": [.macOS], "QuickLook": [.iOS, .visionOS],
        "QuickLookUI": [.macOS], "ReplayKit": [.iOS, .macOS, .visionOS], "RoomPlan": [.iOS],
        "SafariServices": [.iOS, .macOS, .visionOS], "SafetyKit": [.iOS, .watchOS], "ScreenCaptureKit": [.macOS],
        "ScreenSaver": [.macOS], "ScreenTime": [.iOS, .macOS, .visionOS], "ScriptingBridge": [.macOS],
        "ServiceManagement": [.macOS], "SharedWithYou": [.iOS, .macOS, .visionOS],
        "SharedWithYouCore": [.iOS, .macOS, .visionOS], "Social": [.iOS, .macOS], "SystemExtensions": [.macOS],
        "TVServices": [], "TVUIKit": [], "ThreadNetwork": [.iOS, .macOS], "UIKit": [.iOS, .visionOS, .watchOS],
        "UserNotificationsUI": [.iOS, .macOS, .visionOS], "VideoSubscriberAccount": [.iOS, .visionOS],
        "VideoToolbox": [.iOS, .macOS, .visionOS], "VisionKit": [.iOS, .macOS, .visionOS], "VisualIntelligence": [.iOS],
        "WatchConnectivity": [.iOS, .watchOS], "WatchKit": [.watchOS], "WebKit": [.iOS, .macOS, .visionOS],
        "WorkoutKit": [.iOS, .watchOS], "iAd": [.iOS],
    ]

    private static let hiddenModules: Set<String> = [
        "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", "Crypto", "CryptoExtras",
        // The C library is Darwin to sources.
        "Glibc",
    ]

    /// Whether Apple has a module on the platform, as far as that is known here.
    func has(_ module: String) -> Bool { Self.platforms[module]?.contains(platform) ?? true }

    /// The changed source, or `nil` when nothing had to change.
    func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds("#if") else { return nil }
        let text = SourceText(source)
        var result = source
        for clause in text.tree.all([.ifConfigClause]) {
            guard let condition = text.condition(of: clause) else { continue }
            for call in text.tree.all([.functionCallExpr], in: condition) {
                guard let value = value(of: call, in: text) else { continue }
                let range = text.tree[call].range
                // `os(X)`, the shortest call there is, has as many letters as `false`.
                let padded = Array(value.description.utf8) + Array(repeating: UInt8(ascii: " "), count: range.count)
                result.replaceSubrange(range, with: padded.prefix(range.count))
            }
        }
        return result == source ? nil : result
    }

    /// What a test in a condition is replaced by; `nil` for what stays.
    private func value(of call: Int, in text: SourceText) -> Bool? {
        let tree = text.tree
        guard tree[call + 1].kind == .declReferenceExpr, let open = tree.child(of: call, .leftParen),
            let close = tree.child(of: call, .rightParen)
        else { return nil }
        let inside = tree[open].range.upperBound..<tree[close].range.lowerBound
        let argument = text.string(inside).filter { !$0.isWhitespace }
        switch text.string(tree[call + 1].range) {
        case "os": return holdsForSystem(argument)
        case "arch": return holdsForProcessor(argument)
        case "targetEnvironment": return holdsForEnvironment(argument)
        case "canImport" where system == .machine && argument == "Glibc": return true
        case "canImport": return mayImport(argument) ? nil : false
        default: return nil
        }
    }

    /// - Parameter argument: `Module`, `Module.Part` or `Module,_version:1`.
    private func mayImport(_ argument: String) -> Bool {
        let name = String(argument.prefix { $0 != "." && $0 != "," })
        if ownModules.contains(name) { return true }
        if system == .machine, name == "Darwin" { return false }
        return Self.platforms[name]?.contains(platform) ?? !Self.hiddenModules.contains(name)
    }

    private func holdsForSystem(_ name: String) -> Bool {
        if system == .machine { return name == "Linux" }
        return name == platform.rawValue || (name == "OSX" && platform == .macOS)
    }

    private func holdsForProcessor(_ name: String) -> Bool {
        if system == .machine { return name == Self.processor }
        return name == "arm64"
    }

    private static let processor: String = {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }()

    private func holdsForEnvironment(_ name: String) -> Bool { false }
}
