/// The shared behavior of UIKit's objects: values by name, and accessibility.
@MainActor @preconcurrency
open class _UIKitObject: NSObject {
    private var namedValues: [String: Any] = [:]

    public override init() {
        super.init()
    }

    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    /// Values are stored by name; there is no Objective-C runtime to find properties.
    open func value(forKey key: String) -> Any? { namedValues[key] }
    open func setValue(_ value: Any?, forKey key: String) { namedValues[key] = value }
    open func value(forKeyPath keyPath: String) -> Any? { namedValues[keyPath] }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { namedValues[keyPath] = value }
    open func setValue(_ value: Any?, forUndefinedKey key: String) {}
    open func value(forUndefinedKey key: String) -> Any? { nil }

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityHint: String?
    open var accessibilityAttributedHint: NSAttributedString?
    open var accessibilityValue: String?
    open var accessibilityAttributedValue: NSAttributedString?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityIdentifier: String?
    open var accessibilityFrame = CGRect.zero
    open var accessibilityPath: UIBezierPath?
    open var accessibilityActivationPoint = CGPoint.zero
    open var accessibilityLanguage: String?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
    open var accessibilityRespondsToUserInteraction = true
    open var accessibilityUserInputLabels: [String]!
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]!
    open var accessibilityTextualContext: UIAccessibilityTextualContext?
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions = []
    open var accessibilityElements: [Any]?
    open var automationElements: [Any]?
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]?
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]?
    open var accessibilityExpandedStatus = UIAccessibilityExpandedStatus.unsupported

    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? {
        nil
    }
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
}
