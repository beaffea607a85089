/// A rectangle of an image in a tree of them. It is drawn into contexts alone.
open class CALayer: NSObject, CAMediaTiming, NSCoding {
    /// Values of properties with `@NSManaged`.
    fileprivate var managedValues: [String: Any] = [:]
    open var bounds = CGRect.zero
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var anchorPointZ: CGFloat = 0
    open var transform = CATransform3DIdentity
    open var sublayerTransform = CATransform3DIdentity
    open var isHidden = false
    open var isDoubleSided = true
    open var isGeometryFlipped = false
    open private(set) weak var superlayer: CALayer?
    private var children: [CALayer] = []
    open var mask: CALayer?
    open var masksToBounds = false
    open var contents: Any?
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsGravity = CALayerContentsGravity.resize
    open var contentsScale: CGFloat = 1
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsFormat = CALayerContentsFormat.RGBA8Uint
    open var wantsExtendedDynamicRangeContent = false
    open var minificationFilter = CALayerContentsFilter.linear
    open var magnificationFilter = CALayerContentsFilter.linear
    open var minificationFilterBias: Float = 0
    open var isOpaque = false
    open var needsDisplayOnBoundsChange = false
    open var drawsAsynchronously = false
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = []
    open var allowsEdgeAntialiasing = false
    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var cornerCurve = CALayerCornerCurve.circular
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = CGColor.black
    open var opacity: Float = 1
    open var allowsGroupOpacity = true
    open var compositingFilter: Any?
    open var filters: [Any]?
    open var backgroundFilters: [Any]?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var shadowColor: CGColor? = CGColor.black
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var autoresizingMask: CAAutoresizingMask = []
    open var actions: [String: any CAAction]?
    open var name: String?
    open weak var delegate: (any CALayerDelegate)?
    open var style: [AnyHashable: Any]?
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    private var animations: [(key: String, animation: CAAnimation)] = []
    private var values: [String: Any] = [:]
    private var wantsLayout = false
    private var wantsDisplay = false
    /// Whether the layer belongs to a view, whose own drawing is missing.
    package var showsView = false

    public override init() {
        super.init()
    }

    public init(layer: Any) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {}
    open func presentation() -> Self? { self }
    open func model() -> Self { self }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// The place in the layer above, of a layer that is not turned.
    open var frame: CGRect {
        get {
            let corner = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
            let turned = CGRect(origin: corner, size: bounds.size).applying(affineTransform())
            return turned.offsetBy(dx: position.x, dy: position.y)
        }
        set {
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    open func contentsAreFlipped() -> Bool { isGeometryFlipped }

    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            for child in children { child.superlayer = nil }
            children = []
            for child in newValue ?? [] { addSublayer(child) }
        }
    }

    open func removeFromSuperlayer() {
        superlayer?.children.removeAll { $0 === self }
        superlayer = nil
    }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? .max)
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = children.firstIndex(where: { $0 === oldLayer }), oldLayer !== newLayer else { return }
        insert(newLayer, at: index)
        oldLayer.removeFromSuperlayer()
    }

    /// A layer cannot be added to itself or to its descendants.
    private func insert(_ layer: CALayer, at index: Int) {
        guard !sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) else { return }
        layer.removeFromSuperlayer()
        children.insert(layer, at: min(max(index, 0), children.count))
        layer.superlayer = self
    }

    open func hitTest(_ p: CGPoint) -> CALayer? {
        let own = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
        guard !isHidden, opacity > 0, contains(own) else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(own) { return hit }
        }
        return self
    }

    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    open func display() { delegate?.display(self) }
    open func setNeedsDisplay() { wantsDisplay = true }
    open func setNeedsDisplay(_ r: CGRect) { wantsDisplay = true }
    open func needsDisplay() -> Bool { wantsDisplay }
    open func displayIfNeeded() { wantsDisplay = false }
    open func draw(in ctx: CGContext) {}

    /// Draws the tree as its values are. What views draw themselves is missing, which is reported.
    open func render(in ctx: CGContext) {
        if showsView { Notices.current.addInert("CALayer.render", .absent("rendering for custom view content")) }
        paint(in: ctx)
    }

    open func preferredFrameSize() -> CGSize { bounds.size }
    open func setNeedsLayout() { wantsLayout = true }
    open func needsLayout() -> Bool { wantsLayout }

    open func layoutIfNeeded() {
        guard wantsLayout else { return }
        wantsLayout = false
        layoutSublayers()
    }

    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    open func resizeSublayers(withOldSize size: CGSize) {}
    open func resize(withOldSuperlayerSize size: CGSize) {}

    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    }

    /// The animation ends immediately; one that is not removed on completion is stored.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        if !anim.isRemovedOnCompletion {
            let key = key ?? "animation\(animations.count)"
            animations.removeAll { $0.key == key }
            animations.append((key, anim))
        }
        guard let delegate = anim.delegate else { return }
        onMainQueueLater {
            delegate.animationDidStart(anim)
            delegate.animationDidStop(anim, finished: true)
        }
    }

    open func removeAllAnimations() { animations = [] }
    open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKeyPath keyPath: String) -> Any? { values[keyPath] }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let there = l?.originInRoot ?? .zero
        return CGPoint(x: p.x + there.x - originInRoot.x, y: p.y + there.y - originInRoot.y)
    }

    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let there = l?.originInRoot ?? .zero
        return CGPoint(x: p.x + originInRoot.x - there.x, y: p.y + originInRoot.y - there.y)
    }

    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        CGRect(origin: convert(r.origin, from: l), size: r.size)
    }

    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        CGRect(origin: convert(r.origin, to: l), size: r.size)
    }

    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

    /// The origin of this layer in the topmost layer, for layers without rotation.
    private var originInRoot: CGPoint {
        sequence(first: self, next: \.superlayer).reduce(.zero) { sum, layer in
            CGPoint(
                x: sum.x + layer.frame.minX - layer.bounds.minX, y: sum.y + layer.frame.minY - layer.bounds.minY)
        }
    }
}

extension CALayer {
    /// Reads a property with `@NSManaged`, whose accessors Core Animation generates on a device. Without a value, an
    /// optional property is `nil`, and any other is zero.
    public func _managed<Value>(_ key: String) -> Value {
        if let value = managedValues[key] as? Value { return value }
        if let value = type(of: self).defaultValue(forKey: key) as? Value { return value }
        if let value = Self.empty(Value.self) { return value }
        preconditionFailure("The layer's \(key) has no value, and \(Value.self) has no default value.")
    }

    /// Writes a property with `@NSManaged`.
    public func _setManaged<Value>(_ key: String, _ value: Value) {
        managedValues[key] = value
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    private static func empty<Value>(_ type: Value.Type) -> Value? {
        if let type = type as? any BinaryFloatingPoint.Type { return type.init(0) as? Value }
        if let type = type as? any BinaryInteger.Type { return type.init(0) as? Value }
        let empty: [Any] = [false, "", CGPoint.zero, CGSize.zero, CGRect.zero]
        return empty.lazy.compactMap { $0 as? Value }.first ?? (Any?.none as Any) as? Value
    }
}
