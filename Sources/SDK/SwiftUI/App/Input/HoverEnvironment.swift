private struct HoverEffectKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    nonisolated public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectKey.self] }
        set { self[HoverEffectKey.self] = newValue }
    }
}
