/// A layer's action for a change.
public protocol CAAction: AnyObject {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// No action.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var __preferred: Float

    public init(minimum: Float = 0, maximum: Float = 0, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        __preferred = preferred ?? 0
    }

    public var preferred: Float? {
        get { __preferred == 0 ? nil : __preferred }
        set { __preferred = newValue ?? 0 }
    }

    public static let `default` = CAFrameRateRange()
}

/// A change over time. Animations do not run here, so it only stores its values.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
    open var timingFunction: CAMediaTimingFunction?
    /// Kept alive by the animation, as Core Animation does.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    open var preferredFrameRateRange = CAFrameRateRange.default
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    private var values: [String: Any] = [:]

    public override required init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.take(from: self)
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }

    func take(from other: CAAnimation) {
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
        (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
        (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
        values = other.values
    }
}

open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
}
