import WidgetVocabulary

/// The appearance of a widget in a place under a setting: the environment of its view, and the treatment of its
/// picture.
package struct PlaceTraits: Hashable, Sendable {
    /// The treatment of the picture's colors.
    package enum Look: Hashable, Sendable {
        /// Nothing.
        case fullColor
        /// Each group of the content in one color, on a system background.
        case accented(primary: TintColor, accent: TintColor, background: AccentedBackground)
        /// Without color, blended into the blurred surroundings; a tint colors it.
        case vibrant(tint: TintColor?)
        /// StandBy in the dark: one color on black.
        case night(TintColor)
    }

    /// What replaces the widget's own background in accented mode.
    package enum AccentedBackground: Hashable, Sendable {
        case tinted(TintColor)
        case glass
        /// Complications have none.
        case none
    }

    /// The effect of the room on a widget on Apple Vision Pro.
    package struct Room: Hashable, Sendable {
        package var texture: WidgetTexture
        package var light: LightLevel
        package var mounting: MountingStyle
        package var mount: Mount
        /// Millimeters; 0 for a recessed widget, which has no frame.
        package var frameWidth: Double
        package var scale: VisionScale
    }

    package var mode: RenderingMode
    package var colorScheme: ColorScheme
    package var containerBackground: ContainerBackground
    package var luminance: Luminance
    /// Whether the surroundings of the widget show the view passed to `widgetLabel`: true for a face's corners and for
    /// complications at its bezel. A picture of the widget alone has no such surroundings.
    package var widgetLabel = WidgetLabel.hidden
    package var levelOfDetail: LevelOfDetail
    package var typeSize: TypeSize
    package var look: Look
    /// Factor of the light of the finished picture: below 1 on an Always-On display.
    package var brightness: Double
    package var inversion: WatchFace.Inversion
    /// `nil` except on Apple Vision Pro.
    package var room: Room?
}

extension WidgetPlace {
    /// The environment of a widget in this place, and the treatment of its picture.
    ///
    /// 1. The place and the setting determine the appearance, and the appearance determines the mode; the guidelines'
    ///    table must have the mode for the place.
    /// 2. Accented and vibrant looks remove the widget's own background; StandBy, CarPlay, the Lock Screen and watch
    ///    complications never have one.
    /// 3. The color scheme is the user's choice, if the place has one. It is dark if content is white or the place is
    ///    black, as in StandBy at night and on the dark glass of a vibrant desktop. An Always-On face is never
    ///    inverted: a bright one would not save power.
    /// 4. Level of detail, texture and mounting apply to Apple Vision Pro only; type sizes are limited by platform.
    ///
    /// - Throws: `PlacementRejection` if the setting requests something that the place does not have.
    package func traits(under setting: Setting) throws(PlacementRejection) -> PlaceTraits {
        let look = try look(under: setting)
        let mode = look.mode
        guard has(mode, under: setting) else { throw .modeNotHere(mode, context, platform) }
        let dims = setting.display == .alwaysOn && hasAlwaysOn
        return PlaceTraits(
            mode: mode, colorScheme: colorScheme(under: setting),
            containerBackground: mode != .fullColor || !context.showsContainerBackground ? .removed : .shown,
            luminance: dims ? .reduced : .normal,
            levelOfDetail: platform == .visionPro ? LevelOfDetail(distance: setting.vision.distance) : .default,
            typeSize: platform.widgetTypeSize(setting.typeSize), look: look,
            brightness: dims ? Decisions.alwaysOnBrightness : 1,
            inversion: platform == .appleWatch && !dims ? setting.watchFace.inversion : .standard,
            room: platform == .visionPro ? try room(under: setting.vision) : nil)
    }

    /// Whether the guidelines' table has the mode for the place, or their prose does and is followed.
    private func has(_ mode: RenderingMode, under setting: Setting) -> Bool {
        modes.contains(mode) || (platform == .mac && mode == .accented && setting.accentedOnMac == .allowed)
    }

    /// Whether the display of the place stays on, dimmed, while the device is idle: the iPhone's Lock Screen and
    /// StandBy, and the watch face.
    package var hasAlwaysOn: Bool {
        switch context {
        case .lockScreen: platform == .iPhone
        case .standBy, .watchComplication: true
        default: false
        }
    }

