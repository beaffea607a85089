import CoreGraphics
import DeviceCatalog
import ExtensionProtocol

extension WidgetEnvironment {
    /// Sets the values that depend only on the place. The pixel density is unchanged, because the caller that draws
    /// chooses it.
    package mutating func set(_ place: WidgetPlace) {
        platform = place.platform.system
        family = place.family
        canvasSize = CGSize(width: place.canvas.width, height: place.canvas.height)
        contentMargins = Margins(
            top: place.margins.top, leading: place.margins.leading, bottom: place.margins.bottom,
            trailing: place.margins.trailing)
        cornerRadius = place.cornerRadius
    }

    /// Sets the values of the place under a setting.
    package mutating func set(_ traits: PlaceTraits) {
        colorScheme = traits.colorScheme
        renderingMode = traits.mode
        containerBackground = traits.containerBackground
        luminance = traits.luminance
        widgetLabel = traits.widgetLabel
        levelOfDetail = traits.levelOfDetail
    }
}
