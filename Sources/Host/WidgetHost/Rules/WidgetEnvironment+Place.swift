import CoreGraphics
import DeviceCatalog
import ExtensionProtocol

extension WidgetEnvironment {
    /// Takes over what the place alone gives. The pixel density stays, as it is a choice of whoever draws.
    package mutating func set(_ place: WidgetPlace) {
        platform = place.platform.system
        family = place.family
        canvasSize = CGSize(width: place.canvas.width, height: place.canvas.height)
        contentMargins = Margins(
            top: place.margins.top, leading: place.margins.leading, bottom: place.margins.bottom,
            trailing: place.margins.trailing)
        cornerRadius = place.cornerRadius
    }

    /// Takes over what the place is like under a setting.
    package mutating func set(_ traits: PlaceTraits) {
        colorScheme = traits.colorScheme
        renderingMode = traits.mode
        containerBackground = traits.containerBackground
        luminance = traits.luminance
        widgetLabel = traits.widgetLabel
        levelOfDetail = traits.levelOfDetail
    }
}
