import RenderModel

/// How a picture is drawn where the place shows the widget in accented mode.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    let mode: ImageContent.AccentedRendering

    /// In the accent colour.
    public static let accented = WidgetAccentedRenderingMode(mode: .accented)
    /// In shades of the default colour.
    public static let desaturated = WidgetAccentedRenderingMode(mode: .desaturated)
    /// In shades of the accent colour.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(mode: .accentedDesaturated)
    /// In its own colours.
    public static let fullColor = WidgetAccentedRenderingMode(mode: .fullColor)
}

extension Image {
    nonisolated public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
        accentedRendering(renderingMode?.mode ?? .automatic)
    }
}
