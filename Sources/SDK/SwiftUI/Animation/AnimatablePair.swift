/// Two animatable values as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
        AnimatablePair(left.first + right.first, left.second + right.second)
    }

    public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
        AnimatablePair(left.first - right.first, left.second - right.second)
    }

    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }

    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Any number of animatable values combined.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    public var value: (repeat each Value)

    public init(_ value: repeat each Value) {
        self.value = (repeat each value)
    }

    public static var zero: Self { Self(repeat (each Value).zero) }

    public static func + (left: Self, right: Self) -> Self {
        Self(repeat (each left.value) + (each right.value))
    }

    public static func - (left: Self, right: Self) -> Self {
        Self(repeat (each left.value) - (each right.value))
    }

    public mutating func scale(by factor: Double) {
        value = (repeat (each value).scaled(by: factor))
    }

    public var magnitudeSquared: Double {
        var sum = 0.0
        for part in repeat each value { sum += part.magnitudeSquared }
        return sum
    }

    public static func == (left: Self, right: Self) -> Bool {
        for (first, second) in repeat (each left.value, each right.value) {
            guard first == second else { return false }
        }
        return true
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
