@MainActor @preconcurrency
open class UITabBarController: UIViewController, UITabBarDelegate {
    public enum Mode: Int, Sendable {
        case automatic = 0
        case tabBar, tabSidebar
    }

    public enum MinimizeBehavior: Int, Sendable {
        case automatic = 0
        case never, onScrollDown, onScrollUp
    }

    public convenience init(tabs: [UITab]) {
        self.init()
        self.tabs = tabs
    }

    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in oldValue ?? [] { controller.removeFromParent() }
            for controller in viewControllers ?? [] { addChild(controller) }
            if selectedIndex >= viewControllers?.count ?? 0 { selectedIndex = 0 }
        }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
    open var selectedIndex = 0
    open var selectedViewController: UIViewController? {
        get {
            guard let controllers = viewControllers, controllers.indices.contains(selectedIndex) else { return nil }
            return controllers[selectedIndex]
        }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }
    open var tabs: [UITab] = []
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    open var selectedTab: UITab?
    open var mode = Mode.automatic
    open func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }
    open private(set) lazy var moreNavigationController = UINavigationController()
    open var customizableViewControllers: [UIViewController]?
    open private(set) lazy var tabBar = UITabBar()
    open var isTabBarHidden = false
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
    open var bottomAccessory: UITabAccessory?
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }
    open weak var delegate: (any UITabBarControllerDelegate)?
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

@MainActor @preconcurrency
open class UITabAccessory: NSObject {
    public let contentView: UIView

    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

@MainActor @preconcurrency
open class UITab: NSObject {
    public let identifier: String
    open var title: String
    open var subtitle: String?
    open var image: UIImage?
    open var badgeValue: String?
    open var userInfo: Any?
    open var isEnabled = true
    open var isHidden = false
    open private(set) var viewController: UIViewController?

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier) = (title, image, identifier)
        super.init()
        viewController = viewControllerProvider?(self)
    }
}

@MainActor @preconcurrency
open class UISearchTab: UITab {
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(title: "Search", image: nil, identifier: "search", viewControllerProvider: viewControllerProvider)
    }
}

@MainActor @preconcurrency
open class UITabGroup: UITab {
    open var children: [UITab] = []
}

@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
