import ExtensionProtocol

/// The person's settings of the simulated device: what is the same for all widgets on it.
package struct HostEnvironment: Hashable, Sendable, Codable {
    /// Name or screen size of the device, as `DeviceCatalog` knows it.
    package var device: String
    package var colorScheme: WidgetEnvironment.ColorScheme
    package var contrast: WidgetEnvironment.Contrast
    package var typeSize: WidgetEnvironment.TypeSize
    package var legibilityWeight: WidgetEnvironment.LegibilityWeight
    package var layoutDirection: WidgetEnvironment.LayoutDirection
    /// Locale identifier, such as `ko_KR`.
    package var locale: String
    /// Time zone identifier, such as `Asia/Seoul`.
    package var timeZone: String

    package init(
        device: String = "390x844", colorScheme: WidgetEnvironment.ColorScheme = .light,
        contrast: WidgetEnvironment.Contrast = .standard, typeSize: WidgetEnvironment.TypeSize = .large,
        legibilityWeight: WidgetEnvironment.LegibilityWeight = .regular,
        layoutDirection: WidgetEnvironment.LayoutDirection = .leftToRight, locale: String = "en_US",
        timeZone: String = "GMT"
    ) {
        self.device = device
        self.colorScheme = colorScheme
        self.contrast = contrast
        self.typeSize = typeSize
        self.legibilityWeight = legibilityWeight
        self.layoutDirection = layoutDirection
        self.locale = locale
        self.timeZone = timeZone
    }
}

extension WidgetEnvironment.ColorScheme: Codable {}
extension WidgetEnvironment.Contrast: Codable {}
extension WidgetEnvironment.TypeSize: Codable {}
extension WidgetEnvironment.LegibilityWeight: Codable {}
extension WidgetEnvironment.LayoutDirection: Codable {}
