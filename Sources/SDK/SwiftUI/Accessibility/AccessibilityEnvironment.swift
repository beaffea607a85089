import WidgetVocabulary

private struct TransparencyKey: EnvironmentKey {
    static var defaultValue: Transparency { .standard }
}

private struct DifferentiationKey: EnvironmentKey {
    static var defaultValue: Differentiation { .standard }
}

extension EnvironmentValues {
    /// Whether backgrounds should be opaque.
    nonisolated public var accessibilityReduceTransparency: Bool { transparency == .reduced }

    /// Whether information must not be conveyed by color alone.
    nonisolated public var accessibilityDifferentiateWithoutColor: Bool { differentiation == .withoutColor }

    /// Always `false`: the system inverts colors in the finished picture of a widget.
    nonisolated public var accessibilityInvertColors: Bool { false }

    /// False: a widget is drawn as a still picture.
    nonisolated public var accessibilityReduceMotion: Bool { false }

    /// False: a widget is drawn once for all users, with or without VoiceOver.
    nonisolated public var accessibilityVoiceOverEnabled: Bool { false }

    /// The settable side of ``accessibilityReduceTransparency``, which views can only read.
    package var transparency: Transparency {
        get { self[TransparencyKey.self] }
        set { self[TransparencyKey.self] = newValue }
    }

    /// The settable side of ``accessibilityDifferentiateWithoutColor``, which views can only read.
    package var differentiation: Differentiation {
        get { self[DifferentiationKey.self] }
        set { self[DifferentiationKey.self] = newValue }
    }
}
