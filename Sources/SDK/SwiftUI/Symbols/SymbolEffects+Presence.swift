/// The default effect for a symbol.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect, Hashable,
    Sendable
{
    public var configuration: SymbolEffectConfiguration { .shown }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// Makes a symbol appear.
public struct AppearSymbolEffect: SymbolEffectVariants, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
    Hashable, Sendable
{
    var variant: Set<String> = []

    public var configuration: SymbolEffectConfiguration { .shown }

    public var up: Self { with("up") }
    public var down: Self { with("down") }
    public var byLayer: Self { with("byLayer") }
    public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Makes a symbol disappear.
public struct DisappearSymbolEffect: SymbolEffectVariants, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
    Hashable, Sendable
{
    var variant: Set<String> = []

    public var configuration: SymbolEffectConfiguration { .hidden }

    public var up: Self { with("up") }
    public var down: Self { with("down") }
    public var byLayer: Self { with("byLayer") }
    public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Draws a symbol stroke by stroke once it is no longer active.
public struct DrawOnSymbolEffect: SymbolEffectVariants, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
    Hashable, Sendable
{
    var variant: Set<String> = []

    public var configuration: SymbolEffectConfiguration { .hidden }

    public var byLayer: Self { with("byLayer") }
    public var wholeSymbol: Self { with("wholeSymbol") }
    public var individually: Self { with("individually") }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Erases a symbol stroke by stroke.
public struct DrawOffSymbolEffect: SymbolEffectVariants, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
    Hashable, Sendable
{
    var variant: Set<String> = []

    public var configuration: SymbolEffectConfiguration { .hidden }

    public var byLayer: Self { with("byLayer") }
    public var wholeSymbol: Self { with("wholeSymbol") }
    public var individually: Self { with("individually") }
    public var reversed: Self { with("reversed") }
    public var nonReversed: Self { with("nonReversed") }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
