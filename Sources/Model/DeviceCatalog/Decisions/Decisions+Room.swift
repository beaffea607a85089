import WidgetVocabulary

// MARK: Apple Vision Pro

extension Decisions {
    /// Tint palettes. Each has a light and a strong shade of one hue for the two groups and a deep one behind them,
    /// with a contrast of at least 4.5:1 to the plate.
    package static let palettes: [TintPalette] = [
        TintPalette("coral", accent: 0xFFB4A2, primary: 0xFFE9E3, background: 0x7A2E22),
        TintPalette("amber", accent: 0xFFD27A, primary: 0xFFF1D6, background: 0x6B4408),
        TintPalette("sage", accent: 0xB7DFA8, primary: 0xEAF6E5, background: 0x2F5326),
        TintPalette("lagoon", accent: 0x9ADFE0, primary: 0xE2F6F6, background: 0x14525A),
        TintPalette("sky", accent: 0xA9CCFF, primary: 0xE6F0FF, background: 0x1D4380),
        TintPalette("lavender", accent: 0xD0BEFF, primary: 0xF1ECFF, background: 0x45317F),
        TintPalette("graphite", accent: 0xD8D9DE, primary: 0xFFFFFF, background: 0x3A3B40),
    ]

    /// Meters beyond which a widget is seen from afar. An arm and a desk end at 1.5 m; body text of 17 points, 29 mm at
    /// 100 %, is then 1.1 degrees high and still easy to read, and becomes tiring at twice that.
    package static let simplifiedDistance = 1.5

    /// Meters; a hall rather than a room.
    package static let farthestDistance = 50.0

    /// There is no system-wide light or dark on visionOS. Content sees dark mode, because it is on glass with a bright
    /// foreground.
    package static let visionColorScheme = ColorScheme.dark

    /// Degrees that an elevated widget leans back on a table: like a picture stand, so that it faces a viewer above it.
    package static let elevatedTilt = 15.0
    /// Millimeters from the surface.
    package static let elevatedDepth = 12.0
    package static let elevatedShadow = 40.0
    /// Flush like a picture frame: as deep as a thin frame, with the shadow of one.
    package static let flushDepth = 6.0
    package static let flushShadow = 12.0
    /// Behind the surface, deep enough for its edge to be seen from the side.
    package static let recessedDepth = -20.0

    /// Widths of the frame in millimeters: from a poster's strip to a picture frame, doubling about every second step.
    package static func millimeters(of frame: FrameWidth) -> Double {
        switch frame {
        case .thin: 6
        case .medium: 12
        case .wide: 18
        case .extraWide: 24
        }
    }

    /// Light levels from 0 to 1 in even steps, because the eye perceives a doubling of the light as one step.
    static func level(of light: LightLevel) -> Double {
        switch light {
        case .dark: 0
        case .dim: 1.0 / 3
        case .indoor: 2.0 / 3
        case .bright: 1
        }
    }
}
