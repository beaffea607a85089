import Synchronization
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class NSRunningApplication: NSObject, @unchecked Sendable {
    open class var current: NSRunningApplication { NSRunningApplication() }
    open class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] { [] }
    open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    open var bundleURL: URL? { Bundle.main.bundleURL }
    open var executableURL: URL? { nil }
    open var localizedName: String? { nil }
    open var processIdentifier: Int32 { -1 }
    open var launchDate: Date? { nil }
    open var icon: NSImage? { nil }
    open var isActive: Bool { false }
    open var isHidden: Bool { false }
    open var isTerminated: Bool { false }
    open var isFinishedLaunching: Bool { true }
    open var activationPolicy: NSApplication.ActivationPolicy { .prohibited }
    @discardableResult
    open func activate(options: NSApplication.ActivationOptions = []) -> Bool { false }
    @discardableResult
    open func hide() -> Bool { false }
    @discardableResult
    open func terminate() -> Bool { false }
    @discardableResult
    open func forceTerminate() -> Bool { false }
}

extension NSApplication {
    public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let activateAllWindows = ActivationOptions(rawValue: 1 << 0)
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 1 << 1)
    }
}

/// The other programs: there are none to speak to.
open class NSWorkspace: NSObject, @unchecked Sendable {
    open class OpenConfiguration: NSObject, @unchecked Sendable {
        open var activates = true
        open var hides = false
        open var arguments: [String] = []
        open var environment: [String: String] = [:]
        open var createsNewApplicationInstance = false
        open var promptsUserIfNeeded = true
    }

    public static let applicationKey = "NSWorkspaceApplicationKey"
    public static let didLaunchApplicationNotification = NSNotification.Name(
        "NSWorkspaceDidLaunchApplicationNotification")
    public static let didTerminateApplicationNotification = NSNotification.Name(
        "NSWorkspaceDidTerminateApplicationNotification")
    public static let didActivateApplicationNotification = NSNotification.Name(
        "NSWorkspaceDidActivateApplicationNotification")
    public static let didWakeNotification = NSNotification.Name("NSWorkspaceDidWakeNotification")
    public static let willSleepNotification = NSNotification.Name("NSWorkspaceWillSleepNotification")
    public static let willPowerOffNotification = NSNotification.Name("NSWorkspaceWillPowerOffNotification")
    public static let screensDidSleepNotification = NSNotification.Name("NSWorkspaceScreensDidSleepNotification")
    public static let screensDidWakeNotification = NSNotification.Name("NSWorkspaceScreensDidWakeNotification")
    public static let activeSpaceDidChangeNotification = NSNotification.Name(
        "NSWorkspaceActiveSpaceDidChangeNotification")
    public static let accessibilityDisplayOptionsDidChangeNotification = NSNotification.Name(
        "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")

    private static let workspace = NSWorkspace()
    open class var shared: NSWorkspace { workspace }
    public let notificationCenter = NotificationCenter()
    open var runningApplications: [NSRunningApplication] { [] }
    open var frontmostApplication: NSRunningApplication? { nil }
    open var menuBarOwningApplication: NSRunningApplication? { nil }
    open var accessibilityDisplayShouldReduceMotion: Bool { UIAccessibility.isReduceMotionEnabled }
    open var accessibilityDisplayShouldReduceTransparency: Bool { UIAccessibility.isReduceTransparencyEnabled }
    open var accessibilityDisplayShouldIncreaseContrast: Bool { UIAccessibility.isDarkerSystemColorsEnabled }
    open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool {
        UIAccessibility.shouldDifferentiateWithoutColor
    }
    open var isVoiceOverEnabled: Bool { UIAccessibility.isVoiceOverRunning }

    @discardableResult
    open func open(_ url: URL) -> Bool {
        Notices.current.addInert("NSWorkspace.open", .appOnly)
        return false
    }
    open func open(
        _ url: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        Notices.current.addInert("NSWorkspace.open", .appOnly)
        completionHandler?(nil, CocoaError(.featureUnsupported))
    }
    open func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        open(applicationURL, configuration: configuration, completionHandler: completionHandler)
    }
    @discardableResult
    open func launchApplication(_ appName: String) -> Bool { false }
    open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
    open func urlForApplication(toOpen url: URL) -> URL? { nil }
    open func icon(forFile fullPath: String) -> NSImage { NSImage(size: NSSize(width: 32, height: 32)) }
    open func icon(forFileType fileType: String) -> NSImage { NSImage(size: NSSize(width: 32, height: 32)) }
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
    @discardableResult
    open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool { false }
    open func desktopImageURL(for screen: NSScreen) -> URL? { nil }
    open func setDesktopImageURL(_ url: URL, for screen: NSScreen, options: [AnyHashable: Any] = [:]) throws {
        throw CocoaError(.featureUnsupported)
    }
}

