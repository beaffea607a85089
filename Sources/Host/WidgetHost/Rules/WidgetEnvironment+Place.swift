import CoreGraphics
import DeviceCatalog
import ExtensionProtocol

extension WidgetEnvironment {
    /// Takes over what the place alone gives. The pixel density stays, as it is a choice of whoever draws.
    package mutating func set(_ place: WidgetPlace) {
        platform = place.platform.system
        family = WidgetFamilyName(rawValue: place.family.rawValue) ?? family
        canvasSize = CGSize(width: place.canvas.width, height: place.canvas.height)
        contentMargins = Margins(
            top: place.margins.top, leading: place.margins.leading, bottom: place.margins.bottom,
            trailing: place.margins.trailing)
        cornerRadius = place.cornerRadius
    }

    /// Takes over what the place is like under a setting.
    package mutating func set(_ traits: PlaceTraits) {
        colorScheme = traits.colorScheme == .dark ? .dark : .light
        renderingMode =
            switch traits.mode {
            case .fullColor: .fullColor
            case .accented: .accented
            case .vibrant: .vibrant
            }
        containerBackground = traits.containerBackground == .removed ? .removed : .shown
        luminance = traits.luminance == .reduced ? .reduced : .normal
        widgetLabel = traits.widgetLabel == .shown ? .shown : .hidden
        levelOfDetail = traits.levelOfDetail == .simplified ? .simplified : .default
    }
}

extension Platform {
    /// The operating system, as the extension is told.
    package var system: WidgetEnvironment.Platform {
        switch self {
        case .iPhone, .iPad: .iOS
        case .mac: .macOS
        case .appleWatch: .watchOS
        case .visionPro: .visionOS
        }
    }
}
