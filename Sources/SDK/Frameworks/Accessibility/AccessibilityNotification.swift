import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Accessibility notifications; no assistive technology is running.
public enum AccessibilityNotification {
    public struct Announcement: Sendable {
        public init(_ announcement: AttributedString) {}
        public init(_ announcement: String) {}
        public init(_ announcement: LocalizedStringResource) {}
        public func post() {}
    }

    public struct LayoutChanged {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }

    public struct PageScrolled: Sendable {
        public init(_ announcement: AttributedString) {}
        public init(_ announcement: String) {}
        public func post() {}
    }

    public struct ScreenChanged {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }
}

/// Further information about an element.
open class AXCustomContent: NSObject, NSCopying, @unchecked Sendable {
    public enum Importance: UInt, Sendable {
        case `default` = 0
        case high = 1
    }

    public let label: String
    public let value: String
    open var attributedLabel: NSAttributedString { NSAttributedString(string: label) }
    open var attributedValue: NSAttributedString { NSAttributedString(string: value) }
    open var importance: Importance = .default

    public init(label: String, value: String) {
        self.label = label
        self.value = value
        super.init()
    }

    public convenience init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        self.init(label: label.string, value: value.string)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

@MainActor
public protocol AXCustomContentProvider: AnyObject {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// Wishes of the user that the simulated device has none of.
public enum AccessibilitySettings {
    public static var animatedImagesEnabled: Bool { true }
    public static var prefersNonBlinkingTextInsertionIndicator: Bool { false }
    public static var animatedImagesEnabledDidChangeNotification: NSNotification.Name {
        NSNotification.Name("AXAnimatedImagesEnabledDidChangeNotification")
    }
}
