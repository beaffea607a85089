import UIKit

@MainActor @preconcurrency
open class NSControl: NSView {
    public enum ControlSize: UInt, Sendable {
        case regular = 0
        case small, mini, large, extraLarge
    }

    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let mixed = StateValue(rawValue: -1)
        public static let off = StateValue(rawValue: 0)
        public static let on = StateValue(rawValue: 1)
    }

    nonisolated public static let textDidChangeNotification = NSNotification.Name(
        "NSControlTextDidChangeNotification")
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
        "NSControlTextDidEndEditingNotification")

    open weak var target: AnyObject?
    open var action: Selector?
    open var isEnabled = true
    open var isHighlighted = false
    open var controlSize = ControlSize.regular
    open var font: NSFont?
    open var alignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var usesSingleLineMode = false
    open var stringValue = ""
    open var attributedStringValue = NSAttributedString(string: "")
    open var objectValue: Any?
    open var doubleValue = 0.0
    open var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
    }
    open var integerValue: Int {
        get { Int(exactly: doubleValue.rounded()) ?? 0 }
        set { doubleValue = Double(newValue) }
    }
    open var intValue: Int32 {
        get { Int32(exactly: doubleValue.rounded()) ?? 0 }
        set { doubleValue = Double(newValue) }
    }
    open var formatter: Formatter?
    open func sizeToFit() {}
    open func performClick(_ sender: Any?) {}
    @discardableResult
    open func sendAction(_ action: Selector?, to target: Any?) -> Bool { false }
}

@MainActor @preconcurrency
open class NSButton: NSControl {
    public enum BezelStyle: UInt, Sendable {
        case automatic = 0
        case push = 1
        case flexiblePush = 2
        case disclosure = 5
        case shadowlessSquare = 6
        case circular = 7
        case texturedSquare = 8
        case helpButton = 9
        case smallSquare = 10
        case toolbar = 11
        case accessoryBarAction = 12
        case accessoryBar = 13
        case pushDisclosure = 14
        case badge = 15
        case glass = 16

        public static var rounded: BezelStyle { .push }
        public static var regularSquare: BezelStyle { .flexiblePush }
        public static var inline: BezelStyle { .badge }
        public static var roundRect: BezelStyle { .accessoryBarAction }
        public static var recessed: BezelStyle { .accessoryBar }
        public static var texturedRounded: BezelStyle { .toolbar }
        public static var roundedDisclosure: BezelStyle { .pushDisclosure }
    }

    public enum ButtonType: UInt, Sendable {
        case momentaryLight = 0
        case pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn, accelerator
        case multiLevelAccelerator
    }

    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        (self.title, self.target, self.action) = (title, target.map { $0 as AnyObject }, action)
    }

    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(title: "", target: target, action: action)
        self.image = image
    }

    public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        self.image = image
    }

    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
    }

    public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
    }

    open var title = ""
    open var attributedTitle = NSAttributedString(string: "")
    open var alternateTitle = ""
    open var image: NSImage?
    open var alternateImage: NSImage?
    open var imagePosition = NSControl.ImagePosition.noImage
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var imageHugsTitle = false
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    open var state = NSControl.StateValue.off
    open var allowsMixedState = false
    open var isBordered = true
    open var isTransparent = false
    open var showsBorderOnlyWhileMouseInside = false
    open var bezelStyle = BezelStyle.automatic
    open var bezelColor: NSColor?
    open var contentTintColor: NSColor?
    open var hasDestructiveAction = false
    open var keyEquivalent = ""
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
    open var sound: NSSound?
    open func setButtonType(_ type: ButtonType) {}
    open func setNextState() { state = state == .on ? .off : .on }
    open func highlight(_ flag: Bool) {}
}

extension NSControl {
    public enum ImagePosition: UInt, Sendable {
        case noImage = 0
        case imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
    }
}

public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown = 0
    case scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

