import DeviceCatalog
import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// The visible place, the user's devices and settings, and their effect on each widget.
///
/// 1. A widget is drawn for the visible place if that shows it, otherwise for its own place.
/// 2. The widgets of the place are recomputed only when widgets, their apps' names or the environment change.
///
/// Invariants: `devices` are those that `environment` names; the environment's platform has its place.
struct PlaceMachine: Sendable {
    private(set) var environment: HostEnvironment
    private(set) var devices: DeviceSet
    /// The widgets of the visible place.
    private(set) var occupancy = PlaceOccupancy()
    private let slots: any SlotProvider

    /// A widget and the name of its app.
    struct NamedWidget {
        var widget: PlacedWidget
        var appName: String?
    }

    /// A widget whose environment may have changed.
    struct Change {
        var instance: InstanceID
        var before: WidgetEnvironment?
    }

    /// - Parameter note: Called with a sentence for each unknown setting that is replaced.
    init(_ environment: HostEnvironment, slots: any SlotProvider, note: (String) -> Void) {
        self.slots = slots
        var known = environment
        devices = DeviceSet(replacingUnknownIn: &known, note: note)
        self.environment = known
    }

    // MARK: Environment of widgets

    /// The place that a widget is drawn for.
    func effectivePlacement(of widget: PlacedWidget) -> (context: Context, device: Device) {
        let place = environment.place
        if occupancy.contains(widget.id) { return (place.context, devices[place.platform]) }
        return (widget.context, devices[widget.platform])
    }

    /// The environment in which a widget is drawn; `nil` if the device does not show its size.
    func environment(of widget: PlacedWidget) -> WidgetEnvironment? {
        let placement = effectivePlacement(of: widget)
        var result = try? environment.widgetEnvironment(
            family: widget.family, context: placement.context, device: placement.device)
        if let label = occupancy.label(of: widget.id) { result?.widgetLabel = label == .shown ? .shown : .hidden }
        return result
    }

    /// - Throws: `HostError` if a widget of that size cannot be there.
    func checkPlacement(
        of family: Family, in context: Context, of platform: Platform
    ) throws(HostError) {
        _ = try environment.widgetEnvironment(family: family, context: context, device: devices[platform])
    }

    /// The place's treatment of a widget's picture; `nil` in a place that does not show it.
    func traits(of widget: PlacedWidget) -> (place: WidgetPlace, traits: PlaceTraits)? {
        let placement = effectivePlacement(of: widget)
        let setting = environment.setting(in: placement.context, of: placement.device.platform)
        guard let place = try? WidgetPlace(device: placement.device, context: placement.context, family: widget.family),
            let traits = try? place.traits(under: setting)
        else { return nil }
        return (place, traits)
    }

    // MARK: Room

    /// The visible place with its widgets.
    var request: PlaceRequest {
        var request = emptyPlace(environment.place.context, of: environment.place.platform)
        request.widgets = occupancy.members.map(\.widget)
        return request
    }

    /// - Throws: `HostError` if the place has no room for another widget in addition to the earlier ones.
    func checkRoom(for widget: PlacedWidget, after present: [PlacedWidget]) throws(HostError) {
        var request = emptyPlace(widget.context, of: widget.platform)
        request.widgets = (present + [widget]).map { .init(name: $0.kind, family: $0.family) }
        do throws(SlotRejection) {
            _ = try slots.slots(for: request)
        } catch {
            throw .placeFull(error.description)
        }
    }

    private func emptyPlace(_ context: Context, of platform: Platform) -> PlaceRequest {
        PlaceRequest(
            device: devices[platform], context: context, setting: environment.setting(in: context, of: platform),
            orientation: environment.place.orientation == .landscape ? .landscape : .portrait,
            direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            locale: environment.locale.replacing("_", with: "-"))
    }

    // MARK: Changes

    /// Whether the visible place has pages, whose widgets are in the layout, and its occupancy is current.
    var showsPages: Bool { environment.place.isPhoneHome && occupancy.isAnswer(to: nil) }

    /// Recomputes the widgets of the visible place.
    ///
    /// - Parameter widgets: All widgets of the device, by `PlacedWidget.order`.
    /// - Returns: The widgets that are or were in the place, in the same order, if the result changed; otherwise `nil`.
    mutating func arrange(_ widgets: [NamedWidget]) -> [Change]? {
        let question = question(widgets)
        guard !occupancy.isAnswer(to: question) else { return nil }
        let next = question.map { PlaceOccupancy($0, slots) } ?? PlaceOccupancy()
        let changes = widgets.map(\.widget).filter { occupancy.contains($0.id) || next.contains($0.id) }
            .map { Change(instance: $0.id, before: environment(of: $0)) }
        occupancy = next
        return changes
    }

    /// - Returns: All widgets, in the given order, with their previous environments.
    mutating func set(_ next: HostEnvironment, widgets: [NamedWidget]) throws(HostError) -> [Change] {
        let devices = try DeviceSet(next)
        guard next.locale.utf8.count <= 64 else { throw .invalid("'\(next.locale)' is not a locale") }
        guard TimeZone(identifier: next.timeZone) != nil else {
            throw .invalid("there is no time zone called '\(next.timeZone.prefix(64))'")
        }
        try check(next, on: devices[next.place.platform])
        let changes = widgets.map { Change(instance: $0.widget.id, before: environment(of: $0.widget)) }
        environment = next
        self.devices = devices
        occupancy = PlaceOccupancy()
        _ = arrange(widgets)
        return changes
    }

    /// Checks that the platform has the place, and that a changed setting is possible in the visible place; settings of
    /// other places are ignored.
    private func check(_ next: HostEnvironment, on device: Device) throws(HostError) {
        let place = next.place
        guard place.platform.contexts.contains(place.context) else {
            throw .placement(.noSuchPlace(place.context, place.platform))
        }
        guard next.setting != environment.setting, place.platform == environment.place.platform,
            place.context == environment.place.context
        else { return }
        for family in Family.allCases {
            guard let candidate = try? WidgetPlace(device: device, context: place.context, family: family) else {
                continue
            }
            do throws(PlacementRejection) {
                _ = try candidate.traits(under: next.setting)
            } catch {
                // A setting that was already invalid here is not part of this change.
                if (try? candidate.traits(under: environment.setting)) != nil { throw .placement(error) }
            }
        }
    }

    private func question(_ widgets: [NamedWidget]) -> PlaceOccupancy.Question? {
        let place = environment.place
        guard !place.isPhoneHome else { return nil }
        let fitting = Set(place.context.families(on: place.platform))
        let members = widgets.compactMap { named -> PlaceOccupancy.Member? in
            let widget = named.widget
            guard fitting.contains(widget.family) else { return nil }
            return PlaceOccupancy.Member(
                instance: widget.id, widget: .init(name: named.appName ?? widget.kind, family: widget.family),
                isOwn: widget.context == place.context && widget.platform == place.platform)
        }
        return PlaceOccupancy.Question(
            place: emptyPlace(place.context, of: place.platform),
            candidates: members.filter(\.isOwn) + members.filter { !$0.isOwn })
    }
}
