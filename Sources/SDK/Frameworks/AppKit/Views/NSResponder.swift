import SwiftUI
import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

@MainActor @preconcurrency
open class NSResponder: NSObject, @preconcurrency NSCoding {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {}
    open var nextResponder: NSResponder?
    open func awakeFromNib() {}
    open var acceptsFirstResponder: Bool { false }
    @discardableResult
    open func becomeFirstResponder() -> Bool { true }
    @discardableResult
    open func resignFirstResponder() -> Bool { true }
    open func mouseDown(with event: NSEvent) {}
    open func mouseUp(with event: NSEvent) {}
    open func mouseDragged(with event: NSEvent) {}
    open func mouseMoved(with event: NSEvent) {}
    open func mouseEntered(with event: NSEvent) {}
    open func mouseExited(with event: NSEvent) {}
    open func rightMouseDown(with event: NSEvent) {}
    open func rightMouseUp(with event: NSEvent) {}
    open func scrollWheel(with event: NSEvent) {}
    open func keyDown(with event: NSEvent) {}
    open func keyUp(with event: NSEvent) {}
    open func flagsChanged(with event: NSEvent) {}
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    open func cancelOperation(_ sender: Any?) {}
    open func insertNewline(_ sender: Any?) {}
    open func deleteBackward(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func doCommand(by selector: Selector) {}
    open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }
    open var undoManager: UndoManager? { nil }
    open var menu: NSMenu?
    open var userActivity: NSUserActivity?
    open func accessibilityLabel() -> String? { nil }
    open func setAccessibilityLabel(_ accessibilityLabel: String?) {}
    open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {}
    open func setAccessibilityElement(_ accessibilityElement: Bool) {}
    open func setAccessibilityRole(_ accessibilityRole: Any?) {}
}

@MainActor @preconcurrency
open class NSEvent: NSObject {
    public enum EventType: UInt, Sendable {
        case leftMouseDown = 1
        case leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged, mouseEntered
        case mouseExited, keyDown, keyUp, flagsChanged
        case appKitDefined = 13
        case systemDefined, applicationDefined, periodic, cursorUpdate
        case scrollWheel = 22
        case otherMouseDown = 25
        case otherMouseUp, otherMouseDragged
        case gesture = 29
        case magnify = 30
        case swipe = 31
        case rotate = 18
    }

    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
        public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
        public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
        public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
        public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
        public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
        public static let keyDown = EventTypeMask(rawValue: 1 << 10)
        public static let keyUp = EventTypeMask(rawValue: 1 << 11)
        public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
        public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
        public static let otherMouseDown = EventTypeMask(rawValue: 1 << 25)
        public static let any = EventTypeMask(rawValue: .max)
    }

    public struct ModifierFlags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        public static let control = ModifierFlags(rawValue: 1 << 18)
        public static let option = ModifierFlags(rawValue: 1 << 19)
        public static let command = ModifierFlags(rawValue: 1 << 20)
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        public static let help = ModifierFlags(rawValue: 1 << 22)
        public static let function = ModifierFlags(rawValue: 1 << 23)
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
    }

    open var type: EventType { .applicationDefined }
    open var modifierFlags: ModifierFlags { [] }
    open var timestamp: TimeInterval { 0 }
    open var window: NSWindow? { nil }
    open var clickCount: Int { 0 }
    open var keyCode: UInt16 { 0 }
    open var characters: String? { nil }
    open var charactersIgnoringModifiers: String? { nil }
    open var isARepeat: Bool { false }
    open var locationInWindow: NSPoint { .zero }
    open var deltaX: CGFloat { 0 }
    open var deltaY: CGFloat { 0 }
    open var scrollingDeltaX: CGFloat { 0 }
    open var scrollingDeltaY: CGFloat { 0 }
    open class var modifierFlags: ModifierFlags { [] }
    open class var mouseLocation: NSPoint { .zero }
    open class var pressedMouseButtons: Int { 0 }
    open class func addGlobalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? { nil }
    open class func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? { nil }
    open class func removeMonitor(_ eventMonitor: Any) {}
}

open class NSAppearance: NSObject, @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
        public static let accessibilityHighContrastAqua = Name(
            rawValue: "NSAppearanceNameAccessibilityAqua")
        public static let accessibilityHighContrastDarkAqua = Name(
            rawValue: "NSAppearanceNameAccessibilityDarkAqua")
        public static let accessibilityHighContrastVibrantLight = Name(
            rawValue: "NSAppearanceNameAccessibilityVibrantLight")
        public static let accessibilityHighContrastVibrantDark = Name(
            rawValue: "NSAppearanceNameAccessibilityVibrantDark")
    }

    public let name: Name

    init(_ name: Name) {
        self.name = name
        super.init()
    }

    public convenience init?(named name: Name) { self.init(name) }

    /// Exactly this one, or the plain one of its lightness.
    open func bestMatch(from appearances: [Name]) -> Name? {
        if appearances.contains(name) { return name }
        let plain: Name = name.rawValue.contains("Dark") ? .darkAqua : .aqua
        return appearances.contains(plain) ? plain : appearances.contains(.aqua) ? .aqua : nil
    }

    open var allowsVibrancy: Bool { false }

    open class func currentDrawing() -> NSAppearance {
        NSAppearance(UITraitCollection.current.userInterfaceStyle == .dark ? .darkAqua : .aqua)
    }

    open class var current: NSAppearance! {
        get { currentDrawing() }
        set {}
    }

    open func performAsCurrentDrawingAppearance(_ block: () -> Void) {
        let isDark = name.rawValue.contains("Dark")
        UITraitCollection(userInterfaceStyle: isDark ? .dark : .light).performAsCurrent(block)
    }
}

@MainActor @preconcurrency
public protocol NSAppearanceCustomization: NSObjectProtocol {
    var appearance: NSAppearance? { get set }
    var effectiveAppearance: NSAppearance { get }
}
