private struct HiddenSymbolsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a settled effect has hidden the symbols.
    var symbolsAreHidden: Bool {
        get { self[HiddenSymbolsKey.self] }
        set { self[HiddenSymbolsKey.self] = newValue }
    }
}

extension View {
    /// A symbol hidden by an active effect is not drawn and keeps its space; other effects leave it unchanged.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        let hides = isActive && effect.configuration.rest == .hidden
        return transformEnvironment(\.symbolsAreHidden) { if hides { $0 = true } }
    }

    /// Has no effect: an image has no changes to animate.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        self
    }

    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolsAreHidden) { if isEnabled { $0 = false } }
    }
}
