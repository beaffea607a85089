/// Replaces one symbol with another.
public struct ReplaceSymbolEffect: SymbolEffectVariants, SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable
{
    var variant: Set<String> = []

    public var configuration: SymbolEffectConfiguration { .shown }

    public var downUp: Self { with("downUp") }
    public var upUp: Self { with("upUp") }
    public var offUp: Self { with("offUp") }

    public static var downUp: Self { Self().downUp }
    public static var upUp: Self { Self().upUp }
    public static var offUp: Self { Self().offUp }

    public var byLayer: Self { with("byLayer") }
    public var wholeSymbol: Self { with("wholeSymbol") }

    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

    /// Keeps the common parts of two symbols.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
        let fallback: ReplaceSymbolEffect

        public var configuration: SymbolEffectConfiguration { .shown }
    }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect.MagicReplace {
    public static func replace(_ effect: ReplaceSymbolEffect.MagicReplace) -> ReplaceSymbolEffect.MagicReplace {
        effect
    }
}
