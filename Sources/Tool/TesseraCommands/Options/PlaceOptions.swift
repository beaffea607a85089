import ArgumentParser
import DeviceCatalog
import ExtensionProtocol
import Scenes
import WidgetVocabulary

/// The places that widgets are shown in, and the user's settings there.
struct PlaceOptions: ParsableArguments {
    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "iphone, ipad, mac, watch, visionos, or all. Without --device, one device of each platform is drawn.",
            valueName: "name"),
        transform: PlatformArgument.init)
    var platform: [PlatformArgument] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            """
            home_screen, today_view, lock_screen, standby, carplay, desktop, notification_center, complication, \
            watch_smart_stack, horizontal_surface, vertical_surface, or all. Default: the standard place of each \
            family; for whole scenes, every place.
            """, valueName: "place"),
        transform: ContextArgument.init)
    var context: [ContextArgument] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "light, dark, tinted, tinted:COLOR or clear. COLOR is a name or #RRGGBB. Default: light.",
            valueName: "appearance"),
        transform: { try Appearance(named: $0) })
    var appearance: [Appearance] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Rendering modes: fullColor, accented or vibrant. Default: the mode that the appearance implies.",
            valueName: "mode"),
        transform: { try RenderingMode(named: $0) })
    var mode: [RenderingMode] = []

    @Option(
        help: ArgumentHelp(
            "Wallpaper behind glass and vibrant widgets: \(WallpaperArgument.names.joined(separator: ", ")), or none. "
                + "Default: dunes.",
            valueName: "name"),
        transform: WallpaperArgument.init)
    var wallpaper: WallpaperArgument?

    @Option(
        help: ArgumentHelp(
            "System colors and switches: 2025 for iOS 26 and later, classic for iOS 13 to 18. Default: 2025.",
            valueName: "generation"),
        transform: SystemColorsArgument.init)
    var systemColors: SystemColorsArgument?

    @Flag(
        help: ArgumentHelp(
            "Draw a neutral box for an image that the asset catalog does not contain. Without this flag nothing is "
                + "drawn, as on an iPhone. A finding names the image in both cases."))
    var markMissingPictures = false

    @Flag(help: .hidden)
    var omitMissingPictures = false

    @Option(
        help: ArgumentHelp("Tint color of the Lock Screen's widgets.", valueName: "color"),
        transform: { try TintColor(named: $0) })
    var lockTint: TintColor?

    @Option(
        help: ArgumentHelp("Ambient light of a device in StandBy: lux, day or night.", valueName: "light"),
        transform: AmbientArgument.init)
    var ambient: AmbientArgument?

    @Flag(help: "Dim the display, as Always On does.")
    var alwaysOn = false

    @Flag(
        help: ArgumentHelp(
            "Allow the tinted and clear appearances on a Mac, as the text of Apple's guidelines states. "
                + "The guidelines' table excludes them, which is the default."))
    var accentedOnMac = false

    @Option(
        help: ArgumentHelp(
            "Color of the watch face, which its widgets adopt; full for a full-color face.", valueName: "color"),
        transform: FaceArgument.init)
    var faceColor: FaceArgument?

    @Flag(help: "Draw a watch face that inverts its complications.")
    var inverted = false
}

/// The settings of a room.
struct RoomOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Tint palette of the widget, such as coral or sky.", valueName: "name"),
        transform: { try TintPalette.named($0) })
    var palette: TintPalette?

    @Option(
        help: ArgumentHelp("Texture: glass or paper. Default: the widget's.", valueName: "name"),
        transform: { try choice(named: $0, kind: "texture", names: { [$0.rawValue] }) })
    var texture: WidgetTexture?

    @Option(
        help: ArgumentHelp("Lighting of the room: dark, dim, indoor or bright.", valueName: "light"),
        transform: { try choice(named: $0, kind: "room lighting", names: { [$0.rawValue] }) })
    var roomLight: LightLevel?

    @Option(
        help: ArgumentHelp("Distance from the eyes to the widget, 0 to 50.", valueName: "meters"),
        transform: DistanceArgument.init)
    var distance: DistanceArgument?

    @Option(
        help: ArgumentHelp("Level of detail: default (near) or simplified (far).", valueName: "level"),
        transform: { try choice(named: $0, kind: "level of detail", names: { [$0.rawValue] }) })
    var levelOfDetail: LevelOfDetail?

    @Option(
        help: ArgumentHelp("The widget's size as the user resized it, 75 to 125.", valueName: "percent"),
        transform: { try ScaleArgument($0) })
    var widgetScale: ScaleArgument?

    @Option(
        help: ArgumentHelp("Mounting style: elevated or recessed.", valueName: "style"),
        transform: { try choice(named: $0, kind: "mounting style", names: { [$0.rawValue] }) })
    var mounting: MountingStyle?

    func check() throws {
        guard let distance, let levelOfDetail else { return }
        let seen = LevelOfDetail(distance: distance.metres)
        guard seen != levelOfDetail else { return }
        throw ValidationError(
            "At \(distance.text) meters a widget has the \(seen.rawValue) level of detail, not the "
                + "\(levelOfDetail.rawValue) one. Omit --distance or --level-of-detail.")
    }

    func apply(to setting: inout VisionSetting) {
        setting.palette = palette
        if let roomLight { setting.light = roomLight }
        if let distance { setting.distance = distance.metres }
        if distance == nil, levelOfDetail == .simplified { setting.distance = Decisions.simplifiedDistance * 2 }
        if let widgetScale { setting.scale = widgetScale.scale }
        if let mounting { setting.mounting = mounting }
    }
}

