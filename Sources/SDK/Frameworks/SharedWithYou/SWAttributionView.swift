import UIKit

/// Shows who sent a link. Here it shows nothing.
@MainActor @preconcurrency
open class SWAttributionView: UIView {
    public enum DisplayContext: Int, Sendable {
        case summary = 0
        case detail
    }

    public enum HorizontalAlignment: Int, Sendable {
        case `default` = 0
        case leading
        case center
        case trailing
    }

    public enum BackgroundStyle: Int, Sendable {
        case `default` = 0
        case color
        case material
    }

    open var highlight: SWHighlight?
    open var displayContext = SWAttributionView.DisplayContext.summary
    open var horizontalAlignment = SWAttributionView.HorizontalAlignment.default
    open var backgroundStyle = SWAttributionView.BackgroundStyle.default
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var highlightMenu: UIMenu { UIMenu() }
    open var menuTitleForHideAction: String?
    open var supplementalMenu: UIMenu?
    open var enablesMarquee = false
}

@MainActor @preconcurrency
public protocol SWCollaborationViewDelegate: NSObjectProtocol {
    func collaborationViewShouldPresentPopover(_ collaborationView: SWCollaborationView) -> Bool
    func collaborationViewWillPresentPopover(_ collaborationView: SWCollaborationView)
    func collaborationViewDidDismissPopover(_ collaborationView: SWCollaborationView)
}

extension SWCollaborationViewDelegate {
    public func collaborationViewShouldPresentPopover(_ collaborationView: SWCollaborationView) -> Bool { true }
    public func collaborationViewWillPresentPopover(_ collaborationView: SWCollaborationView) {}
    public func collaborationViewDidDismissPopover(_ collaborationView: SWCollaborationView) {}
}

/// The button for what people work on together.
@MainActor @preconcurrency
open class SWCollaborationView: UIView {
    open weak var delegate: (any SWCollaborationViewDelegate)?
    open var activeParticipantCount = 0
    open var headerTitle = ""
    open var headerSubtitle = ""
    open var headerImage: UIImage?
    open var manageButtonTitle = ""

    public convenience init(itemProvider: NSItemProvider) {
        self.init(frame: .zero)
    }

    /// Has no effect: nothing is presented in a widget.
    open func setContentView(_ detailViewListContentView: UIView) {}
    open func setShowManageButton(_ showManageButton: Bool) {}
    open func dismissPopover(_ completion: (() -> Void)? = nil) { completion?() }
}
