import RenderModel
import WidgetVocabulary

extension SystemColor {
    /// The level of the foreground hierarchy that the color represents.
    var foregroundLevel: Fill.Level {
        switch self {
        case .label: .primary
        case .secondaryLabel: .secondary
        case .tertiaryLabel: .tertiary
        case .quaternaryLabel: .quaternary
        case .quinaryLabel: .quinary
        default: .custom
        }
    }

    package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let increased = environment.contrast == .increased
        if environment.labelPalette == .mac, !increased, let variants = Self.macLabels[self] {
            return variants.color(dark: environment.colorScheme == .dark, increased: false)
        }
        let table = Self.hues(environment.systemColorGeneration)
        let variants: Variants =
            switch environment.interfaceLevel {
            case .base: table[self] ?? Self.semantic[self] ?? Variants(0)
            case .elevated: Self.elevated[self] ?? table[self] ?? Self.semantic[self] ?? Variants(0)
            }
        return variants.color(dark: environment.colorScheme == .dark, increased: increased)
    }

    private static func hues(_ generation: SystemColorGeneration) -> [SystemColor: Variants] {
        switch generation {
        case .before2025: huesBefore2025
        case .since2025: huesSince2025
        }
    }
}

/// A color's values: light, dark, and both with increased contrast.
private struct Variants {
    var values: [Color.Resolved]

    /// 0xRRGGBB in sRGB, with an opacity each.
    init(
        _ light: UInt32, _ dark: UInt32, _ lightIncreased: UInt32, _ darkIncreased: UInt32,
        opacity: (Float, Float, Float, Float) = (1, 1, 1, 1)
    ) {
        values = [
            Self.color(light, opacity.0), Self.color(dark, opacity.1), Self.color(lightIncreased, opacity.2),
            Self.color(darkIncreased, opacity.3),
        ]
    }

    init(_ all: UInt32) {
        self.init(all, all, all, all)
    }

    func color(dark: Bool, increased: Bool) -> Color.Resolved {
        values[(dark ? 1 : 0) + (increased ? 2 : 0)]
    }

    private static func color(_ hex: UInt32, _ opacity: Float) -> Color.Resolved {
        Color.Resolved(
            red: Float(hex >> 16 & 0xFF) / 255, green: Float(hex >> 8 & 0xFF) / 255, blue: Float(hex & 0xFF) / 255,
            opacity: opacity)
    }
}

