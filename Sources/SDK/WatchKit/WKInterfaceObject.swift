import UIKit

/// A part of a watch app's screen; none is shown.
@MainActor @preconcurrency
open class WKInterfaceObject: NSObject {
    open var interfaceProperty: String { "" }
    open func setHidden(_ hidden: Bool) {}
    open func setAlpha(_ alpha: CGFloat) {}
    open func setSemanticContentAttribute(_ semanticContentAttribute: Int) {}
    open func setWidth(_ width: CGFloat) {}
    open func setHeight(_ height: CGFloat) {}
    open func setRelativeWidth(_ width: CGFloat, withAdjustment adjustment: CGFloat) {}
    open func setRelativeHeight(_ height: CGFloat, withAdjustment adjustment: CGFloat) {}
    open func sizeToFitWidth() {}
    open func sizeToFitHeight() {}
    open func setHorizontalAlignment(_ horizontalAlignment: WKInterfaceObjectHorizontalAlignment) {}
    open func setVerticalAlignment(_ verticalAlignment: WKInterfaceObjectVerticalAlignment) {}
    open func setAccessibilityLabel(_ accessibilityLabel: String?) {}
    open func setAccessibilityHint(_ accessibilityHint: String?) {}
    open func setAccessibilityValue(_ accessibilityValue: String?) {}
    open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {}
}

public enum WKInterfaceObjectHorizontalAlignment: Int, Sendable {
    case left = 0
    case center, right
}

public enum WKInterfaceObjectVerticalAlignment: Int, Sendable {
    case top = 0
    case center, bottom
}

@MainActor @preconcurrency
open class WKInterfaceLabel: WKInterfaceObject {
    open func setText(_ text: String?) {}
    open func setTextColor(_ color: UIColor?) {}
    open func setAttributedText(_ attributedText: NSAttributedString?) {}
}

@MainActor @preconcurrency
open class WKInterfaceButton: WKInterfaceObject {
    open func setTitle(_ title: String?) {}
    open func setAttributedTitle(_ attributedTitle: NSAttributedString?) {}
    open func setBackgroundColor(_ color: UIColor?) {}
    open func setBackgroundImage(_ image: UIImage?) {}
    open func setBackgroundImageNamed(_ imageName: String?) {}
    open func setEnabled(_ enabled: Bool) {}
}

@MainActor @preconcurrency
open class WKInterfaceImage: WKInterfaceObject {
    open func setImage(_ image: UIImage?) {}
    open func setImageData(_ imageData: Data?) {}
    open func setImageNamed(_ imageName: String?) {}
    open func setTintColor(_ tintColor: UIColor?) {}
    open func startAnimating() {}
    open func stopAnimating() {}
}

@MainActor @preconcurrency
open class WKInterfaceGroup: WKInterfaceObject {
    open func setCornerRadius(_ cornerRadius: CGFloat) {}
    open func setContentInset(_ contentInset: UIEdgeInsets) {}
    open func setBackgroundColor(_ color: UIColor?) {}
    open func setBackgroundImage(_ image: UIImage?) {}
    open func setBackgroundImageNamed(_ imageName: String?) {}
    open func startAnimating() {}
    open func stopAnimating() {}
}

@MainActor @preconcurrency
open class WKInterfaceTable: WKInterfaceObject {
    open var numberOfRows: Int { 0 }
    open func rowController(at index: Int) -> Any? { nil }
    open func setNumberOfRows(_ numberOfRows: Int, withRowType rowType: String) {}
    open func setRowTypes(_ rowTypes: [String]) {}
    open func insertRows(at rows: IndexSet, withRowType rowType: String) {}
    open func removeRows(at rows: IndexSet) {}
    open func scrollToRow(at index: Int) {}
}

@MainActor @preconcurrency
open class WKInterfaceSwitch: WKInterfaceObject {
    open func setTitle(_ title: String?) {}
    open func setOn(_ on: Bool) {}
    open func setEnabled(_ enabled: Bool) {}
    open func setColor(_ color: UIColor?) {}
}

@MainActor @preconcurrency
open class WKInterfaceSlider: WKInterfaceObject {
    open func setValue(_ value: Float) {}
    open func setNumberOfSteps(_ numberOfSteps: Int) {}
    open func setEnabled(_ enabled: Bool) {}
}

@MainActor @preconcurrency
open class WKInterfaceDate: WKInterfaceObject {
    open func setTextColor(_ color: UIColor?) {}
    open func setTimeZone(_ timeZone: TimeZone?) {}
    open func setCalendar(_ calendar: Calendar?) {}
}

@MainActor @preconcurrency
open class WKInterfaceTimer: WKInterfaceObject {
    open func setDate(_ date: Date) {}
    open func setTextColor(_ color: UIColor?) {}
    open func start() {}
    open func stop() {}
}

@MainActor @preconcurrency
open class WKInterfaceSeparator: WKInterfaceObject {
    open func setColor(_ color: UIColor?) {}
}

@MainActor @preconcurrency
open class WKPickerItem: NSObject {
    open var title: String?
    open var caption: String?
    open var accessoryImage: WKImage?
    open var contentImage: WKImage?
}

@MainActor @preconcurrency
open class WKInterfacePicker: WKInterfaceObject {
    open func setItems(_ items: [WKPickerItem]?) {}
    open func setSelectedItemIndex(_ itemIndex: Int) {}
    open func setEnabled(_ enabled: Bool) {}
    open func focus() {}
    open func resignFocus() {}
}

/// A picture or its name. Its properties are constants, and pictures are immutable.
open class WKImage: NSObject, @unchecked Sendable {
    public let image: UIImage?
    public let imageName: String?

    public init(image: UIImage) {
        (self.image, imageName) = (image, nil)
        super.init()
    }

    public init(imageName: String) {
        (image, self.imageName) = (UIImage(named: imageName), imageName)
        super.init()
    }
}

@MainActor @preconcurrency
public protocol WKCrownDelegate: NSObjectProtocol {
    func crownDidRotate(_ crownSequencer: WKCrownSequencer?, rotationalDelta: Double)
    func crownDidBecomeIdle(_ crownSequencer: WKCrownSequencer?)
}

extension WKCrownDelegate {
    public func crownDidRotate(_ crownSequencer: WKCrownSequencer?, rotationalDelta: Double) {}
    public func crownDidBecomeIdle(_ crownSequencer: WKCrownSequencer?) {}
}

@MainActor @preconcurrency
open class WKCrownSequencer: NSObject {
    open weak var delegate: (any WKCrownDelegate)?
    open var rotationsPerSecond: Double { 0 }
    open var isIdle: Bool { true }
    open var isHapticFeedbackEnabled = true
    open func focus() {}
    open func resignFocus() {}
}

extension WKInterfaceController {
    public var crownSequencer: WKCrownSequencer { WKCrownSequencer() }
}
