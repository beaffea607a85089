import SwiftUI
import UIKit

/// A rectangle of the interface. Its tree and values are real; it is not drawn.
@MainActor @preconcurrency
open class NSView: NSResponder, NSAppearanceCustomization, _AnchoredItem {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let minXMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let width = AutoresizingMask(rawValue: 1 << 1)
        public static let maxXMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let minYMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let height = AutoresizingMask(rawValue: 1 << 4)
        public static let maxYMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    public enum FocusRingType: UInt, Sendable { case `default`, none, exterior }

    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    nonisolated public static let frameDidChangeNotification = NSNotification.Name("NSViewFrameDidChangeNotification")
    nonisolated public static let boundsDidChangeNotification = NSNotification.Name(
        "NSViewBoundsDidChangeNotification")

    public init(frame frameRect: NSRect) {
        super.init()
        frame = frameRect
        bounds = NSRect(origin: .zero, size: frameRect.size)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience override init() { self.init(frame: .zero) }

    open var frame = NSRect.zero
    open var bounds = NSRect.zero
    open var alphaValue: CGFloat = 1
    open var isHidden = false
    open var isFlipped: Bool { false }
    open var isOpaque: Bool { false }
    open var wantsLayer = false
    open var layer: CALayer?
    open func makeBackingLayer() -> CALayer { CALayer() }
    open var wantsUpdateLayer: Bool { false }
    open func updateLayer() {}
    open var tag: Int { -1 }
    open var identifier: NSUserInterfaceItemIdentifier?
    open var toolTip: String?
    open var appearance: NSAppearance?
    open var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
    open func viewDidChangeEffectiveAppearance() {}
    open private(set) weak var superview: NSView?
    open var subviews: [NSView] = []
    open var window: NSWindow? { superview?.window }
    open func addSubview(_ view: NSView) {
        guard !sequence(first: self, next: \.superview).contains(where: { $0 === view }) else { return }
        view.removeFromSuperview()
        view.viewWillMove(toSuperview: self)
        subviews.append(view)
        view.superview = self
        view.viewDidMoveToSuperview()
    }
    open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
        addSubview(view)
    }
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
    open func replaceSubview(_ oldView: NSView, with newView: NSView) {
        oldView.removeFromSuperview()
        addSubview(newView)
    }
    open func viewWillMove(toSuperview newSuperview: NSView?) {}
    open func viewDidMoveToSuperview() {}
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    open func viewDidMoveToWindow() {}
    open func isDescendant(of view: NSView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }
    open func viewWithTag(_ tag: Int) -> NSView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    open func draw(_ dirtyRect: NSRect) {}
    open var needsDisplay = false
    open func setNeedsDisplay(_ invalidRect: NSRect) {}
    open func display() {}
    open func displayIfNeeded() {}
    open var needsLayout = false
    open func layout() {}
    open func layoutSubtreeIfNeeded() { layout() }
    open var needsUpdateConstraints = false
    open func updateConstraints() {}
    open var translatesAutoresizingMaskIntoConstraints = true
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var intrinsicContentSize: NSSize {
        NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
    }
    open var fittingSize: NSSize { frame.size }
    open func invalidateIntrinsicContentSize() {}
    open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
    open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
    open private(set) var constraints: [NSLayoutConstraint] = []
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
    open func setContentHuggingPriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {}
    open func setContentCompressionResistancePriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {}
    open private(set) lazy var safeAreaLayoutGuide = NSLayoutGuide()
    open private(set) lazy var layoutMarginsGuide = NSLayoutGuide()
    open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
    open func addLayoutGuide(_ guide: NSLayoutGuide) {}
    open func hitTest(_ point: NSPoint) -> NSView? { nil }
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    open var mouseDownCanMoveWindow: Bool { !isOpaque }
    open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point }
    open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint { point }
    open func convert(_ rect: NSRect, from view: NSView?) -> NSRect { rect }
    open func convert(_ rect: NSRect, to view: NSView?) -> NSRect { rect }
    open var focusRingType = FocusRingType.default
    open var allowsVibrancy: Bool { false }
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
    open var gestureRecognizers: [NSGestureRecognizer] = []
    open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizers.append(gestureRecognizer)
    }
    open func addTrackingArea(_ trackingArea: NSTrackingArea) {}
    open func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
    open func updateTrackingAreas() {}
    open var trackingAreas: [NSTrackingArea] { [] }
    open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
    open func resetCursorRects() {}
    open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
    open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? { nil }
    open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {}
    open func scroll(_ point: NSPoint) {}
    open func menu(for event: NSEvent) -> NSMenu? { menu }
    open func prepareForReuse() {}
    open var enclosingScrollView: NSScrollView? { nil }
    open func animator() -> Self { self }
}