open class NSPasteboard: NSObject, @unchecked Sendable {
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        public static let string = PasteboardType("public.utf8-plain-text")
        public static let pdf = PasteboardType("com.adobe.pdf")
        public static let tiff = PasteboardType("public.tiff")
        public static let png = PasteboardType("public.png")
        public static let rtf = PasteboardType("public.rtf")
        public static let rtfd = PasteboardType("com.apple.flat-rtfd")
        public static let html = PasteboardType("public.html")
        public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
        public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
        public static let sound = PasteboardType("com.apple.cocoa.pasteboard.sound")
        public static let URL = PasteboardType("public.url")
        public static let fileURL = PasteboardType("public.file-url")
    }

    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        public static let general = Name("Apple CFPasteboard general")
        public static let drag = Name("Apple CFPasteboard drag")
        public static let find = Name("Apple CFPasteboard find")
        public static let font = Name("Apple CFPasteboard font")
    }

    private struct Content: Sendable {
        var data: [PasteboardType: Data] = [:]
        var changes = 0
    }

    private static let board = NSPasteboard()
    open class var general: NSPasteboard { board }
    public convenience init(name: Name) { self.init() }
    private let content = Mutex(Content())
    open var changeCount: Int { content.withLock { $0.changes } }
    open var types: [PasteboardType]? {
        content.withLock { $0.data.keys.sorted { $0.rawValue < $1.rawValue } }
    }
    open var pasteboardItems: [Any]? { nil }
    @discardableResult
    open func clearContents() -> Int {
        content.withLock { content in
            content.data = [:]
            content.changes += 1
            return content.changes
        }
    }
    @discardableResult
    open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }
    /// Stored and reported: nothing leaves the widget.
    @discardableResult
    open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        Notices.current.addInert("NSPasteboard", .appOnly)
        content.withLock { $0.data[dataType] = data }
        return true
    }
    @discardableResult
    open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: dataType)
    }
    open func data(forType dataType: PasteboardType) -> Data? { content.withLock { $0.data[dataType] } }
    open func string(forType dataType: PasteboardType) -> String? {
        data(forType: dataType).map { String(decoding: $0, as: UTF8.self) }
    }
    @discardableResult
    open func writeObjects(_ objects: [Any]) -> Bool { false }
    open func readObjects(forClasses classArray: [AnyClass], options: [AnyHashable: Any]? = nil) -> [Any]? { nil }
    open func availableType(from types: [PasteboardType]) -> PasteboardType? {
        types.first { data(forType: $0) != nil }
    }
}

/// A sound; none is heard.
open class NSSound: NSObject, @unchecked Sendable {
    public typealias Name = String

    public convenience init?(named name: Name) { self.init() }
    public convenience init?(contentsOf url: URL, byReference byRef: Bool) { self.init() }
    public convenience init?(contentsOfFile path: String, byReference byRef: Bool) { self.init() }
    public convenience init?(data: Data) { self.init() }
    open class func beep() { Notices.current.addSilence(of: "NSSound.beep") }
    open var volume: Float = 1
    open var loops = false
    open var isPlaying: Bool { false }
    open var duration: TimeInterval { 0 }
    open var currentTime: TimeInterval = 0
    @discardableResult
    open func play() -> Bool {
        Notices.current.addSilence(of: "NSSound.play")
        return false
    }
    @discardableResult
    open func stop() -> Bool { false }
    @discardableResult
    open func pause() -> Bool { false }
}

public func NSBeep() { NSSound.beep() }

@MainActor @preconcurrency
open class NSSharingService: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let composeEmail = Name(rawValue: "com.apple.share.Mail.compose")
        public static let composeMessage = Name(rawValue: "com.apple.share.Messages.compose")
        public static let sendViaAirDrop = Name(rawValue: "com.apple.share.AirDrop.send")
    }

    public convenience init?(named serviceName: Name) { nil }
    open class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
    open var title: String { "" }
    open var recipients: [String]?
    open var subject: String?
    open func canPerform(withItems items: [Any]?) -> Bool { false }
    open func perform(withItems items: [Any]) {}
}

@MainActor @preconcurrency
open class NSSharingServicePicker: NSObject {
    public init(items: [Any]) {
        super.init()
    }

    open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
}

@MainActor @preconcurrency
public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern,
        performanceTime: NSHapticFeedbackManager.PerformanceTime)
}

@MainActor @preconcurrency
open class NSHapticFeedbackManager: NSObject {
    public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
    public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }

    private final class Performer: NSObject, NSHapticFeedbackPerformer {
        func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
    }

    open class var defaultPerformer: any NSHapticFeedbackPerformer { Performer() }
}

@MainActor @preconcurrency
open class NSAnimationContext: NSObject {
    private static let context = NSAnimationContext()
    open class var current: NSAnimationContext { context }
    open var duration: TimeInterval = 0.25
    open var timingFunction: CAMediaTimingFunction?
    open var allowsImplicitAnimation = false
    open class func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
    ) {
        changes(current)
        completionHandler?()
    }
    open class func beginGrouping() {}
    open class func endGrouping() {}
}

open class NSDocument: NSObject, @unchecked Sendable {
    open var fileURL: URL?
    open var displayName: String! { fileURL?.lastPathComponent ?? "" }
}
