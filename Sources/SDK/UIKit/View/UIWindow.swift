/// The topmost view of an app. A widget has none; one that is created keeps its values.
@MainActor @preconcurrency
open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    }

    nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
        "UIWindowDidBecomeVisibleNotification")
    nonisolated public static let didBecomeHiddenNotification = NSNotification.Name(
        "UIWindowDidBecomeHiddenNotification")
    nonisolated public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    nonisolated public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    open weak var windowScene: UIWindowScene?
    open var canResizeToFitContent = false
    open var screen = UIScreen.main
    open var windowLevel = Level.normal
    open var isKeyWindow: Bool { false }
    open var canBecomeKey: Bool { true }
    open override var window: UIWindow? { self }
    open override var next: UIResponder? { windowScene ?? super.next }
    open func becomeKey() {}
    open func resignKey() {}
    open func makeKey() {}

    open func makeKeyAndVisible() {
        isHidden = false
        Notices.current.addInert("UIWindow.makeKeyAndVisible", .appOnly)
    }

    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            addSubview(view)
        }
    }

    open func sendEvent(_ event: UIEvent) {}
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { point }
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { point }
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { rect }
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { rect }
    open var safeAreaAspectFitLayoutGuide: any NSObjectProtocol { safeAreaLayoutGuide }
}
