/// How a value changes over time. A picture shows final values, so an animation is not played, but it can compute
/// intermediate values.
public struct Animation: Hashable, Sendable {
    public let base: any CustomAnimation

    public init<A: CustomAnimation>(_ base: A) {
        self.base = base
    }

    public static func == (left: Animation, right: Animation) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }

    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { String(describing: base) }
    public var debugDescription: String { String(reflecting: base) }
    public var customMirror: Mirror { Mirror(reflecting: base) }
}

extension Animation {
    private init(_ curve: UnitCurve, _ duration: TimeInterval = 0.35) {
        self.init(CurveAnimation(curve: curve, duration: duration))
    }

    private init(_ spring: Spring) {
        self.init(SpringAnimation(spring: spring))
    }

    public static let `default` = Animation(Spring(response: 0.55, dampingRatio: 1))

    public static let linear = Animation(UnitCurve.linear)
    public static let easeIn = Animation(UnitCurve.easeIn)
    public static let easeOut = Animation(UnitCurve.easeOut)
    public static let easeInOut = Animation(UnitCurve.easeInOut)

    public static func linear(duration: TimeInterval) -> Animation { Animation(UnitCurve.linear, duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(UnitCurve.easeIn, duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(UnitCurve.easeOut, duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(UnitCurve.easeInOut, duration) }

    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration)
    }

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(curve, duration)
    }

    public static let spring = Animation(Spring())

    /// Disfavored, so that a call without specific arguments resolves to the other form.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }

    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        Animation(Spring(duration: duration, bounce: bounce))
    }

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation { Animation(spring) }

    public static let interactiveSpring = Animation(Spring(response: 0.15, dampingRatio: 0.86))

    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }

    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(Spring(duration: duration, bounce: 0.14 + extraBounce))
    }

    public static let interpolatingSpring = Animation(Spring())

    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(
            SpringAnimation(
                spring: Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
                initialVelocity: initialVelocity))
    }

    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(
            SpringAnimation(spring: Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity))
    }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }

    public static let smooth = Animation(Spring.smooth)
    public static let snappy = Animation(Spring.snappy)
    public static let bouncy = Animation(Spring.bouncy)

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        Animation(Spring.smooth(duration: duration, extraBounce: extraBounce))
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        Animation(Spring.snappy(duration: duration, extraBounce: extraBounce))
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        Animation(Spring.bouncy(duration: duration, extraBounce: extraBounce))
    }
}

extension Animation {
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(TimedAnimation(base: self, timing: .delay(delay)))
    }

    public func speed(_ speed: Double) -> Animation {
        Animation(TimedAnimation(base: self, timing: .speed(speed)))
    }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
    }

    /// Determines when the animation is logically complete, although it may still move slightly.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(TimedAnimation(base: self, timing: .completion(duration)))
    }
}
