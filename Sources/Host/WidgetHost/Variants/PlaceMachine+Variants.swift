import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

/// The environment of a variant's view, and what its place does to the picture.
struct VariantDrawing: Hashable, Sendable {
    var environment: WidgetEnvironment
    var place: WidgetPlace
    var traits: PlaceTraits

    // The name of a device draws nothing.
    static func == (left: VariantDrawing, right: VariantDrawing) -> Bool {
        left.environment == right.environment && left.traits == right.traits
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(environment)
        hasher.combine(traits)
    }
}

extension PlaceMachine {
    /// The drawing of a variant of a widget. Without differences it is that of the widget itself.
    ///
    /// The variant is drawn for the place that shows the widget. A size that this place does not have is drawn for the
    /// first place of the guidelines' table that has it.
    func drawing(_ variant: WidgetVariant, of widget: PlacedWidget) throws(HostError) -> VariantDrawing {
        let family = variant.family ?? widget.family
        var result = try drawing(variant, of: family, at: effectivePlacement(of: widget))
        if family == widget.family, let label = occupancy.label(of: widget.id) {
            result.environment.widgetLabel = label == .shown ? .shown : .hidden
        }
        return result
    }

    /// The drawing of a widget of a size that is not placed, for the visible place.
    func drawing(_ variant: WidgetVariant, ofUnplaced family: Family) throws(HostError) -> VariantDrawing {
        let place = environment.place
        return try drawing(variant, of: family, at: (place.context, devices[place.platform]))
    }

    private func drawing(
        _ variant: WidgetVariant, of family: Family, at placement: (context: Context, device: Device)
    ) throws(HostError) -> VariantDrawing {
        let device = try device(variant.device, insteadOf: placement.device)
        var settings = environment
        // The color of a tinted device stays.
        if let appearance = variant.appearance, appearance.kind != settings.setting.appearance.kind {
            settings.setting.appearance = appearance
        }
        settings.typeSize = variant.typeSize ?? settings.typeSize
        settings.locale = variant.locale ?? settings.locale
        settings.layoutDirection = variant.direction ?? settings.layoutDirection
        let contexts = family.contexts(on: device.platform) ?? []
        let context = contexts.contains(placement.context) ? placement.context : contexts.first ?? placement.context
        let result = try settings.widgetEnvironment(family: family, context: context, device: device)
        do throws(PlacementRejection) {
            let place = try WidgetPlace(device: device, context: context, family: family)
            let traits = try place.traits(under: settings.setting(in: context, of: device.platform))
            return VariantDrawing(environment: result, place: place, traits: traits)
        } catch {
            throw .placement(error)
        }
    }

    private func device(_ name: String?, insteadOf shown: Device) throws(HostError) -> Device {
        guard let name, name != shown.name else { return shown }
        let device: Device
        do throws(UnknownName) {
            device = try DeviceCatalog.device(named: name)
        } catch {
            throw .unknownDevice(error.description)
        }
        guard device.platform == shown.platform else {
            throw .unknownDevice("\(device.name) is not of the platform \(shown.platform.rawValue).")
        }
        return device
    }
}
