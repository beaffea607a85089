import FoundationSupplement

/// Alerts, used before alert controllers. A widget shows none.
@MainActor @preconcurrency
public protocol UIAlertViewDelegate: AnyObject {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    func alertViewCancel(_ alertView: UIAlertView)
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    public func alertViewCancel(_ alertView: UIAlertView) {}
}

public enum UIAlertViewStyle: Int, Sendable { case `default`, secureTextInput, plainTextInput, loginAndPasswordInput }

open class UIAlertView: UIView {
    open weak var delegate: AnyObject?
    open var title = ""
    open var message: String?
    open var cancelButtonIndex = -1
    open var alertViewStyle = UIAlertViewStyle.default
    open private(set) var isVisible = false
    private var titles: [String] = []

    public convenience init(
        title: String?, message: String?, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate
        titles = [cancelButtonTitle].compactMap { $0 } + otherButtonTitles
        cancelButtonIndex = cancelButtonTitle == nil ? -1 : 0
    }

    open var numberOfButtons: Int { titles.count }

    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    open func show() { Notices.current.addInert("UIAlertView.show", .appOnly) }
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {}
    open func textField(at textFieldIndex: Int) -> UITextField? { nil }
}
