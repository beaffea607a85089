import SwiftUI

/// An event handler.
@MainActor @preconcurrency
open class UIResponder: _UIKitObject, UIResponderStandardEditActions, UIUserActivityRestoring,
    UIPasteConfigurationSupporting
{
    private var isFirst = false

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { isFirst }

    /// There is no text input in a widget; the result is that of a responder that can become first.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        isFirst = canBecomeFirstResponder
        return isFirst
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        isFirst = false
        return true
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func remoteControlReceived(with event: UIEvent?) {}

    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
    open var undoManager: UndoManager? { nil }
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}
    open var keyCommands: [UIKeyCommand]? { nil }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
    open var inputViewController: UIInputViewController? { nil }
    open var inputAccessoryViewController: UIInputViewController? { nil }
    open var textInputMode: UITextInputMode? { nil }
    open var textInputContextIdentifier: String? { nil }
    open class func clearTextInputContextIdentifier(_ identifier: String) {}
    open func reloadInputViews() {}
    open var userActivity: NSUserActivity?
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    open var pasteConfiguration: UIPasteConfiguration?
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func pasteAndGo(_ sender: Any?) {}
    open func pasteAndSearch(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func duplicate(_ sender: Any?) {}
    open func move(_ sender: Any?) {}
    open func rename(_ sender: Any?) {}
    open func export(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func useSelectionForFind(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
}

extension UIResponder {
    nonisolated public static let keyboardWillShowNotification = NSNotification.Name(
        "UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = NSNotification.Name(
        "UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
        "UIKeyboardDidChangeFrameNotification")
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: NSObjectProtocol {}

@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ activity: NSUserActivity)
}

public struct UIEditingInteractionConfiguration: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let none = UIEditingInteractionConfiguration(rawValue: 0)
    public static let `default` = UIEditingInteractionConfiguration(rawValue: 1)
}

@MainActor @preconcurrency
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    var pasteConfiguration: UIPasteConfiguration? { get set }
}

@MainActor @preconcurrency
open class UIPasteConfiguration: NSObject {
    open var acceptableTypeIdentifiers: [String]

    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
}

@MainActor @preconcurrency
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {}