    private func look(under setting: Setting) throws(PlacementRejection) -> PlaceTraits.Look {
        switch context {
        case .homeScreen, .todayView: return look(setting.appearance)
        case .desktop, .notificationCenter:
            if setting.appearance.kind == .tinted || setting.appearance.kind == .clear {
                guard setting.accentedOnMac == .allowed else {
                    throw .appearanceNotHere(setting.appearance.kind, context, platform)
                }
                return look(setting.appearance)
            }
            return context == .desktop && setting.desktop == .vibrant ? .vibrant(tint: nil) : .fullColor
        case .lockScreen: return .vibrant(tint: setting.lockScreenTint)
        case .standBy:
            let lights = 0...Decisions.sunlightLux
            guard lights.contains(setting.ambientLight) else {
                throw .outOfRange("ambient light in lux", value: setting.ambientLight, range: lights)
            }
            return setting.ambientLight < Decisions.standByNightLux ? .night(Decisions.standByRed) : .fullColor
        case .carPlay: return .fullColor
        case .watchComplication, .watchSmartStack:
            guard let tint = setting.watchFace.tint else { return .fullColor }
            return .accented(
                primary: .white, accent: tint,
                background: context == .watchComplication ? .none : .tinted(Decisions.watchStackPlate))
        case .horizontalSurface, .verticalSurface:
            guard let palette = setting.vision.palette else { return .fullColor }
            return .accented(
                primary: palette.primary, accent: palette.accent, background: .tinted(palette.background))
        }
    }

    /// Both groups are white in tinted and clear; the tint is the background's.
    private func look(_ appearance: Appearance) -> PlaceTraits.Look {
        switch appearance {
        case .light, .dark: .fullColor
        case .tinted(let color): .accented(primary: .white, accent: .white, background: .tinted(color))
        case .clear: .accented(primary: .white, accent: .white, background: .glass)
        }
    }

    private func colorScheme(under setting: Setting) -> ColorScheme {
        switch context {
        // Vibrant widgets are on dark glass.
        case .desktop where setting.desktop == .vibrant: .dark
        case .homeScreen, .todayView, .desktop, .notificationCenter:
            setting.appearance == .light ? .light : .dark
        case .lockScreen, .standBy, .carPlay, .watchComplication, .watchSmartStack: .dark
        case .horizontalSurface, .verticalSurface: Decisions.visionColorScheme
        }
    }

    private func room(under vision: VisionSetting) throws(PlacementRejection) -> PlaceTraits.Room {
        let distances = 0...Decisions.farthestDistance
        guard distances.contains(vision.distance) else {
            throw .outOfRange("distance in meters", value: vision.distance, range: distances)
        }
        return PlaceTraits.Room(
            texture: vision.texture, light: vision.light, mounting: vision.mounting,
            mount: try Mount(style: vision.mounting, on: context),
            frameWidth: vision.mounting == .elevated ? Decisions.millimeters(of: vision.frame) : 0,
            scale: vision.scale)
    }

    /// The setting nearest to the given one in which a widget here is drawn in a mode.
    ///
    /// - Throws: `PlacementRejection` where the guidelines' table does not have the mode.
    package func setting(for mode: RenderingMode, from setting: Setting = Setting()) throws(PlacementRejection)
        -> Setting
    {
        guard has(mode, under: setting) else { throw .modeNotHere(mode, context, platform) }
        if (try? traits(under: setting))?.mode == mode { return setting }
        var result = setting
        switch (context, mode) {
        case (.homeScreen, .accented), (.todayView, .accented), (.desktop, .accented), (.notificationCenter, .accented):
            result.appearance = .tinted(Decisions.homeTint)
        case (.homeScreen, _), (.todayView, _): result.appearance = .light
        case (.standBy, .vibrant): result.ambientLight = 0
        case (.standBy, _): result.ambientLight = Decisions.daylightLux
        case (.desktop, _), (.notificationCenter, _):
            if setting.appearance != .dark { result.appearance = .light }
            result.desktop = mode == .vibrant ? .vibrant : .fullColor
        case (.watchComplication, _), (.watchSmartStack, _):
            result.watchFace.tint = mode == .accented ? Decisions.watchFaceTint : nil
        case (.horizontalSurface, _), (.verticalSurface, _):
            result.vision.palette = mode == .accented ? Decisions.palettes.first : nil
        case (.lockScreen, _), (.carPlay, _): break
        }
        return result
    }
}

extension PlaceTraits.Look {
    /// The view's environment.
    package var mode: RenderingMode {
        switch self {
        case .fullColor: .fullColor
        case .accented: .accented
        case .vibrant, .night: .vibrant
        }
    }
}

extension Context {
    /// Whether the place shows a widget's own background in full color.
    package var showsContainerBackground: Bool {
        switch self {
        case .homeScreen, .todayView, .desktop, .notificationCenter, .horizontalSurface, .verticalSurface,
            .watchSmartStack:
            true
        case .lockScreen, .standBy, .carPlay, .watchComplication: false
        }
    }
}
