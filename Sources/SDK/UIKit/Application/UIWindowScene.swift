@MainActor @preconcurrency
open class UIWindowScene: UIScene, UITraitEnvironment {
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        case commit = 2
        case decline = 3
    }

    @MainActor @preconcurrency
    open class GeometryPreferences: NSObject {
        @MainActor @preconcurrency
        public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask

            public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    @MainActor @preconcurrency
    open class Geometry: NSObject {
        open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
        open var interfaceOrientation: UIInterfaceOrientation { .portrait }
        open var isInteractivelyResizing: Bool { false }
        open var isInterfaceOrientationLocked: Bool { false }
    }

    open var screen: UIScreen { .main }
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { nil }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var effectiveGeometry: Geometry { Geometry() }
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    open var traitCollection: UITraitCollection { .current }
    open var traitOverrides = UITraitOverrides()
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    open var statusBarManager: UIStatusBarManager? { nil }
    open var windowingBehaviors: UISceneWindowingBehaviors? { nil }
    open var isFullScreen: Bool { true }

    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        Notices.current.addInert("UIWindowScene.requestGeometryUpdate", .appOnly)
    }
}

@MainActor @preconcurrency
open class UISceneWindowingBehaviors: NSObject {
    open var isClosable = true
    open var isMiniaturizable = true
}

@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var allowsFullScreen = true
}

@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    open var statusBarStyle: UIStatusBarStyle { .default }
    open var isStatusBarHidden: Bool { false }
    open var statusBarFrame: CGRect { .zero }
}

@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {}
}
