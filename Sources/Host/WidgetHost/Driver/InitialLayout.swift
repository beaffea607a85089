import DeviceCatalog
import ExtensionProtocol
import Scenes
import WidgetVocabulary

/// The initial widgets of a new device.
///
/// 1. A device is new if nothing was ever placed on it. Once the user has changed its layout, nothing is added anymore.
/// 2. Each extension gets one widget when it is installed for the first time, in the place in which widgets of its
///    system are most common. A single extension gets two sizes on the Home Screen, and every size that fits in other places.
/// 3. The first widget on the Home Screen is among app icons.
/// 4. If no extension is for iOS, the device shows the place of the first widget, unless the user has chosen another.
package actor InitialLayout {
    /// The apps of the scenes that fill two rows.
    private static let icons = AppIcon.grid.prefix(8).map(\.rawValue)

    private let host: WidgetHost
    /// The systems of all extensions.
    private let systems: Set<OperatingSystem>
    private let isSingle: Bool
    private let isNew: Bool
    private let initialPlace: PlaceChoice
    private var furnished: Set<ExtensionID> = []
    private var hasIcons = false
    private var hasPlace = false

    /// - Parameter systems: The system of each extension that will be installed.
    package init(of host: WidgetHost, systems: [OperatingSystem]) async {
        self.host = host
        self.systems = Set(systems)
        isSingle = systems.count == 1
        isNew = await host.isNew
        initialPlace = await host.snapshot().environment.place
    }

    /// Places widgets of an extension that was installed.
    package func furnish(_ id: ExtensionID, for system: OperatingSystem) async {
        guard isNew, furnished.insert(id).inserted else { return }
        guard let (platform, context) = Self.place(of: system) else { return await furnishPhone(id) }
        if !systems.contains(.iOS), !hasPlace {
            hasPlace = true
            var environment = await host.snapshot().environment
            if environment.place == initialPlace {
                environment.place.platform = platform
                environment.place.context = context
                await perform(.device(.setEnvironment(environment)))
            }
        }
        await add(id, to: context, of: platform) { isSingle ? $0 : Array($0.prefix(1)) }
    }

    private func furnishPhone(_ id: ExtensionID) async {
        let isPlaced = await add(id, to: .homeScreen, of: .iPhone) { families in
            let usual = [Family.systemSmall, .systemMedium].filter(families.contains)
            return isSingle && !usual.isEmpty ? usual : Array((usual + families).prefix(1))
        }
        // Some extensions have widgets for the Lock Screen only.
        if !isPlaced { await add(id, to: .lockScreen, of: .iPhone) { Array($0.prefix(1)) } }
        guard !hasIcons else { return }
        hasIcons = true
        for icon in Self.icons { await perform(.layout(.addIcon(name: icon, page: 0, cell: nil))) }
    }

    /// - Parameter choose: Chooses among the sizes of the extension's first widget.
    /// - Returns: Whether the extension has a widget for the place.
    @discardableResult
    private func add(
        _ id: ExtensionID, to context: Context, of platform: Platform, _ choose: ([Family]) -> [Family]
    ) async -> Bool {
        let app = await host.gallery(for: context, on: platform).apps.first { $0.id == id }
        guard let widget = app?.groups.first else { return false }
        for family in choose(widget.families) {
            await perform(
                .layout(
                    .place(
                        extensionID: id, kind: widget.kind, family: family, context: context, page: nil, cell: nil,
                        configuration: [], platform: platform)))
        }
        return true
    }

    /// A command that the device rejects, because it is full or because its layout is the user's by now, adds nothing.
    private func perform(_ command: HostCommand) async {
        _ = try? await host.furnish(command)
    }

    /// The place in which widgets of a system are most common; `nil` for the iPhone's Home Screen.
    private static func place(of system: OperatingSystem) -> (Platform, Context)? {
        switch system {
        case .iOS: nil
        case .macOS: (.mac, .desktop)
        case .watchOS: (.appleWatch, .watchSmartStack)
        case .visionOS: (.visionPro, .verticalSurface)
        }
    }
}
