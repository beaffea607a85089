/// A value that can be scaled and added, so that it can be interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by factor: Double)
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    public func scaled(by factor: Double) -> Self {
        var copy = self
        copy.scale(by: factor)
        return copy
    }

    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    public func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}

extension Double: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= factor }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= Float(factor) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    public var magnitudeSquared: Double { Double(self * self) }
}

/// A type with animatable data. Widgets are still images, so the data is declared but never animated.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

/// The animatable data of a type with nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    nonisolated public init() {}

    public static let zero = EmptyAnimatableData()
    public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
    public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
    public mutating func scale(by factor: Double) {}
    public var magnitudeSquared: Double { 0 }
}
