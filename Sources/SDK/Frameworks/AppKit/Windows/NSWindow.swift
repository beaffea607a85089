import UIKit

@MainActor @preconcurrency
public protocol NSWindowDelegate: NSObjectProtocol {
    func windowShouldClose(_ sender: NSWindow) -> Bool
    func windowWillClose(_ notification: Notification)
    func windowDidBecomeKey(_ notification: Notification)
    func windowDidResignKey(_ notification: Notification)
    func windowDidResize(_ notification: Notification)
}

extension NSWindowDelegate {
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    public func windowWillClose(_ notification: Notification) {}
    public func windowDidBecomeKey(_ notification: Notification) {}
    public func windowDidResignKey(_ notification: Notification) {}
    public func windowDidResize(_ notification: Notification) {}
}

/// A window stores its values but is never on a screen.
@MainActor @preconcurrency
open class NSWindow: NSResponder, NSAppearanceCustomization {
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let borderless: StyleMask = []
        public static let titled = StyleMask(rawValue: 1 << 0)
        public static let closable = StyleMask(rawValue: 1 << 1)
        public static let miniaturizable = StyleMask(rawValue: 1 << 2)
        public static let resizable = StyleMask(rawValue: 1 << 3)
        public static let utilityWindow = StyleMask(rawValue: 1 << 4)
        public static let docModalWindow = StyleMask(rawValue: 1 << 6)
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }

    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.init(rawValue: rawValue) }

        public static let normal = Level(0)
        public static let floating = Level(3)
        public static let submenu = Level(3)
        public static let tornOffMenu = Level(3)
        public static let modalPanel = Level(8)
        public static let mainMenu = Level(24)
        public static let statusBar = Level(25)
        public static let popUpMenu = Level(101)
        public static let screenSaver = Level(1000)

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
        public static let managed = CollectionBehavior(rawValue: 1 << 2)
        public static let transient = CollectionBehavior(rawValue: 1 << 3)
        public static let stationary = CollectionBehavior(rawValue: 1 << 4)
        public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
        public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
    }

    public enum BackingStoreType: UInt, Sendable { case retained, nonretained, buffered }
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    public enum OrderingMode: Int, Sendable {
        case below = -1
        case out = 0
        case above = 1
    }
    public enum ButtonType: UInt, Sendable {
        case closeButton = 0
        case miniaturizeButton, zoomButton, toolbarButton, documentIconButton
    }
    public enum AnimationBehavior: Int, Sendable {
        case `default` = 0
        case none = 2
        case documentWindow, utilityWindow, alertPanel
    }
    public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }

    nonisolated public static let didBecomeKeyNotification = NSNotification.Name("NSWindowDidBecomeKeyNotification")
    nonisolated public static let didBecomeMainNotification = NSNotification.Name("NSWindowDidBecomeMainNotification")
    nonisolated public static let didResignKeyNotification = NSNotification.Name("NSWindowDidResignKeyNotification")
    nonisolated public static let willCloseNotification = NSNotification.Name("NSWindowWillCloseNotification")
    nonisolated public static let didResizeNotification = NSNotification.Name("NSWindowDidResizeNotification")
    nonisolated public static let didMoveNotification = NSNotification.Name("NSWindowDidMoveNotification")

    public init(
        contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
    ) {
        super.init()
        (frame, styleMask) = (contentRect, style)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience override init() {
        self.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: true)
    }

    public convenience init(contentViewController: NSViewController) {
        self.init()
        self.contentViewController = contentViewController
    }

    open private(set) var frame = NSRect.zero
    open var styleMask: StyleMask = []
    open var title = ""
    open var subtitle = ""
    open var titleVisibility = TitleVisibility.visible
    open var titlebarAppearsTransparent = false
    open var toolbarStyle = ToolbarStyle.automatic
    open var toolbar: NSToolbar?
    open var contentView: NSView?
    open var contentViewController: NSViewController?
    open weak var delegate: (any NSWindowDelegate)?
    open weak var windowController: NSWindowController?
    open var level = Level.normal
    open var collectionBehavior: CollectionBehavior = []
    open var animationBehavior = AnimationBehavior.default
    open var backgroundColor: NSColor! = .windowBackgroundColor
    open var alphaValue: CGFloat = 1
    open var isOpaque = true
    open var hasShadow = true
    open var isMovableByWindowBackground = false
    open var isMovable = true
    open var isReleasedWhenClosed = true
    open var isRestorable = true
    open var ignoresMouseEvents = false
    open var hidesOnDeactivate = false
    open var minSize = NSSize.zero
    open var maxSize = NSSize.zero
    open var contentMinSize = NSSize.zero
    open var contentMaxSize = NSSize.zero
    open var identifier: NSUserInterfaceItemIdentifier?
    open var appearance: NSAppearance?
    open var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
    open var isVisible: Bool { false }
    open var isKeyWindow: Bool { false }
    open var isMainWindow: Bool { false }
    open var canBecomeKey: Bool { true }
    open var canBecomeMain: Bool { true }
    open var isMiniaturized: Bool { false }
    open var isZoomed: Bool { false }
    open var screen: NSScreen? { nil }
    open var backingScaleFactor: CGFloat { 2 }
    open var windowNumber: Int { 0 }
    open var firstResponder: NSResponder? { nil }
    open var sheets: [NSWindow] { [] }
    open var childWindows: [NSWindow]? { nil }
    open func makeKeyAndOrderFront(_ sender: Any?) {
        Notices.current.addInert("NSWindow.makeKeyAndOrderFront", .appOnly)
    }
    open func orderFront(_ sender: Any?) {}
    open func orderFrontRegardless() {}
    open func orderBack(_ sender: Any?) {}
    open func orderOut(_ sender: Any?) {}
    open func makeKey() {}
    open func makeMain() {}
    @discardableResult
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
    open func close() {}
    open func performClose(_ sender: Any?) {}
    open func miniaturize(_ sender: Any?) {}
    open func deminiaturize(_ sender: Any?) {}
    open func zoom(_ sender: Any?) {}
    open func toggleFullScreen(_ sender: Any?) {}
    open func center() {}
    open func setFrame(_ frameRect: NSRect, display flag: Bool) { frame = frameRect }
    open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) { frame = frameRect }
    open func setFrameOrigin(_ point: NSPoint) { frame.origin = point }
    open func setContentSize(_ size: NSSize) { frame.size = size }
    @discardableResult
    open func setFrameAutosaveName(_ name: String) -> Bool { true }
    open func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }
    open func beginSheet(
        _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {}
    open func endSheet(_ sheetWindow: NSWindow) {}
    open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {}
    open func invalidateShadow() {}
}

