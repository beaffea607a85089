/// Manages a view. Controllers keep their values and trees; a widget shows none of them.
@MainActor @preconcurrency
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIAppearanceContainer, UITraitEnvironment,
    UITraitChangeObservable, UIContentContainer, UIFocusEnvironment
{
    private var parts = ControllerParts()

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        (parts.nibName, parts.nibBundle) = (nibNameOrNil, nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    open func encode(with coder: NSCoder) {}

    // The view.

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return parts.view
        }
        set {
            parts.view?.belong(to: nil)
            parts.view = newValue
            newValue?.belong(to: self)
        }
    }
    open var viewIfLoaded: UIView? { parts.view }
    open var isViewLoaded: Bool { parts.view != nil }
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    open func loadViewIfNeeded() {
        guard parts.view == nil, !parts.isLoading else { return }
        parts.isLoading = true
        loadView()
        if parts.view == nil { view = UIView(frame: UIScreen.main.bounds) }
        parts.isLoading = false
        viewDidLoad()
    }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() {}
    open func updateProperties() {}
    open func setNeedsUpdateProperties() {}
    open func didReceiveMemoryWarning() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
    open var viewRespectsSystemMinimumLayoutMargins = true
    open override var next: UIResponder? { parts.view?.superview ?? parent }

    func layOut() {
        viewWillLayoutSubviews()
        viewDidLayoutSubviews()
    }

    // Storyboard origin.

    open var nibName: String? { parts.nibName }
    open var nibBundle: Bundle? { parts.nibBundle }
    open var storyboard: UIStoryboard? { nil }
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { false }
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { [] }
    open var restorationIdentifier: String?
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}

    // Titles and items.

    open var title: String? {
        didSet {
            navigationItem.title = title
            parts.tabBarItem?.title = title
        }
    }
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open var tabBarItem: UITabBarItem! {
        get {
            let item = parts.tabBarItem ?? UITabBarItem(title: title, image: nil, selectedImage: nil)
            parts.tabBarItem = item
            return item
        }
        set { parts.tabBarItem = newValue }
    }
    open var tab: UITab? { nil }
    open private(set) lazy var editButtonItem = UIBarButtonItem(systemItem: .edit)
    open var toolbarItems: [UIBarButtonItem]?
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open var hidesBottomBarWhenPushed = false
    open var isEditing: Bool {
        get { parts.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { parts.isEditing = editing }
    open var tabBarObservedScrollView: UIScrollView?
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }

    // Parents and children.

    open var parent: UIViewController? { parts.parent }
    open var children: [UIViewController] { parts.children }
    open func addChild(_ childController: UIViewController) {
        guard childController !== self, childController.parent !== self else { return }
        childController.parent?.parts.children.removeAll { $0 === childController }
        childController.willMove(toParent: self)
        parts.children.append(childController)
        childController.parts.parent = self
    }
    open func removeFromParent() {
        guard let parent else { return }
        parent.parts.children.removeAll { $0 === self }
        parts.parent = nil
        didMove(toParent: nil)
    }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        UIView.animate(withDuration: duration, animations: animations ?? {}, completion: completion)
    }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    open func endAppearanceTransition() {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {}
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { nil }
    open var navigationController: UINavigationController? { ancestor() }
    open var tabBarController: UITabBarController? { ancestor() }
    open var splitViewController: UISplitViewController? { ancestor() }
    open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { nil }
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    private func ancestor<Controller: UIViewController>() -> Controller? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Controller }.first
    }

    // Presentation.

    open var presentedViewController: UIViewController? { parts.presented }
    open var presentingViewController: UIViewController? { parts.presenting }
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        Notices.current.addInert("UIViewController.present", .appOnly)
        if viewControllerToPresent !== self, parts.presented == nil {
            parts.presented = viewControllerToPresent
            viewControllerToPresent.parts.presenting = self
        }
        if let completion { onMainQueueLater(completion) }
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenter = parts.presented == nil ? parts.presenting ?? self : self
        presenter.parts.presented?.parts.presenting = nil
        presenter.parts.presented = nil
        if let completion { onMainQueueLater(completion) }
    }
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var modalPresentationCapturesStatusBarAppearance = false
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var disablesAutomaticKeyboardDismissal: Bool { false }
    open var focusGroupIdentifier: String?
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var preferredTransition: UIViewController.Transition?
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    open var presentationController: UIPresentationController? { presentation() }
    open var activePresentationController: UIPresentationController? { presentationController }
    open var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover || self is UIAlertController || self is UIActivityViewController
            ? presentation() : nil
    }
    open var sheetPresentationController: UISheetPresentationController? {
        modalPresentationStyle == .popover || modalPresentationStyle == .fullScreen ? nil : presentation()
    }
    open var preferredContentSize = CGSize.zero

    private func presentation<Controller: UIPresentationController>() -> Controller {
        if let known = parts.presentations[ObjectIdentifier(Controller.self)] as? Controller { return known }
        let made = Controller(presentedViewController: self, presenting: parts.presenting)
        parts.presentations[ObjectIdentifier(Controller.self)] = made
        return made
    }

    // Appearance of the surrounding screen.

    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open var prefersInterfaceOrientationLocked: Bool { false }
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open var prefersPointerLocked: Bool { false }
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true

    // Traits and sizes.

    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    open var traitOverrides = UITraitOverrides()
    open var traitCollection: UITraitCollection { parts.view?.traitCollection ?? .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func updateTraitsIfNeeded() {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    )
        -> CGSize
    { parentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}

    open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
    open var performsActionsWhilePresentingModally: Bool { false }

    nonisolated public static let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}

/// The state of a controller.
struct ControllerParts {
    var nibName: String?
    var nibBundle: Bundle?
    var view: UIView?
    var isLoading = false
    var isEditing = false
    var tabBarItem: UITabBarItem?
    weak var parent: UIViewController?
    var children: [UIViewController] = []
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var presentations: [ObjectIdentifier: UIPresentationController] = [:]
}

@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

@MainActor @preconcurrency
public protocol UIViewControllerRestoration: NSObjectProtocol {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
