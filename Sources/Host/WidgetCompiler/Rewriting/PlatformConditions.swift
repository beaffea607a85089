import ExtensionProtocol
import SwiftSource
import WidgetVocabulary

/// Evaluates `#if os(iOS)` and similar conditions as on the widget's platform.
///
/// 1. Only the conditions of `#if` and `#elseif` are changed.
/// 2. In them, `os(…)`, `arch(…)` and `targetEnvironment(…)` become `true` or `false`, padded with spaces to their
///    original length, so that lines and columns do not change.
/// 3. `canImport(…)` of a module that Apple has only on other platforms becomes `false`, as does that of a module that
///    the SDK or the system has but Apple does not, unless the project has one with that name. Any other is unchanged:
///    the SDK has the module exactly if its name can be imported.
package struct PlatformConditions {
    /// The system for which conditions are evaluated.
    package enum System: Hashable, Sendable {
        case platform
        /// This machine, for sources that depend on C code, which is compiled for it.
        case machine
    }

    let platform: OperatingSystem
    var system = System.platform
    /// The project's own modules.
    var ownModules: Set<String> = []

    /// Modules of the SDK that Apple does not have on every platform, with the platforms that Apple's documentation of
    /// the framework lists as available (developer.apple.com/documentation/activitykit, /uikit, /watchkit).
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
        // Sources see the C library as Darwin.
        "Glibc",
    ]

    /// Whether Apple has a module on the platform; `true` if unknown.
    func has(_ module: String) -> Bool { Self.platforms[module]?.contains(platform) ?? true }

    /// The changed source, or `nil` if nothing has to change.
    func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds("#if") else { return nil }
        let text = SourceText(source)
        var result = source
        for clause in text.tree.all([.ifConfigClause]) {
            guard let condition = text.condition(of: clause) else { continue }
            for call in text.tree.all([.functionCallExpr], in: condition) {
                guard let value = value(of: call, in: text) else { continue }
                let range = text.tree[call].range
                // `os(X)`, the shortest possible call, is as long as `false`.
                let padded = Array(value.description.utf8) + Array(repeating: UInt8(ascii: " "), count: range.count)
                result.replaceSubrange(range, with: padded.prefix(range.count))
            }
        }
        return result == source ? nil : result
    }

    /// The replacement of a test in a condition; `nil` if it is unchanged.
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