@MainActor @preconcurrency
open class NSPanel: NSWindow {
    open var isFloatingPanel = false
    open var becomesKeyOnlyIfNeeded = false
    open var worksWhenModal = false
}

@MainActor @preconcurrency
open class NSWindowController: NSResponder, NSWindowDelegate {
    public init(window: NSWindow?) {
        super.init()
        self.window = window
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience override init() { self.init(window: nil) }
    open var window: NSWindow?
    open var contentViewController: NSViewController?
    open func windowDidLoad() {}
    open func windowWillLoad() {}
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
    open func close() {}
}

@MainActor @preconcurrency
open class NSToolbar: NSObject {
    public typealias Identifier = String

    public init(identifier: Identifier) {
        super.init()
    }

    open var showsBaselineSeparator = true
    open var allowsUserCustomization = false
}

@MainActor @preconcurrency
open class NSPopover: NSResponder {
    public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }

    open var behavior = Behavior.applicationDefined
    open var animates = true
    open var contentSize = NSSize.zero
    open var contentViewController: NSViewController?
    open var isShown: Bool { false }
    open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {}
    open func performClose(_ sender: Any?) {}
    open func close() {}
}

@MainActor @preconcurrency
open class NSAlert: NSObject {
    public enum Style: UInt, Sendable { case warning, informational, critical }

    public override init() {
        super.init()
    }

    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
    }

    open var messageText = ""
    open var informativeText = ""
    open var icon: NSImage!
    open var alertStyle = Style.warning
    open var accessoryView: NSView?
    open var showsSuppressionButton = false
    open private(set) var buttons: [NSButton] = []
    open private(set) lazy var window = NSWindow()
    @discardableResult
    open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton(title: title, target: nil, action: nil)
        buttons.append(button)
        return button
    }
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        Notices.current.addInert("NSAlert.runModal", .appOnly)
        return .abort
    }
    open func beginSheetModal(
        for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        handler?(runModal())
    }
}

@MainActor @preconcurrency
open class NSSavePanel: NSPanel {
    open var url: URL? { nil }
    open var directoryURL: URL?
    open var allowedFileTypes: [String]?
    open var canCreateDirectories = false
    open var prompt: String! = ""
    open var message: String! = ""
    open var nameFieldStringValue = ""
    open var nameFieldLabel: String! = ""
    open var isExtensionHidden = false
    open var showsHiddenFiles = false
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        Notices.current.addInert("NSSavePanel.runModal", .appOnly)
        return .cancel
    }
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(runModal()) }
    open func beginSheetModal(
        for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
    ) {
        handler(runModal())
    }
}

@MainActor @preconcurrency
open class NSOpenPanel: NSSavePanel {
    open var urls: [URL] { [] }
    open var canChooseFiles = true
    open var canChooseDirectories = false
    open var allowsMultipleSelection = false
    open var resolvesAliases = true
}
