import ExtensionProtocol
import SwiftSource
import WidgetVocabulary

/// Makes `#if os(iOS)` and similar conditions hold as they do on the platform that the widget is for.
///
/// 1. Only lines whose first code is `#if` or `#elseif` are touched, with those up to the end of the condition's
///    brackets; comments and literals are not code.
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

    /// The changed source, or none when nothing had to change.
    func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds("#if") else { return nil }
        let code = SourceText(source).code
        var result = source
        var start = 0
        while start < code.count {
            let end = Self.conditionEnd(from: start, in: code)
            rewriteLine(code[start..<end], in: &result)
            start = end + 1
        }
        return result == source ? nil : result
    }

    /// The end of a line, or of the line in which the brackets of a condition that begins on it are closed.
    private static func conditionEnd(from start: Int, in code: [UInt8]) -> Int {
        let end = code[start...].firstIndex(of: UInt8(ascii: "\n")) ?? code.count
        let first = code[start..<end].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard first.starts(with: "#if".utf8) || first.starts(with: "#elseif".utf8) else { return end }
        var depth = 0
        for offset in start..<min(code.count, start + conditionLimit) {
            switch code[offset] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\n") where depth <= 0: return offset
            default: break
            }
        }
        return end
    }

    /// Bytes of a condition on several lines.
    private static let conditionLimit = 2_000

    private func rewriteLine(_ line: ArraySlice<UInt8>, in result: inout [UInt8]) {
        let trimmed = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard trimmed.starts(with: "#if".utf8) || trimmed.starts(with: "#elseif".utf8) else { return }
        let tests = [
            ("os", holdsForSystem), ("arch", holdsForProcessor), ("targetEnvironment", holdsForEnvironment),
        ]
        for (name, holds) in tests {
            for call in calls(of: name, in: trimmed) {
                let value = holds(call.argument) ? "true" : "false"
                // `os(X)`, the shortest call there is, has as many letters as `false`.
                let padded = Array(value.utf8) + Array(repeating: UInt8(ascii: " "), count: call.range.count)
                result.replaceSubrange(call.range, with: padded.prefix(call.range.count))
            }
        }
        for call in calls(of: "canImport", in: trimmed) {
            let isOfMachine = system == .machine && call.argument == "Glibc"
            guard isOfMachine || !mayImport(call.argument) else { continue }
            let padding = Array(repeating: UInt8(ascii: " "), count: call.range.count)
            let value = Array((isOfMachine ? "true" : "false").utf8)
            result.replaceSubrange(call.range, with: (value + padding).prefix(call.range.count))
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

    /// Calls `name(argument)`; spaces in the argument do not count.
    private func calls(
        of name: String, in line: ArraySlice<UInt8>
    ) -> [(range: Range<Int>, argument: String)] {
        let letters = Array(name.utf8)
        var found: [(range: Range<Int>, argument: String)] = []
        var index = line.startIndex
        while index < line.endIndex {
            let rest = line[index...]
            let beginsWord = index == line.startIndex || !ByteClass.isWord(line[index - 1])
            guard beginsWord, rest.starts(with: letters) else {
                index += 1
                continue
            }
            var cursor = rest.dropFirst(letters.count).drop { $0 == UInt8(ascii: " ") }
            guard cursor.first == UInt8(ascii: "("), let close = cursor.firstIndex(of: UInt8(ascii: ")")) else {
                index += 1
                continue
            }
            cursor = cursor[(cursor.startIndex + 1)..<close]
            let argument = String(decoding: cursor.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
            found.append((index..<close + 1, argument))
            index = close + 1
        }
        return found
    }
}
