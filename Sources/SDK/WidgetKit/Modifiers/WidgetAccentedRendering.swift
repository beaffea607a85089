import RenderModel

/// How an image is rendered in accented mode.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    let mode: ImageContent.AccentedRendering

    /// In the accent color.
    public static let accented = WidgetAccentedRenderingMode(mode: .accented)
    /// In shades of the default color.
    public static let desaturated = WidgetAccentedRenderingMode(mode: .desaturated)
    /// In shades of the accent color.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(mode: .accentedDesaturated)
    /// In its own colors.
    public static let fullColor = WidgetAccentedRenderingMode(mode: .fullColor)
}

extension Image {
    nonisolated public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
        accentedRendering(renderingMode?.mode ?? .automatic)
    }
}
