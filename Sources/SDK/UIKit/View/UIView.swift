import SwiftUI

/// A rectangle of the interface. Its tree and values work; views are not drawn in a widget.
@MainActor @preconcurrency
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UITraitChangeObservable,
    UICoordinateSpace,
    UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusItem, UIFocusItemContainer,
    UIAccessibilityIdentification, UIPopoverPresentationControllerSourceItem
{
    private var tree = ViewTree()
    var layout = ViewLayout()

    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    open func encode(with coder: NSCoder) {}

    open class var layerClass: AnyClass { CALayer.self }
    open class var requiresConstraintBasedLayout: Bool { false }

    open private(set) lazy var layer: CALayer = {
        let layer = UIView.layer(of: type(of: self).layerClass)
        layer.showsView = true
        return layer
    }()

    // Geometry.

    open var frame: CGRect {
        get { layer.frame }
        set {
            if newValue.size != layer.bounds.size { layout.isNeeded = true }
            layer.frame = newValue
        }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            if newValue.size != layer.bounds.size { layout.isNeeded = true }
            layer.bounds = newValue
        }
    }
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    open var contentScaleFactor: CGFloat = 3
    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    open var contentMode = ContentMode.scaleToFill
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(
            width: own.width < 0 ? bounds.width : own.width, height: own.height < 0 ? bounds.height : own.height)
    }
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() {}
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // The tree.

    open var superview: UIView? { tree.superview }
    open var subviews: [UIView] { tree.subviews }
    open var window: UIWindow? { superview?.window }
    open override var next: UIResponder? { tree.controller ?? superview }

    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex(of: siblingSubview) ?? 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex(of: siblingSubview).map { $0 + 1 } ?? subviews.count)
    }
    open func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        superview.tree.subviews.removeAll { $0 === self }
        tree.superview = nil
        layer.removeFromSuperlayer()
        didMoveToSuperview()
        didMoveToWindow()
    }
    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        tree.subviews.removeAll { $0 === view }
        tree.subviews.append(view)
    }
    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        tree.subviews.removeAll { $0 === view }
        tree.subviews.insert(view, at: 0)
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        tree.subviews.swapAt(index1, index2)
    }
    open func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    private func insert(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else { return }
        if view.superview === self { tree.subviews.removeAll { $0 === view } } else { view.removeFromSuperview() }
        view.willMove(toSuperview: self)
        view.willMove(toWindow: window)
        tree.subviews.insert(view, at: min(max(index, 0), tree.subviews.count))
        view.tree.superview = self
        layer.addSublayer(view.layer)
        layout.isNeeded = true
        didAddSubview(view)
        view.didMoveToSuperview()
        view.didMoveToWindow()
    }

    func belong(to controller: UIViewController?) { tree.controller = controller }

    // Looks.

    open var backgroundColor: UIColor?
    open var alpha: CGFloat = 1
    open var isOpaque = true
    open var isHidden = false
    open var clipsToBounds = false
    open var clearsContextBeforeDrawing = true
    open var mask: UIView?
    open var tintColor: UIColor! {
        get { tree.tintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            tree.tintColor = newValue
            tintColorDidChange()
        }
    }
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open func tintColorDidChange() {}
    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    open func display(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) {}
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    open var maximumContentSizeCategory: UIContentSizeCategory?
    open var minimumContentSizeCategory: UIContentSizeCategory?
    open var appliedContentSizeCategoryLimitsDescription: String { "" }
    open var cornerConfiguration = UICornerConfiguration()

    // Layout.

    open func setNeedsLayout() { layout.isNeeded = true }
    open func layoutIfNeeded() {
        if layout.isNeeded {
            layout.isNeeded = false
            layoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }
    open func layoutSubviews() { tree.controller?.layOut() }
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() {}
    open func needsUpdateConstraints() -> Bool { false }
    open func updateProperties() {}
    open func setNeedsUpdateProperties() {}
    open func updatePropertiesIfNeeded() {}
    open var translatesAutoresizingMaskIntoConstraints = true
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open func layoutMarginsDidChange() {}
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open func safeAreaInsetsDidChange() {}
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(targetSize)
    }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    // Events.

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var tag = 0
    open var gestureRecognizers: [UIGestureRecognizer]?
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer } + [gestureRecognizer]
        gestureRecognizer.attach(to: self)
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.attach(to: nil)
    }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open var interactions: [any UIInteraction] = []
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }
    open func removeInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
    open var motionEffects: [UIMotionEffect] = []
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }
    open var focusGroupIdentifier: String?
    open var focusGroupPriority = UIFocusGroupPriority.ignored
    open var focusEffect: UIFocusEffect?
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open var hoverStyle: UIHoverStyle?
    open var accessibilityIgnoresInvertColors = false
    open var showsLargeContentViewer = false
    open var largeContentTitle: String?
    open var largeContentImage: UIImage?
    open var scalesLargeContentImage = false
    open var largeContentImageInsets = UIEdgeInsets.zero

    // Traits.

    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var traitOverrides = UITraitOverrides()
    open var traitCollection: UITraitCollection {
        let inherited = superview?.traitCollection ?? .current
        guard overrideUserInterfaceStyle != .unspecified || !traitOverrides.table.values.isEmpty else {
            return inherited
        }
        var own = traitOverrides.table
        if overrideUserInterfaceStyle != .unspecified { own.userInterfaceStyle = overrideUserInterfaceStyle }
        return UITraitCollection(traitsFrom: [inherited, UITraitCollection(table: own)])
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func updateTraitsIfNeeded() {}
    open var restorationIdentifier: String?
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: view?.layer) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: view?.layer) }
}

/// A view's position among its siblings.
struct ViewTree {
    weak var superview: UIView?
    var subviews: [UIView] = []
    weak var controller: UIViewController?
    var tintColor: UIColor?
}

/// Auto Layout's inputs for a view.
struct ViewLayout {
    var isNeeded = true
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var safeArea: UILayoutGuide?
    var margins: UILayoutGuide?
    var readable: UILayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?
}

extension UIView {
    /// A layer of a Core Animation class; the plain one for a custom class.
    static func layer(of layerClass: AnyClass) -> CALayer {
        switch layerClass {
        case is CAGradientLayer.Type: CAGradientLayer()
        case is CAShapeLayer.Type: CAShapeLayer()
        case is CATextLayer.Type: CATextLayer()
        case is CAEmitterLayer.Type: CAEmitterLayer()
        case is CAReplicatorLayer.Type: CAReplicatorLayer()
        case is CATransformLayer.Type: CATransformLayer()
        case is CATiledLayer.Type: CATiledLayer()
        case is CAScrollLayer.Type: CAScrollLayer()
        default: CALayer()
        }
    }
}
