import DeviceCatalog
import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// The host's queries of the device.
extension HostMachine {
    /// The state of the whole device, for storage or display. It is assembled from the machines, so reading parts is
    /// cheaper.
    package var state: HostState {
        var state = HostState(environment: place.environment, settings: settings)
        state.extensions = extensions.installed
        state.instances = Dictionary(uniqueKeysWithValues: layout.sorted.map { ($0.id, instance($0)) })
        layout.write(to: &state)
        state.mode = editing.mode
        state.circumstances = relevance.circumstances
        state.activities = activities.activities
        state.log = out.log
        return state
    }

    package var log: HostLog { out.log }

    /// The number of steps that could be undone since the start, which is the number of the newest one.
    package var stepCount: Int { history.count }

    /// The number of the step that can be redone next.
    package var undoneStep: Int? { history.newestUndoneNumber }

    /// Whether nothing was ever placed on the device.
    package var isNew: Bool { layout.isNew }

    package var environment: HostEnvironment { place.environment }

    package mutating func nextRequest() -> RequestID { out.nextRequest() }

    // MARK: Widgets

    package var widgetIDs: [InstanceID] { layout.sorted.map(\.id) }

    package func widget(_ id: InstanceID) throws(HostError) -> PlacedWidget { try layout.get(id) }

    package func widgets(of id: ExtensionID) -> [PlacedWidget] { layout.sorted(of: id) }

    package func instance(_ id: InstanceID) -> WidgetInstance? { layout[id].map { instance($0) } }

    private func instance(_ widget: PlacedWidget) -> WidgetInstance {
        WidgetInstance(
            widget: widget, schedule: reloads.schedule(of: widget.id) ?? WidgetSchedule(),
            budget: reloads.budget(of: widget.id) ?? ReloadBudget())
    }

    /// The sizes that a widget can have in its place, in the catalog's order.
    package func families(of widget: PlacedWidget) -> [Family] {
        let known = installed(widget.extensionID)?.widget(widget.kind)?.families ?? [widget.family]
        return Family.allCases.filter { family in
            known.contains(family)
                && (try? place.checkPlacement(of: family, in: widget.context, of: widget.platform)) != nil
        }
    }

    package func schedule(of id: InstanceID) -> WidgetSchedule? { reloads.schedule(of: id) }

    /// The extension's token for the entries of the current timeline.
    package func token(of id: InstanceID) -> EntriesToken? { reloads.token(of: id) }

    package func isLoading(_ id: InstanceID) -> Bool { reloads.isLoading(id) }

    package func pendingToggles(of id: InstanceID) -> [NodePath: Bool] { interactions.pendingToggles(of: id) }

    // MARK: Extensions and activities

    /// The extensions in the order of their names.
    package var installed: [InstalledExtension] { extensions.sorted }

    package func installed(_ id: ExtensionID) -> InstalledExtension? { extensions[id] }

    package func installedExtension(_ id: ExtensionID) throws(HostError) -> InstalledExtension {
        try extensions.get(id)
    }

    package func widgetDescription(of kind: String, _ id: ExtensionID) throws(HostError) -> WidgetDescription {
        try extensions.widget(kind, of: id)
    }

    package func activityDescription(of attributes: String, _ id: ExtensionID) throws(HostError) -> ActivityDescription
    {
        try extensions.activity(attributes, of: id)
    }

    package func activity(_ id: ActivityID) throws(HostError) -> LiveActivity { try activities.get(id) }

    /// Whether a drawing of an activity is the newest requested one.
    package func isNewest(_ request: RequestID, of id: ActivityID) -> Bool { activities.isNewest(request, of: id) }

    // MARK: Places

    package func device(on platform: Platform) -> Device { place.devices[platform] }

    /// The widgets of the visible place.
    package var occupancy: PlaceOccupancy { place.occupancy }

    /// The visible place with its widgets.
    package var placeRequest: PlaceRequest { place.request }

    /// The environment of a widget; `nil` if the current device does not show its size.
    package func environment(of id: InstanceID) -> WidgetEnvironment? {
        layout[id].flatMap { place.environment(of: $0) }
    }

    /// The place's treatment of a widget's picture; `nil` in a place that does not show it.
    package func traits(of id: InstanceID) -> (place: WidgetPlace, traits: PlaceTraits)? {
        layout[id].flatMap { place.traits(of: $0) }
    }

    // MARK: Variants

    /// What a widget can be compared in.
    package func variantAxes(of id: InstanceID) throws(HostError) -> [VariantAxis] {
        let widget = try widget(id)
        let description = try widgetDescription(of: widget.kind, widget.extensionID)
        let languages = installed(widget.extensionID)?.description.languages ?? []
        return VariantAxis.all(of: widget, description, languages: languages, on: place)
    }

    func drawing(_ variant: WidgetVariant, of widget: PlacedWidget) throws(HostError) -> VariantDrawing {
        if let family = variant.family {
            let known = try widgetDescription(of: widget.kind, widget.extensionID).families
            guard known.contains(family) else {
                throw .unsupportedFamily(family, kind: widget.kind, supported: known)
            }
        }
        return try place.drawing(variant, of: widget)
    }

    // MARK: Previews

    func drawing(_ variant: WidgetVariant, ofPreview family: Family) throws(HostError) -> VariantDrawing {
        try place.drawing(variant, ofUnplaced: family)
    }

    func appearances(ofPreview family: Family) -> [VariantAxis.Value] {
        VariantAxis.appearances(ofUnplaced: family, on: place)
    }
}
