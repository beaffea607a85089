/// 3D Touch previews. A widget shows none.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}

@MainActor @preconcurrency
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

@MainActor @preconcurrency
public protocol UIPreviewActionItem: NSObjectProtocol {
    var title: String { get }
}

@MainActor @preconcurrency
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    public enum Style: Int, Sendable { case `default`, selected, destructive }

    public let title: String
    public let style: Style
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    public init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.style = style
        self.handler = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
        super.init()
    }
}

@MainActor @preconcurrency
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    public let title: String
    public let actions: [UIPreviewAction]

    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.actions = actions
        super.init()
    }
}
