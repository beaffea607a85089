import DeviceCatalog
import ExtensionProtocol
import Foundation
import WidgetVocabulary

@testable import WidgetHost

/// The rest of the device for a single state machine; everything that a test does not set has the simplest valid value.
struct StubDevice: LayoutContext, ReloadContext, RelevanceContext, ActivityContext {
    var now = Samples.start
    var settings = HostSettings()
    var environment = HostEnvironment(device: "iPhone 16")
    var extensions = ExtensionRegistry([:])
    var placed: [PlacedWidget] = []
    var watch: WatchStack?
    /// `nil` for a widget that the device does not show.
    var widgetEnvironment: WidgetEnvironment? = WidgetEnvironment(family: .systemSmall, canvasSize: Trees.size)
    var isRunning = true
    var roomRefusal: HostError?

    var widgets: [PlacedWidget] { placed }
    var phone: Device {
        (try? DeviceSet(environment).phone) ?? Device(name: "", screen: DeviceCatalog.phoneScreens[0], scale: 3)
    }

    init(_ placed: [PlacedWidget] = [], installing widgets: [WidgetDescription] = [Samples.weather, Samples.tides]) {
        self.placed = placed
        var out = HostOutbox(log: HostLog(limit: 100))
        extensions.install(
            Samples.app, name: "Weather", ExtensionDescription(widgets: widgets), at: Samples.start, &out)
    }

    func widget(_ id: InstanceID) -> PlacedWidget? { placed.first { $0.id == id } }
    func environment(of widget: PlacedWidget) -> WidgetEnvironment? { widgetEnvironment }
    func isRunning(_ id: ExtensionID) -> Bool { isRunning }
    func description(of kind: String, _ id: ExtensionID) throws(HostError) -> WidgetDescription {
        try extensions.widget(kind, of: id)
    }
    func checkPlacement(of family: Family, in context: Context, of platform: Platform) throws(HostError) {}
    func checkRoom(for widget: PlacedWidget, after present: [PlacedWidget]) throws(HostError) {
        if let roomRefusal { throw roomRefusal }
    }
}

extension HostOutbox {
    static var empty: HostOutbox { HostOutbox(log: HostLog(limit: 1_000)) }

    /// The reports since the last call.
    mutating func look() -> [HostEffect] { take(wake: nil) }

    var events: [HostLog.Event] { log.lines.map(\.event) }
}

extension Samples {
    static func widget(
        _ number: Int, kind: String = "Weather", _ family: Family = .systemSmall,
        context: Context = .homeScreen, configuration: [ConfigurationEntry] = []
    ) -> PlacedWidget {
        PlacedWidget(
            id: InstanceID(number), extensionID: app, kind: kind, family: family, context: context,
            configuration: configuration)
    }
}
