@MainActor @preconcurrency
open class UIAlertAction: _UIKitObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel, destructive
    }

    open private(set) var title: String?
    open private(set) var style = Style.default
    open var isEnabled = true
    package private(set) var handler: ((UIAlertAction) -> Void)?

    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}

@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert
    }

    public enum Severity: Int, Sendable {
        case `default` = 0
        case critical
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open private(set) var actions: [UIAlertAction] = []
    open var preferredAction: UIAlertAction?
    open private(set) var textFields: [UITextField]?
    open var message: String?
    open private(set) var preferredStyle = Style.actionSheet
    open var severity = Severity.default
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}
