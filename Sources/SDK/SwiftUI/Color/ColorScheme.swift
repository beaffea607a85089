import WidgetVocabulary

/// The appearance of the interface.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}

/// The contrast between colors.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard
    case increased
}

/// Whether backgrounds are those of a full screen or of content that is elevated above one, as in widgets.
package enum InterfaceLevel: Hashable, Sendable, CaseIterable {
    case base
    case elevated
}

/// The family of label colors in the foreground's hierarchy.
package enum LabelPalette: Hashable, Sendable, CaseIterable {
    /// UIKit's: opaque, then shades of a bluish gray.
    case phone
    /// AppKit's: black or white, each level with its own opacity, including the first.
    case mac
}

private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

private struct ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}

private struct SystemColorGenerationKey: EnvironmentKey {
    static var defaultValue: SystemColorGeneration { .since2025 }
}

private struct InterfaceLevelKey: EnvironmentKey {
    static var defaultValue: InterfaceLevel { .base }
}

private struct LabelPaletteKey: EnvironmentKey {
    static var defaultValue: LabelPalette { .phone }
}

extension EnvironmentValues {
    nonisolated public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    nonisolated public var colorSchemeContrast: ColorSchemeContrast { contrast }

    /// The settable counterpart of ``colorSchemeContrast``, which is read-only for views.
    package var contrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    package var systemColorGeneration: SystemColorGeneration {
        get { self[SystemColorGenerationKey.self] }
        set { self[SystemColorGenerationKey.self] = newValue }
    }

    package var interfaceLevel: InterfaceLevel {
        get { self[InterfaceLevelKey.self] }
        set { self[InterfaceLevelKey.self] = newValue }
    }

    package var labelPalette: LabelPalette {
        get { self[LabelPaletteKey.self] }
        set { self[LabelPaletteKey.self] = newValue }
    }
}

extension View {
    /// Overrides the color scheme of this view.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Overrides the color scheme of this view; `nil` keeps the surrounding one.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
    }
}
