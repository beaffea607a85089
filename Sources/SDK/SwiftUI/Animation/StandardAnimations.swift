/// A timing curve with a duration.
struct CurveAnimation: CustomAnimation {
    let curve: UnitCurve
    /// Seconds.
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: curve.value(at: max(time, 0) / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: curve.velocity(at: max(time, 0) / duration) / duration)
    }
}

/// A spring animation.
struct SpringAnimation: CustomAnimation {
    let spring: Spring
    var initialVelocity = 0.0

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= spring.duration { context.isLogicallyComplete = true }
        guard time < spring.settlingDuration else { return nil }
        return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: max(time, 0))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard time < spring.settlingDuration else { return nil }
        return spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: max(time, 0))
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        previous.base is SpringAnimation
    }
}

/// Another animation with a delay or a different speed.
struct TimedAnimation: CustomAnimation {
    /// Durations in seconds.
    enum Timing: Hashable {
        case delay(TimeInterval)
        case speed(Double)
        case completion(TimeInterval)
    }

    let base: Animation
    let timing: Timing

    private func inner(_ time: TimeInterval) -> TimeInterval {
        switch timing {
        case .delay(let delay): max(time - delay, 0)
        case .speed(let speed): time * speed
        case .completion: time
        }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if case .delay(let delay) = timing, time < delay { return .zero }
        if case .completion(let duration) = timing, time >= duration { context.isLogicallyComplete = true }
        return base.animate(value: value, time: inner(time), context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        if case .delay(let delay) = timing, time < delay { return .zero }
        let velocity = base.velocity(value: value, time: inner(time), context: context)
        if case .speed(let speed) = timing { return velocity?.scaled(by: speed) }
        return velocity
    }
}

/// Another animation, repeated.
struct RepeatedAnimation: CustomAnimation {
    let base: Animation
    /// `nil` repeats endlessly.
    let count: Int?
    let autoreverses: Bool

    /// 1. Determine the repetition that contains `time`, from the duration of one.
    /// 2. If the animation autoreverses, every other repetition runs backward.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let length = base.roundLength
        guard length > 0, length.isFinite, time.isFinite else {
            return base.animate(value: value, time: time, context: &context)
        }
        let round = (max(time, 0) / length).rounded(.down)
        if let count, round >= Double(count) { return nil }
        let place = max(time, 0) - round * length
        let isBackward = autoreverses && !round.truncatingRemainder(dividingBy: 2).isZero
        var inner = AnimationContext(state: context.state, environment: context.environment)
        return base.animate(value: value, time: isBackward ? length - place : place, context: &inner) ?? value
    }
}

extension Animation {
    /// The duration of one repetition in seconds.
    var roundLength: TimeInterval {
        switch base {
        case let curve as CurveAnimation: curve.duration
        case let spring as SpringAnimation: spring.spring.settlingDuration
        case let timed as TimedAnimation:
            switch timed.timing {
            case .delay(let delay): timed.base.roundLength + delay
            case .speed(let speed): speed > 0 ? timed.base.roundLength / speed : .infinity
            case .completion: timed.base.roundLength
            }
        case let repeated as RepeatedAnimation:
            repeated.count.map { repeated.base.roundLength * Double($0) } ?? .infinity
        default: .infinity
        }
    }
}
