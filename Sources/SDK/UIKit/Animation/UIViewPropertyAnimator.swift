public enum UIViewAnimatingState: Int, Sendable {
    case inactive = 0
    case active, stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start, current
}

@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Applies its changes when started; completions are called after the call returns.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public let duration: TimeInterval
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    open private(set) var state = UIViewAnimatingState.inactive
    open var isRunning: Bool { false }
    open var isReversed = false
    open var fractionComplete: CGFloat = 0
    open var timingParameters: (any UITimingCurveProvider)?
    open var delay: TimeInterval { 0 }
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var isInterruptible = true
    open var scrubsLinearly = true
    open var pausesOnCompletion = false

    public override convenience init() {
        self.init(duration: 0.2, timingParameters: UICubicTimingParameters())
    }

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        super.init()
        timingParameters = parameters
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { self.animations = [animations] }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { self.animations = [animations] }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { self.animations = [animations] }
    }

    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    open func startAnimation() {
        state = .active
        for animation in animations { animation() }
        animations = []
        finish(.end)
    }

    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    open func pauseAnimation() { state = .active }
    open func stopAnimation(_ withoutFinishing: Bool) { state = withoutFinishing ? .inactive : .stopped }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(finalPosition) }
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }

    private func finish(_ position: UIViewAnimatingPosition) {
        state = .inactive
        let waiting = completions
        completions = []
        guard !waiting.isEmpty else { return }
        onMainQueueLater { for completion in waiting { completion(position) } }
    }
}

public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic, spring, composed
}

@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    open private(set) var animationCurve = UIView.AnimationCurve.easeInOut
    open private(set) var controlPoint1 = CGPoint(x: 0.42, y: 0)
    open private(set) var controlPoint2 = CGPoint(x: 0.58, y: 1)
    open var timingCurveType: UITimingCurveType { .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    public override init() {
        super.init()
    }

    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        self.init()
        animationCurve = curve
    }

    public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        self.init()
        (controlPoint1, controlPoint2) = (point1, point2)
    }
}

@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    open private(set) var initialVelocity = CGVector.zero
    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    public override init() {
        super.init()
    }

    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        self.init()
        initialVelocity = velocity
    }

    public convenience init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
    ) {
        self.init()
        initialVelocity = velocity
    }

    public convenience init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
    ) {
        self.init()
        initialVelocity = velocity
    }
}
