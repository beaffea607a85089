import WidgetVocabulary

/// Whether the display is dimmed because the device is idle.
package enum DisplayState: String, CaseIterable, Hashable, Sendable { case awake, alwaysOn }

/// What the user chose for the Home Screen. Light and dark also apply to Mac.
package enum Appearance: Hashable, Sendable {
    case light, dark
    /// Content in white on a background of one color.
    case tinted(TintColor)
    /// Content in white on glass.
    case clear

    package enum Kind: String, CaseIterable, Hashable, Sendable { case light, dark, tinted, clear }

    package var kind: Kind {
        switch self {
        case .light: .light
        case .dark: .dark
        case .tinted: .tinted
        case .clear: .clear
        }
    }

    /// Finds an appearance: `light`, `dark`, `clear`, `tinted` or `tinted:COLOR`.
    ///
    /// - Throws: `UnknownName` with the nearest names, also for the color.
    package init(named name: String) throws(UnknownName) {
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let first = parts.first.map(String.init) ?? ""
        guard let kind = Kind(rawValue: FoldedName(first).text), kind == .tinted || parts.count == 1 else {
            throw UnknownName(
                kind: "appearance", name: name,
                suggestions: FoldedName(first).nearest(in: Kind.allCases.map(\.rawValue)),
                hint: "Appearances: light, dark, clear, tinted:COLOR.")
        }
        switch kind {
        case .light: self = .light
        case .dark: self = .dark
        case .clear: self = .clear
        case .tinted: self = .tinted(parts.count == 2 ? try TintColor(named: String(parts[1])) : Decisions.homeTint)
        }
    }
}

/// Whether the desktop or a window in front of it is active.
package enum DesktopState: String, CaseIterable, Hashable, Sendable {
    /// The desktop is in front: widgets in full color.
    case fullColor
    /// Windows are in front: widgets blend into the wallpaper.
    case vibrant
}

/// Whether accented widgets exist on Mac: the guidelines' table and their prose contradict each other.
package enum AccentedOnMac: String, CaseIterable, Hashable, Sendable {
    /// The table: not supported.
    case rejected
    /// The prose: for all system families on all platforms, in white.
    case allowed
}

/// A watch face's effect on its widgets.
package struct WatchFace: Hashable, Sendable {
    package enum Inversion: String, CaseIterable, Hashable, Sendable { case standard, inverted }

    /// The face's color, which accented widgets use; `nil` for a face in full color.
    package var tint: TintColor?
    package var inversion: Inversion

    package init(tint: TintColor? = nil, inversion: Inversion = .standard) {
        self.tint = tint
        self.inversion = inversion
    }
}

/// The user's choices and the room's effect for a widget on Apple Vision Pro.
package struct VisionSetting: Hashable, Sendable {
    /// The chosen tint palette; `nil` for full color.
    package var palette: TintPalette?
    package var texture: WidgetTexture
    package var light: LightLevel
    package var scale: VisionScale
    /// From the user's eyes to the widget, in meters.
    package var distance: Double
    package var mounting: MountingStyle
    package var frame: FrameWidth

    package init(
        palette: TintPalette? = nil, texture: WidgetTexture = .glass, light: LightLevel = .indoor,
        scale: VisionScale = .standard, distance: Double = 1, mounting: MountingStyle = .elevated,
        frame: FrameWidth = .medium
    ) {
        self.palette = palette
        self.texture = texture
        self.light = light
        self.scale = scale
        self.distance = distance
        self.mounting = mounting
        self.frame = frame
    }
}

/// All user choices and external conditions that change the appearance of widgets.
package struct Setting: Hashable, Sendable {
    package var appearance: Appearance
    /// The color that the user chose for the Lock Screen; `nil` for monochrome, the default.
    package var lockScreenTint: TintColor?
    /// Light that falls on the device, in lux. Below `Decisions.standByNightLux` StandBy turns red.
    package var ambientLight: Double
    package var display: DisplayState
    package var desktop: DesktopState
    package var accentedOnMac: AccentedOnMac
    package var watchFace: WatchFace
    package var vision: VisionSetting
    package var typeSize: TypeSize

    package init(
        appearance: Appearance = .light, lockScreenTint: TintColor? = nil,
        ambientLight: Double = Decisions.daylightLux, display: DisplayState = .awake,
        desktop: DesktopState = .fullColor,
        accentedOnMac: AccentedOnMac = .rejected, watchFace: WatchFace = WatchFace(),
        vision: VisionSetting = VisionSetting(), typeSize: TypeSize = .large
    ) {
        self.appearance = appearance
        self.lockScreenTint = lockScreenTint
        self.ambientLight = ambientLight
        self.display = display
        self.desktop = desktop
        self.accentedOnMac = accentedOnMac
        self.watchFace = watchFace
        self.vision = vision
        self.typeSize = typeSize
    }
}
