import SwiftUI
import UIKit

@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
    func applicationWillFinishLaunching(_ notification: Notification)
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationWillTerminate(_ notification: Notification)
    func applicationDidBecomeActive(_ notification: Notification)
    func applicationDidResignActive(_ notification: Notification)
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
    func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
    func application(_ application: NSApplication, open urls: [URL])
    func application(_ sender: NSApplication, openFile filename: String) -> Bool
    func application(
        _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(
        _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
}

extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationDidResignActive(_ notification: Notification) {}
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
    public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
    public func application(_ application: NSApplication, open urls: [URL]) {}
    public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
    public func application(
        _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
        _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]) {}
    public static func main() { Notices.current.addInert("NSApplicationMain", .appOnly) }
}

/// The app. A widget extension isn't one: app-only calls are accepted and reported.
@MainActor @preconcurrency
open class NSApplication: NSResponder, NSAppearanceCustomization {
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
    public enum RequestUserAttentionType: UInt, Sendable {
        case criticalRequest = 0
        case informationalRequest = 10
    }

    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.init(rawValue: rawValue) }

        public static let OK = ModalResponse(1)
        public static let cancel = ModalResponse(0)
        public static let stop = ModalResponse(-1000)
        public static let abort = ModalResponse(-1001)
        public static let `continue` = ModalResponse(-1002)
        public static let alertFirstButtonReturn = ModalResponse(1000)
        public static let alertSecondButtonReturn = ModalResponse(1001)
        public static let alertThirdButtonReturn = ModalResponse(1002)
    }

    public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
        public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
        public static let credits = AboutPanelOptionKey(rawValue: "Credits")
        public static let version = AboutPanelOptionKey(rawValue: "Version")
    }

    nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
        "NSApplicationDidBecomeActiveNotification")
    nonisolated public static let willBecomeActiveNotification = NSNotification.Name(
        "NSApplicationWillBecomeActiveNotification")
    nonisolated public static let didResignActiveNotification = NSNotification.Name(
        "NSApplicationDidResignActiveNotification")
    nonisolated public static let willResignActiveNotification = NSNotification.Name(
        "NSApplicationWillResignActiveNotification")
    nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
        "NSApplicationDidFinishLaunchingNotification")
    nonisolated public static let willTerminateNotification = NSNotification.Name(
        "NSApplicationWillTerminateNotification")
    nonisolated public static let didHideNotification = NSNotification.Name("NSApplicationDidHideNotification")
    nonisolated public static let didChangeScreenParametersNotification = NSNotification.Name(
        "NSApplicationDidChangeScreenParametersNotification")

    private static let application = NSApplication()
    open class var shared: NSApplication { application }
    open weak var delegate: (any NSApplicationDelegate)?
    open var isActive: Bool { false }
    open var isHidden: Bool { false }
    open var isRunning: Bool { false }
    open var windows: [NSWindow] { [] }
    open var orderedWindows: [NSWindow] { [] }
    open var keyWindow: NSWindow? { nil }
    open var mainWindow: NSWindow? { nil }
    open var modalWindow: NSWindow? { nil }
    open var currentEvent: NSEvent? { nil }
    open var mainMenu: NSMenu?
    open var windowsMenu: NSMenu?
    open var helpMenu: NSMenu?
    open var servicesMenu: NSMenu?
    open var applicationIconImage: NSImage! = NSImage(size: .zero)
    open private(set) lazy var dockTile = NSDockTile()
    open var appearance: NSAppearance?
    open var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
    open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }
    open var isRegisteredForRemoteNotifications: Bool { false }
    open func activationPolicy() -> ActivationPolicy { .prohibited }
    @discardableResult
    open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { false }
    open func activate(ignoringOtherApps flag: Bool) { Notices.current.addInert("NSApplication.activate", .appOnly) }
    open func activate() { Notices.current.addInert("NSApplication.activate", .appOnly) }
    open func deactivate() {}
    open func hide(_ sender: Any?) {}
    open func unhide(_ sender: Any?) {}
    open func hideOtherApplications(_ sender: Any?) {}
    open func terminate(_ sender: Any?) { Notices.current.addInert("NSApplication.terminate", .appOnly) }
    open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
    open func run() { Notices.current.addInert("NSApplication.run", .appOnly) }
    open func stop(_ sender: Any?) {}
    @discardableResult
    open func runModal(for window: NSWindow) -> ModalResponse { .abort }
    open func stopModal() {}
    open func stopModal(withCode returnCode: ModalResponse) {}
    open func orderFrontStandardAboutPanel(_ sender: Any?) {}
    open func orderFrontStandardAboutPanel(options optionsDictionary: [AboutPanelOptionKey: Any] = [:]) {}
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }
    @discardableResult
    open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
    open func registerForRemoteNotifications() {
        Notices.current.addInert("NSApplication.registerForRemoteNotifications", .appOnly)
    }
    open func unregisterForRemoteNotifications() {}
    open func sendEvent(_ event: NSEvent) {}
}

@MainActor @preconcurrency
public var NSApp: NSApplication! { NSApplication.shared }

@MainActor @preconcurrency
open class NSDockTile: NSObject {
    open var badgeLabel: String?
    open var contentView: NSView?
    open var showsApplicationBadge = true
    open func display() {}
}

/// Sets a SwiftUI app's delegate.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// A widget's code never reaches this: the app with the adaptor does not run.
    public var wrappedValue: DelegateType {
        preconditionFailure("\(DelegateType.self) requires an app; a widget extension has no application delegate")
    }
}

@MainActor @preconcurrency
open class NSScreen: NSObject {
    private static let screen = NSScreen()
    open class var main: NSScreen? { screen }
    open class var screens: [NSScreen] { [screen] }
    open class var deepest: NSScreen? { screen }
    /// Points of a common notebook.
    open var frame: NSRect { NSRect(x: 0, y: 0, width: 1512, height: 982) }
    open var visibleFrame: NSRect { NSRect(x: 0, y: 0, width: 1512, height: 945) }
    open var backingScaleFactor: CGFloat { 2 }
    open var localizedName: String { "Built-in Display" }
    open var maximumFramesPerSecond: Int { 60 }
    open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
    open var colorSpace: NSColorSpace? { .sRGB }
    open var deviceDescription: [DeviceDescriptionKey: Any] { [:] }

    public struct DeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        public static let resolution = DeviceDescriptionKey("NSDeviceResolution")
        public static let size = DeviceDescriptionKey("NSDeviceSize")
    }
}
