@MainActor @preconcurrency
open class UINavigationBar: UIView, UIBarPositioning {
    open var barStyle = UIBarStyle.default
    open weak var delegate: (any UINavigationBarDelegate)?
    open var isTranslucent = true
    open var items: [UINavigationItem]?
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    open var prefersLargeTitles = false
    open var barTintColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open var currentNSToolbarSection = 0
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    open var barPosition: UIBarPosition { .top }
}

@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

@MainActor @preconcurrency
open class UIToolbar: UIView, UIBarPositioning {
    open var barStyle = UIBarStyle.default
    open var items: [UIBarButtonItem]?
    open var isTranslucent = true
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open var barTintColor: UIColor?
    open weak var delegate: (any UIToolbarDelegate)?
    open var standardAppearance = UIToolbarAppearance()
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
    open var barPosition: UIBarPosition { .bottom }
}

@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

@MainActor @preconcurrency
open class UITabBar: UIView {
    public enum ItemPositioning: Int, Sendable {
        case automatic = 0
        case fill, centered
    }

    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]?
    open weak var selectedItem: UITabBarItem?
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}
    open func endCustomizing(animated: Bool) -> Bool { false }
    open var isCustomizing: Bool { false }
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var selectedImageTintColor: UIColor?
    open var backgroundImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    open var shadowImage: UIImage?
    open var itemPositioning = ItemPositioning.automatic
    open var itemWidth: CGFloat = 0
    open var itemSpacing: CGFloat = 0
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
}

@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
