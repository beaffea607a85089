import DeviceCatalog
import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// A read-only view of the device for machines: the values that one machine depends on and others determine.
struct DeviceView: LayoutContext, ReloadContext, RelevanceContext, ActivityContext {
    let now: Date
    let settings: HostSettings
    let extensions: ExtensionRegistry
    private let layout: LayoutMachine
    private let place: PlaceMachine

    init(
        now: Date, settings: HostSettings, extensions: ExtensionRegistry, layout: LayoutMachine, place: PlaceMachine
    ) {
        self.now = now
        self.settings = settings
        self.extensions = extensions
        self.layout = layout
        self.place = place
    }

    // MARK: Extensions

    func description(of kind: String, _ id: ExtensionID) throws(HostError) -> WidgetDescription {
        try extensions.widget(kind, of: id)
    }

    func isRunning(_ id: ExtensionID) -> Bool { extensions.isRunning(id) }

    // MARK: Widgets

    var widgets: [PlacedWidget] { layout.sorted }

    func widget(_ id: InstanceID) -> PlacedWidget? { layout[id] }

    var watch: WatchStack? {
        layout.watchStack.map { WatchStack(stack: $0, members: layout.members(of: $0)) }
    }

    // MARK: Places

    var environment: HostEnvironment { place.environment }
    var phone: Device { place.devices.phone }

    func environment(of widget: PlacedWidget) -> WidgetEnvironment? { place.environment(of: widget) }

    func checkPlacement(of family: Family, in context: Context, of platform: Platform) throws(HostError) {
        try place.checkPlacement(of: family, in: context, of: platform)
    }

    func checkRoom(for widget: PlacedWidget, after present: [PlacedWidget]) throws(HostError) {
        try place.checkRoom(for: widget, after: present)
    }
}