/// The accessibility settings of the user.
struct AccessibilityOptions: ParsableArguments {
    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Dynamic Type sizes: xSmall…large…xxxLarge, ax1…ax5. Default: large.", valueName: "size"),
        transform: TypeSize.init(argument:))
    var typeSize: [TypeSize] = []

    @Flag(help: "Turn on Bold Text.")
    var boldText = false

    @Flag(help: "Turn on Increase Contrast.")
    var increasedContrast = false

    @Flag(help: "Turn on Reduce Transparency.")
    var reducedTransparency = false

    @Flag(help: "Turn on Differentiate Without Color.")
    var differentiateWithoutColor = false

    @Option(
        help: ArgumentHelp("Layout direction: ltr or rtl. Default: that of the language.", valueName: "direction"),
        transform: DirectionArgument.init)
    var direction: DirectionArgument?

    var accessibility: EnvironmentOptions.Accessibility {
        var result = EnvironmentOptions.Accessibility()
        if boldText { result.weight = .bold }
        if increasedContrast { result.contrast = .increased }
        if reducedTransparency { result.transparency = .reduced }
        if differentiateWithoutColor { result.differentiation = .withoutColor }
        return result
    }
}

extension PlaceOptions {
    /// Pictures show widgets as their places do as soon as an option names a place, a mode or a setting of a place;
    /// otherwise they show what the widget draws.
    func environment(_ room: RoomOptions, _ reading: AccessibilityOptions) -> EnvironmentOptions {
        var result = EnvironmentOptions()
        result.special = special(room)
        let contexts = context.compactMap(\.context)
        result.places = contexts.count < context.count ? .all : contexts.isEmpty ? .usual : .some(contexts.uniqued)
        result.modes = mode.uniqued
        result.texture = room.texture
        if let wallpaper { result.wallpaper = wallpaper.wallpaper }
        result.accessibility = reading.accessibility
        result.direction = reading.direction?.direction
        if let systemColors { result.systemColors = systemColors.generation }
        if markMissingPictures, !omitMissingPictures { result.missingPictures = .marked }
        if let ambient { result.setting.ambientLight = ambient.lux }
        result.setting.lockScreenTint = lockTint
        result.setting.display = alwaysOn ? .alwaysOn : .awake
        result.setting.accentedOnMac = accentedOnMac ? .allowed : .rejected
        result.setting.watchFace = WatchFace(
            tint: faceColor?.tint, inversion: inverted ? .inverted : .standard)
        room.apply(to: &result.setting.vision)
        let isPlain = appearance.allSatisfy { $0 == .light || $0 == .dark }
        let asksForNothing =
            platform.isEmpty && context.isEmpty && mode.isEmpty && wallpaper == nil && isPlain
            && result.special.isEmpty
        result.display = asksForNothing ? .asDrawn : .asShown
        return result
    }

    private func special(_ room: RoomOptions) -> [SpecialOption] {
        let given: [(SpecialOption, Bool)] = [
            (.ambient, ambient != nil), (.lockTint, lockTint != nil), (.alwaysOn, alwaysOn),
            (.accentedOnMac, accentedOnMac), (.faceColor, faceColor != nil), (.inverted, inverted),
            (.palette, room.palette != nil), (.texture, room.texture != nil), (.roomLight, room.roomLight != nil),
            (.distance, room.distance != nil), (.levelOfDetail, room.levelOfDetail != nil),
            (.widgetScale, room.widgetScale != nil), (.mounting, room.mounting != nil),
        ]
        return given.filter(\.1).map(\.0)
    }
}
