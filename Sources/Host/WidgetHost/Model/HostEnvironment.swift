import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

/// The user's settings of the simulated devices, which are the same for all widgets on them.
package struct HostEnvironment: Hashable, Sendable, Codable {
    /// Name or screen size of the iPhone, as `DeviceCatalog` knows it.
    package var device: String
    /// The displayed place.
    package var place: PlaceChoice
    /// The user's settings and the environment that affect the appearance of widgets in their places.
    package var setting: Setting
    package var contrast: Contrast
    package var typeSize: TypeSize
    package var legibilityWeight: LegibilityWeight
    package var transparency: Transparency
    /// The system's palette of the named colors.
    package var systemColors: SystemColorGeneration
    package var layoutDirection: LayoutDirection
    /// Locale identifier, such as `ko_KR`.
    package var locale: String
    /// Time zone identifier, such as `Asia/Seoul`.
    package var timeZone: String

    package init(
        device: String = "390x844", colorScheme: ColorScheme = .light,
        contrast: Contrast = .standard, typeSize: TypeSize = .large,
        legibilityWeight: LegibilityWeight = .regular,
        transparency: Transparency = .standard,
        layoutDirection: LayoutDirection = .leftToRight, locale: String = "en_US",
        timeZone: String = "GMT", place: PlaceChoice = .home, setting: Setting = Setting(),
        systemColors: SystemColorGeneration = .since2025
    ) {
        self.device = device
        self.place = place
        self.setting = setting
        self.systemColors = systemColors
        self.contrast = contrast
        self.typeSize = typeSize
        self.legibilityWeight = legibilityWeight
        self.transparency = transparency
        self.layoutDirection = layoutDirection
        self.locale = locale
        self.timeZone = timeZone
        if colorScheme == .dark { self.setting.appearance = .dark }
    }

    /// The color scheme: light for the light appearance; tinted and clear are dark.
    package var colorScheme: ColorScheme {
        get { setting.appearance == .light ? .light : .dark }
        set { setting.appearance = newValue == .dark ? .dark : .light }
    }

    /// The settings as far as they apply in a place: a Mac has no tinted and clear appearances and is dark instead, and
    /// a widget that is recessed into a wall is elevated on a table.
    package func setting(in context: Context, of platform: Platform) -> Setting {
        var result = setting
        result.typeSize = typeSize
        if platform == .mac, result.accentedOnMac == .rejected, setting.appearance != .light {
            result.appearance = .dark
        }
        if context == .horizontalSurface { result.vision.mounting = .elevated }
        return result
    }
}

extension HostEnvironment {
    private enum Key: String, CodingKey {
        case device, colorScheme, contrast, typeSize, legibilityWeight, transparency, layoutDirection, locale, timeZone
        case place, setting, systemColors
    }

    /// Also reads the format of an earlier version, which had only light and dark.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            device: try values.decode(String.self, forKey: .device),
            contrast: try values.decode(Contrast.self, forKey: .contrast),
            typeSize: try values.decode(TypeSize.self, forKey: .typeSize),
            legibilityWeight: try values.decode(LegibilityWeight.self, forKey: .legibilityWeight),
            transparency: try values.decodeIfPresent(Transparency.self, forKey: .transparency)
                ?? .standard,
            layoutDirection: try values.decode(LayoutDirection.self, forKey: .layoutDirection),
            locale: try values.decode(String.self, forKey: .locale),
            timeZone: try values.decode(String.self, forKey: .timeZone),
            place: try values.decodeIfPresent(PlaceChoice.self, forKey: .place) ?? .home,
            setting: try values.decodeIfPresent(Setting.self, forKey: .setting) ?? Setting(),
            systemColors: try values.decodeIfPresent(SystemColorGeneration.self, forKey: .systemColors)
                ?? .since2025)
        if let scheme = try values.decodeIfPresent(ColorScheme.self, forKey: .colorScheme) {
            colorScheme = scheme
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(device, forKey: .device)
        try values.encode(contrast, forKey: .contrast)
        try values.encode(typeSize, forKey: .typeSize)
        try values.encode(legibilityWeight, forKey: .legibilityWeight)
        try values.encode(transparency, forKey: .transparency)
        try values.encode(layoutDirection, forKey: .layoutDirection)
        try values.encode(locale, forKey: .locale)
        try values.encode(timeZone, forKey: .timeZone)
        try values.encode(place, forKey: .place)
        try values.encode(setting, forKey: .setting)
        try values.encode(systemColors, forKey: .systemColors)
    }
}

extension ColorScheme: Codable {}
extension Contrast: Codable {}
extension TypeSize: Codable {}
extension LegibilityWeight: Codable {}
extension LayoutDirection: Codable {}
extension Transparency: Codable {}
extension SystemColorGeneration: Codable {}
