/// An animation of a symbol. An image shows a symbol at rest.
public protocol SymbolEffect {
    var configuration: SymbolEffectConfiguration { get }
}

/// The lasting part of an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Rest: Hashable { case shown, hidden }

    /// The appearance of a symbol while the effect is active and has settled.
    let rest: Rest

    static let shown = SymbolEffectConfiguration(rest: .shown)
    static let hidden = SymbolEffectConfiguration(rest: .hidden)
}

/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that plays once for each change of a value.
public protocol DiscreteSymbolEffect {}

/// An effect that replaces one symbol with another.
public protocol ContentTransitionSymbolEffect {}

/// An effect with which a symbol appears and disappears.
public protocol TransitionSymbolEffect {}

/// How often and how fast an effect plays.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// When an effect repeats.
    public struct RepeatBehavior: Hashable, Sendable {
        enum Kind: Hashable {
            case continuous
            case periodic(count: Int?, delay: Double?)
        }

        let kind: Kind

        public static let continuous = RepeatBehavior(kind: .continuous)
        public static let periodic = RepeatBehavior(kind: .periodic(count: nil, delay: nil))

        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(kind: .periodic(count: count, delay: delay))
        }
    }

    private var repeats: RepeatBehavior?
    private var isRepeated: Bool?
    private var pace = 1.0

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions.default.repeating
    public static let nonRepeating = SymbolEffectOptions.default.nonRepeating

    public var repeating: SymbolEffectOptions { with { $0.isRepeated = true } }
    public var nonRepeating: SymbolEffectOptions { with { $0.isRepeated = false } }

    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }

    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.repeats = .periodic(count) } }

    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(behavior)
    }

    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.repeats = behavior } }

    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.pace = speed } }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }
}

/// An effect whose variants are requested one after the other, such as `.bounce.up.byLayer`.
protocol SymbolEffectVariants {
    var variant: Set<String> { get set }
}

extension SymbolEffectVariants {
    func with(_ variant: String) -> Self {
        var copy = self
        copy.variant.insert(variant)
        return copy
    }
}
