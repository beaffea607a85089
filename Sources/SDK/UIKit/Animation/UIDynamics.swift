@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}

/// Animates items with physics. Nothing is animated here.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
    open private(set) weak var referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    open var isRunning: Bool { false }
    open var elapsedTime: TimeInterval { 0 }

    public convenience init(referenceView view: UIView) {
        self.init()
        referenceView = view
    }

    open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
    open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
    open func removeAllBehaviors() { behaviors = [] }
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
    open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
}

@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    open var action: (() -> Void)?
    open var dynamicAnimator: UIDynamicAnimator? { nil }
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

@MainActor @preconcurrency
open class UIGravityBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem] = []
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    open var angle: CGFloat = .pi / 2
    open var magnitude: CGFloat = 1

    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        self.items = items
    }

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

@MainActor @preconcurrency
open class UICollisionBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem] = []
    open var translatesReferenceBoundsIntoBoundary = false
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    open var collisionMode = Mode.everything
    open var boundaryIdentifiers: [any NSCopying]? { nil }

    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }

    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
    open func removeBoundary(withIdentifier identifier: any NSCopying) {}

    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        self.items = items
    }

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
    open func removeAllBoundaries() {}
}

@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
    open var snapPoint = CGPoint.zero
    open var damping: CGFloat = 0.5

    public convenience init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.init()
        snapPoint = point
    }
}

@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}

@MainActor @preconcurrency
open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis
    }

    public let keyPath: String
    public let type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }
}
