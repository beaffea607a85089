/// A mass on a damped spring.
public struct Spring: Hashable, Sendable {
    /// The frequency of the undamped spring in radians per second.
    private var frequency: Double
    public private(set) var mass: Double
    /// At 1, the spring comes to rest without oscillating.
    private var ratio: Double

    private init(frequency: Double, ratio: Double, mass: Double = 1) {
        self.frequency = frequency.isFinite && frequency > 0 ? frequency : 1e3
        self.ratio = ratio.isFinite ? max(ratio, 0) : 1
        self.mass = mass.isFinite && mass > 0 ? mass : 1
    }

    /// - Parameters:
    ///   - duration: the perceived duration in seconds.
    ///   - bounce: -1…1; 0 does not oscillate.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(frequency: 2 * .pi / duration, ratio: bounce < 0 ? 1 / max(1 + bounce, 1e-3) : 1 - min(bounce, 1))
    }

    /// - Parameter response: the period of the undamped oscillation in seconds.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: 2 * .pi / response, ratio: dampingRatio)
    }

    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 ? mass : 1
        let frequency = (max(stiffness, 0) / mass).squareRoot()
        let ratio = damping / (2 * (max(stiffness, 1e-12) * mass).squareRoot())
        self.init(frequency: frequency, ratio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// The spring with a settling time.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let unit = Spring(frequency: 1, ratio: dampingRatio)
        let length = unit.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
        self.init(frequency: length / max(settlingDuration, 1e-6), ratio: dampingRatio)
    }

    public var duration: TimeInterval { response }
    public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
    public var response: Double { 2 * .pi / frequency }
    public var dampingRatio: Double { ratio }
    public var stiffness: Double { frequency * frequency * mass }
    public var damping: Double { 2 * ratio * frequency * mass }

    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001) }

    public static var smooth: Spring { smooth() }
    public static var snappy: Spring { snappy() }
    public static var bouncy: Spring { bouncy() }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Spring {
    /// The remaining fraction of the distance to the target at a time, and the contribution of an initial velocity of
    /// 1, with their rates of change. The solution of the equation of the damped oscillator in its three cases.
    private func response(at time: TimeInterval) -> (rest: Double, kick: Double, restRate: Double, kickRate: Double) {
        let decay = ratio * frequency
        let fade = exp(-decay * time)
        if abs(ratio - 1) < 1e-6 {
            return (
                fade * (1 + decay * time), fade * time, -fade * decay * decay * time, fade * (1 - decay * time)
            )
        }
        let (wave, cosine, sine): (Double, Double, Double)
        if ratio < 1 {
            wave = frequency * (1 - ratio * ratio).squareRoot()
            (cosine, sine) = (fade * cos(wave * time), fade * sin(wave * time))
        } else {
            // Of the two exponentials, the faster one alone would overflow.
            wave = frequency * (ratio * ratio - 1).squareRoot()
            let (slow, fast) = (exp((wave - decay) * time), exp(-(wave + decay) * time))
            (cosine, sine) = ((slow + fast) / 2, (slow - fast) / 2)
        }
        return (
            cosine + sine * decay / wave, sine / wave, -sine * frequency * frequency / wave,
            cosine - sine * decay / wave
        )
    }

    /// The distance covered from zero toward the target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let parts = response(at: time)
        return target.scaled(by: 1 - parts.rest) + initialVelocity.scaled(by: parts.kick)
    }

    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let parts = response(at: time)
        return target.scaled(by: -parts.restRate) + initialVelocity.scaled(by: parts.kickRate)
    }

    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let distance = target - value
        let moved = self.value(target: distance, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
        value += moved
    }

    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The time after which the spring stays within `epsilon` of the target, to a thousandth of the spring's period.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let distance = target.magnitudeSquared.squareRoot()
        let push = initialVelocity.magnitudeSquared.squareRoot()
        guard ratio > 0, epsilon > 0, distance + push > 0 else { return ratio > 0 ? 0 : .infinity }
        // Both parts of the solution are below this envelope.
        let slowest = ratio <= 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
        func isSettled(_ time: TimeInterval) -> Bool {
            let growth = 1 + frequency * time
            return exp(-slowest * time) * (distance * growth + push * time) < epsilon
        }
        var (low, high) = (0.0, 1 / slowest)
        while !isSettled(high), high < 1e6 { high *= 2 }
        while high - low > response / 1000 {
            let middle = (low + high) / 2
            if isSettled(middle) { high = middle } else { low = middle }
        }
        return high
    }
}

extension Spring {
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = fromValue
        let start = fromValue.animatableData
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            time: time)
        return result
    }

    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            epsilon: epsilon)
    }

    @_disfavoredOverload
    public func update<V: Animatable>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        var (position, speed) = (value.animatableData, velocity.animatableData)
        update(value: &position, velocity: &speed, target: target.animatableData, deltaTime: deltaTime)
        value.animatableData = position
        velocity.animatableData = speed
    }

    @_disfavoredOverload
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }
}