extension SystemColor {
    /// The Human Interface Guidelines' color tables of June 2025 (N0496 to N0566). Their light values:
    /// - Twelve colors are visible in published pictures of macOS 26 (I0019 and I0021).
    /// - Teal, 0, 195, 208, was measured by others in Swift Charts on macOS 27 and in the simulators of iOS 26.4 and
    ///   26.5 (a public test of the app FRUS Explorer names the value).
    /// - Gray 2 to gray 6 are those of iOS 13 to 18; no source of 2025 gives them. All fifteen other values of these
    ///   colors stayed the same, which a test verifies.
    private static let huesSince2025: [SystemColor: Variants] = [
        .red: Variants(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
        .orange: Variants(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
        .yellow: Variants(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
        .green: Variants(0x34C759, 0x30D158, 0x008932, 0x4AD968),
        .mint: Variants(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
        .teal: Variants(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
        .cyan: Variants(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
        .blue: Variants(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
        .indigo: Variants(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF),
        .purple: Variants(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
        .pink: Variants(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
        .brown: Variants(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
        .gray: Variants(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
        .gray2: Variants(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
        .gray3: Variants(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
        .gray4: Variants(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
        .gray5: Variants(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
        .gray6: Variants(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
    ]

    /// iOS 13 to 18 (N0567 to N0634). The red part of light teal with increased contrast reads 255 in the source of
    /// N0575, which makes it a pink; 0 is what its neighbors suggest.
    private static let huesBefore2025: [SystemColor: Variants] = [
        .red: Variants(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
        .orange: Variants(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
        .yellow: Variants(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
        .green: Variants(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
        .mint: Variants(0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2),
        .teal: Variants(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
        .cyan: Variants(0x32ADE6, 0x64D2FF, 0x0071A4, 0x0AD7FF),
        .blue: Variants(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
        .indigo: Variants(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
        .purple: Variants(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
        .pink: Variants(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
        .brown: Variants(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
        .gray: Variants(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
        .gray2: Variants(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
        .gray3: Variants(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
        .gray4: Variants(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
        .gray5: Variants(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
        .gray6: Variants(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
    ]

    /// Text, fill and background colors (N0593 to N0609, N0635 to N0651, N0656 to N0689).
    private static let semantic: [SystemColor: Variants] = [
        .label: Variants(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF),
        .secondaryLabel: Variants(0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, opacity: (0.6, 0.6, 0.8, 0.7)),
        .tertiaryLabel: Variants(0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3, 0.7, 0.55)),
        .quaternaryLabel: Variants(0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, opacity: (0.18, 0.16, 0.55, 0.4)),
        .quinaryLabel: Variants(
            0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF, opacity: (0.05, 0.05, 0.08137255, 0.08137255)),
        .placeholderText: Variants(0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3, 0.7, 0.55)),
        .fill: Variants(0x787880, 0x787880, 0x787880, 0x787880, opacity: (0.2, 0.36, 0.28, 0.44)),
        .secondaryFill: Variants(0x787880, 0x787880, 0x787880, 0x787880, opacity: (0.16, 0.32, 0.24, 0.4)),
        .tertiaryFill: Variants(0x767680, 0x767680, 0x767680, 0x767680, opacity: (0.12, 0.24, 0.2, 0.32)),
        .quaternaryFill: Variants(0x747480, 0x747480, 0x747480, 0x747480, opacity: (0.08, 0.18, 0.12, 0.26)),
        .background: Variants(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000),
        .secondaryBackground: Variants(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
        .tertiaryBackground: Variants(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638),
        .groupedBackground: Variants(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000),
        .secondaryGroupedBackground: Variants(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426),
        .tertiaryGroupedBackground: Variants(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638),
        .separator: Variants(0x3C3C43, 0x545458, 0x3C3C43, 0x545458, opacity: (0.29, 0.6, 0.37, 0.68)),
        .opaqueSeparator: Variants(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A),
        .link: Variants(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF),
    ]

    /// AppKit's label colors on a Mac: black or white with alpha 216, 127 or 140, 66 or 63, and 25 of 255. The first is
    /// visible in picture I0060, whose line is 39 of 255 on white; the others come from public tables of AppKit's
    /// colors. The values for increased contrast are unknown, so the phone's colors are used.
    private static let macLabels: [SystemColor: Variants] = [
        .label: macLabel(216, 216),
        .secondaryLabel: macLabel(127, 140),
        .tertiaryLabel: macLabel(66, 63),
        .quaternaryLabel: macLabel(25, 25),
        .placeholderText: macLabel(66, 63),
    ]

    /// Opacities of 255, in light and dark.
    private static func macLabel(_ light: Float, _ dark: Float) -> Variants {
        let opacity = (light / 255, dark / 255, light / 255, dark / 255)
        return Variants(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF, opacity: opacity)
    }

    /// Elevated backgrounds (N0676, N0677, N0680, N0681).
    private static let elevated: [SystemColor: Variants] = [
        .background: Variants(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426),
        .secondaryBackground: Variants(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638),
        .tertiaryBackground: Variants(0xFFFFFF, 0x3A3A3C, 0xFFFFFF, 0x444446),
        .groupedBackground: Variants(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
        .secondaryGroupedBackground: Variants(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638),
        .tertiaryGroupedBackground: Variants(0xF2F2F7, 0x3A3A3C, 0xEBEBF0, 0x444446),
    ]
}
