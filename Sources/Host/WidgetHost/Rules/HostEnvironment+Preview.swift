import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

extension HostEnvironment {
    /// The environment of a widget in the gallery: as in the visible place, in full color and with its background if it
    /// has them there.
    func previewEnvironment(
        of family: Family, device: (Platform) -> Device
    ) throws(HostError) -> WidgetEnvironment {
        let isHere = place.context.families(on: place.platform).contains(family)
        let isAccessory = family.rawValue.hasPrefix("accessory")
        let platform = isHere ? place.platform : .iPhone
        let usual: Context = isAccessory ? .lockScreen : .homeScreen
        var context = isHere ? place.context : usual
        if !isAccessory, !context.showsContainerBackground {
            context = family.contexts(on: platform)?.first { $0.showsContainerBackground } ?? context
        }
        var preview = self
        preview.setting = Setting(appearance: setting.appearance == .light ? .light : .dark)
        return try preview.widgetEnvironment(family: family, context: context, device: device(platform))
    }

    /// The environment of a control in Control Center.
    func controlEnvironment(_ placement: ControlPlacement, on device: Device) -> WidgetEnvironment {
        var environment = WidgetEnvironment(
            family: .systemSmall, canvasSize: .zero, displayScale: device.scale, contrast: contrast,
            legibilityWeight: legibilityWeight, systemColors: systemColors, layoutDirection: layoutDirection,
            locale: locale, timeZone: timeZone)
        environment.set(placement)
        return environment
    }
}