@MainActor @preconcurrency
open class NSTrackingArea: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let mouseEnteredAndExited = Options(rawValue: 0x01)
        public static let mouseMoved = Options(rawValue: 0x02)
        public static let cursorUpdate = Options(rawValue: 0x04)
        public static let activeWhenFirstResponder = Options(rawValue: 0x10)
        public static let activeInKeyWindow = Options(rawValue: 0x20)
        public static let activeInActiveApp = Options(rawValue: 0x40)
        public static let activeAlways = Options(rawValue: 0x80)
        public static let assumeInside = Options(rawValue: 0x100)
        public static let inVisibleRect = Options(rawValue: 0x200)
        public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
    }

    public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
        super.init()
    }
}

@MainActor @preconcurrency
open class NSGestureRecognizer: NSObject {
    public init(target: Any?, action: Selector?) {
        super.init()
    }

    open var isEnabled = true
    open func location(in view: NSView?) -> NSPoint { .zero }
}

@MainActor @preconcurrency
open class NSClickGestureRecognizer: NSGestureRecognizer {
    open var numberOfClicksRequired = 1
}

@MainActor @preconcurrency
open class NSPanGestureRecognizer: NSGestureRecognizer {}

@MainActor @preconcurrency
open class NSCursor: NSObject {
    open class var arrow: NSCursor { NSCursor() }
    open class var pointingHand: NSCursor { NSCursor() }
    open class var iBeam: NSCursor { NSCursor() }
    open class var crosshair: NSCursor { NSCursor() }
    open class var closedHand: NSCursor { NSCursor() }
    open class var openHand: NSCursor { NSCursor() }
    open class var resizeLeftRight: NSCursor { NSCursor() }
    open class var resizeUpDown: NSCursor { NSCursor() }
    open class var operationNotAllowed: NSCursor { NSCursor() }
    open class var current: NSCursor { NSCursor() }
    open class func hide() {}
    open class func unhide() {}
    open class func pop() {}
    open func push() {}
    open func pop() {}
    open func set() {}
}

@MainActor @preconcurrency
open class NSViewController: NSResponder {
    private var loaded: NSView?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    open var view: NSView {
        get {
            if loaded == nil {
                loadView()
                if loaded == nil { loaded = NSView() }
                viewDidLoad()
            }
            return loaded ?? NSView()
        }
        set { loaded = newValue }
    }
    open var viewIfLoaded: NSView? { loaded }
    open var isViewLoaded: Bool { loaded != nil }
    open func loadView() { loaded = NSView() }
    open func viewDidLoad() {}
    open func viewWillAppear() {}
    open func viewDidAppear() {}
    open func viewWillDisappear() {}
    open func viewDidDisappear() {}
    open func viewWillLayout() {}
    open func viewDidLayout() {}
    open func updateViewConstraints() {}
    open var title: String?
    open var representedObject: Any?
    open var preferredContentSize = NSSize.zero
    open private(set) weak var parent: NSViewController?
    open private(set) var children: [NSViewController] = []
    open func addChild(_ childViewController: NSViewController) {
        children.append(childViewController)
        childViewController.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func presentAsSheet(_ viewController: NSViewController) {}
    open func presentAsModalWindow(_ viewController: NSViewController) {}
    open func dismiss(_ sender: Any?) {}
    open func dismiss(_ viewController: NSViewController) {}
    open var storyboard: NSStoryboard? { nil }
    open var extensionContext: NSExtensionContext? { nil }
}

@MainActor @preconcurrency
open class NSStoryboard: NSObject {
    public typealias Name = String
    public typealias SceneIdentifier = String

    public init(name: Name, bundle storyboardBundleOrNil: Bundle?) {
        super.init()
    }

    open func instantiateInitialController() -> Any? { nil }
    open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any { NSViewController() }
}
