/// Makes a symbol bounce.
public struct BounceSymbolEffect: SymbolEffectVariants, SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
    Hashable, Sendable
{
    var variant: Set<String> = []

    public var configuration: SymbolEffectConfiguration { .shown }

    public var up: Self { with("up") }
    public var down: Self { with("down") }
    public var byLayer: Self { with("byLayer") }
    public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Makes a symbol breathe.
public struct BreatheSymbolEffect: SymbolEffectVariants, SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
    Hashable, Sendable
{
    var variant: Set<String> = []

    public var configuration: SymbolEffectConfiguration { .shown }

    public var plain: Self { with("plain") }
    public var pulse: Self { with("pulse") }
    public var byLayer: Self { with("byLayer") }
    public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Fades a symbol in and out.
public struct PulseSymbolEffect: SymbolEffectVariants, SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
    Hashable, Sendable
{
    var variant: Set<String> = []

    public var configuration: SymbolEffectConfiguration { .shown }

    public var byLayer: Self { with("byLayer") }
    public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Rotates a symbol.
public struct RotateSymbolEffect: SymbolEffectVariants, SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
    Hashable, Sendable
{
    var variant: Set<String> = []

    public var configuration: SymbolEffectConfiguration { .shown }

    public var clockwise: Self { with("clockwise") }
    public var counterClockwise: Self { with("counterClockwise") }
    public var byLayer: Self { with("byLayer") }
    public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Scales a symbol.
public struct ScaleSymbolEffect: SymbolEffectVariants, SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    var variant: Set<String> = []

    public var configuration: SymbolEffectConfiguration { .shown }

    public var up: Self { with("up") }
    public var down: Self { with("down") }
    public var byLayer: Self { with("byLayer") }
    public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Highlights the layers of a symbol in turn.
public struct VariableColorSymbolEffect: SymbolEffectVariants, SymbolEffect, DiscreteSymbolEffect,
    IndefiniteSymbolEffect, Hashable, Sendable
{
    var variant: Set<String> = []

    public var configuration: SymbolEffectConfiguration { .shown }

    public var cumulative: Self { with("cumulative") }
    public var iterative: Self { with("iterative") }
    public var dimInactiveLayers: Self { with("dimInactiveLayers") }
    public var hideInactiveLayers: Self { with("hideInactiveLayers") }
    public var reversing: Self { with("reversing") }
    public var nonReversing: Self { with("nonReversing") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Wiggles a symbol.
public struct WiggleSymbolEffect: SymbolEffectVariants, SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
    Hashable, Sendable
{
    var variant: Set<String> = []

    public var configuration: SymbolEffectConfiguration { .shown }

    public var clockwise: Self { with("clockwise") }
    public var counterClockwise: Self { with("counterClockwise") }
    public var left: Self { with("left") }
    public var right: Self { with("right") }
    public var up: Self { with("up") }
    public var down: Self { with("down") }
    public var forward: Self { with("forward") }
    public var backward: Self { with("backward") }
    public var byLayer: Self { with("byLayer") }
    public var wholeSymbol: Self { with("wholeSymbol") }

    public func custom(angle: Double) -> Self { with("\(angle)") }

    public func custom(angle: Angle) -> Self { custom(angle: angle.degrees) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
