@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable {
        case unspecified = 0
        case doubleColumn, tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary, secondary, compact, inspector
    }

    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        case tile, overlay, displace
    }

    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing
    }

    public enum BackgroundStyle: Int, Sendable {
        case none = 0
        case sidebar
    }

    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic = 0
        case never, always
    }

    nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    public init(style: Style) {
        super.init(nibName: nil, bundle: nil)
        kind = style
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private var kind = Style.unspecified
    private var columns: [Column: UIViewController] = [:]

    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var style: Style { kind }
    open var showsSecondaryOnlyButton = false
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var splitBehavior: SplitBehavior { preferredSplitBehavior }
    open var viewControllers: [UIViewController] = []
    open func setViewController(_ vc: UIViewController?, for column: Column) { columns[column] = vc }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func hide(_ column: Column) {}
    open func show(_ column: Column) {}
    open func isShowing(_ column: Column) -> Bool { columns[column] != nil }
    open var isCollapsed: Bool { true }
    open var presentsWithGesture = true
    open var preferredDisplayMode = DisplayMode.automatic
    open var displayMode: DisplayMode { .secondaryOnly }
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
    open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var primaryColumnWidth: CGFloat { 0 }
    open var preferredSupplementaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
    open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var minimumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var maximumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var supplementaryColumnWidth: CGFloat { 0 }
    open var minimumSecondaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var preferredSecondaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var preferredInspectorColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var primaryEdge = PrimaryEdge.leading
    open var primaryBackgroundStyle = BackgroundStyle.none
}

@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
}
