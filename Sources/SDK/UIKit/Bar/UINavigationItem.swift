@MainActor @preconcurrency
open class UINavigationItem: _UIKitObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always, never, inline
    }

    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        case generic, minimal
    }

    public enum ItemStyle: Int, Sendable {
        case navigator = 0
        case browser, editor
    }

    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        case inline = 1
        case stacked = 2
        case integrated = 3
        case integratedCentered = 4
        case integratedButton = 5
    }

    public init(title: String) {
        super.init()
        self.title = title
    }

    public convenience init?(coder: NSCoder) { self.init(title: "") }

    open var title: String?
    open var attributedTitle: AttributedString?
    open var subtitle: String?
    open var largeTitle: String?
    open var largeSubtitle: String?
    open var titleView: UIView?
    open var subtitleView: UIView?
    open var prompt: String?
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var backAction: UIAction?
    open var hidesBackButton = false
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open var leftItemsSupplementBackButton = false
    open var customizationIdentifier: String?
    open var leadingItemGroups: [UIBarButtonItemGroup] = []
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    open var trailingItemGroups: [UIBarButtonItemGroup] = []
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    open var additionalOverflowItems: UIDeferredMenuElement?
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
    open var style = ItemStyle.navigator
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    open var searchBarPlacement: SearchBarPlacement { .automatic }
    open var searchBarPlacementAllowsToolbarIntegration = true
    open var searchBarPlacementAllowsExternalIntegration = false
    open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem()
    open var standardAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
}

@MainActor @preconcurrency
public protocol UINavigationItemRenameDelegate: AnyObject {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
