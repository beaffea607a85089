@MainActor @preconcurrency
open class UILayoutGuide: NSObject, _AnchoredItem {
    open weak var owningView: UIView?
    open var identifier = ""

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    convenience init(of view: UIView) {
        self.init()
        owningView = view
    }

    open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
    open var hasAmbiguousLayout: Bool { false }
}

@MainActor @preconcurrency
open class UITrackingLayoutGuide: UILayoutGuide {
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {}
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {}
    open func removeAllTrackedConstraints() {}
}

@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true
    open var keyboardDismissPadding: CGFloat = 0
}

@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}