@MainActor @preconcurrency
public protocol NSTextFieldDelegate: NSObjectProtocol {
    func controlTextDidChange(_ obj: Notification)
    func controlTextDidEndEditing(_ obj: Notification)
    func controlTextDidBeginEditing(_ obj: Notification)
}

extension NSTextFieldDelegate {
    public func controlTextDidChange(_ obj: Notification) {}
    public func controlTextDidEndEditing(_ obj: Notification) {}
    public func controlTextDidBeginEditing(_ obj: Notification) {}
}

@MainActor @preconcurrency
open class NSTextField: NSControl {
    public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }

    public convenience init(labelWithString stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
    }

    public convenience init(wrappingLabelWithString stringValue: String) { self.init(labelWithString: stringValue) }
    public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
        self.init(labelWithString: attributedStringValue.string)
        self.attributedStringValue = attributedStringValue
    }
    public convenience init(string stringValue: String) { self.init(labelWithString: stringValue) }

    open weak var delegate: (any NSTextFieldDelegate)?
    open var placeholderString: String?
    open var placeholderAttributedString: NSAttributedString?
    open var backgroundColor: NSColor?
    open var drawsBackground = false
    open var textColor: NSColor?
    open var isBordered = false
    open var isBezeled = false
    open var isEditable = true
    open var isSelectable = true
    open var bezelStyle = BezelStyle.squareBezel
    open var maximumNumberOfLines = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var importsGraphics = false
    open func selectText(_ sender: Any?) {}
    open func currentEditor() -> NSText? { nil }
}

@MainActor @preconcurrency
open class NSSecureTextField: NSTextField {}

@MainActor @preconcurrency
open class NSSearchField: NSTextField {
    open var recentSearches: [String] = []
}

@MainActor @preconcurrency
open class NSText: NSView {
    open var string = ""
    open var font: NSFont?
    open var textColor: NSColor?
    open var alignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var isRichText = true
    open var drawsBackground = true
    open var backgroundColor: NSColor?
    open var selectedRange = NSRange(location: 0, length: 0)
    open var isVerticallyResizable = false
    open var isHorizontallyResizable = false
    open var maxSize = NSSize.zero
    open var minSize = NSSize.zero
    nonisolated public static let didChangeNotification = NSNotification.Name("NSTextDidChangeNotification")
}

@MainActor @preconcurrency
public protocol NSTextDelegate: NSObjectProtocol {
    func textDidChange(_ notification: Notification)
    func textDidBeginEditing(_ notification: Notification)
    func textDidEndEditing(_ notification: Notification)
}

extension NSTextDelegate {
    public func textDidChange(_ notification: Notification) {}
    public func textDidBeginEditing(_ notification: Notification) {}
    public func textDidEndEditing(_ notification: Notification) {}
}

@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSTextDelegate {
    func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

extension NSTextViewDelegate {
    public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
}

@MainActor @preconcurrency
open class NSTextView: NSText {
    open weak var delegate: (any NSTextViewDelegate)?
    open private(set) lazy var textStorage: NSTextStorage? = NSTextStorage()
    open private(set) lazy var textContainer: NSTextContainer? = NSTextContainer(size: .zero)
    open private(set) lazy var layoutManager: NSLayoutManager? = NSLayoutManager()
    open var textContainerInset = NSSize.zero
    open var allowsUndo = false
    open var isAutomaticQuoteSubstitutionEnabled = true
    open var isAutomaticDashSubstitutionEnabled = true
    open var isAutomaticSpellingCorrectionEnabled = true
    open var isAutomaticLinkDetectionEnabled = false
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]?
    open var insertionPointColor: NSColor = .labelColor
    open var selectedRanges: [NSValue] = []
    open func insertText(_ string: Any, replacementRange: NSRange) { self.string += string as? String ?? "" }
    open class func scrollableTextView() -> NSScrollView { NSScrollView() }
}
