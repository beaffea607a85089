import DeviceCatalog
import ExtensionProtocol
import Scenes
import WidgetHost
import WidgetVocabulary

/// The initial widgets of an empty device.
///
/// 1. With an extension for iOS, these are a small and a wide widget of the first extension that has them, among app
///    icons.
/// 2. With extensions for other systems only, the first of those systems is used, with a widget in each size that fits
///    there.
struct InitialLayout {
    let host: WidgetHost
    /// The systems that the extensions support.
    var systems: Set<OperatingSystem> = [.iOS]

    /// The apps of the scenes that fill two rows.
    private static let icons = AppIcon.grid.prefix(8).map(\.rawValue)

    func furnish() async {
        let snapshot = await host.snapshot()
        guard snapshot.instances.isEmpty, snapshot.pages.allSatisfy({ $0.items.isEmpty }) else { return }
        guard !systems.isEmpty, !systems.contains(.iOS) else { return await furnishPhone() }
        let system = OperatingSystem.allCases.first(where: systems.contains)
        guard let (platform, context) = system.flatMap(Self.place) else { return }
        var environment = snapshot.environment
        environment.place.platform = platform
        environment.place.context = context
        _ = try? await host.send(.device(.setEnvironment(environment)))
        let apps = await host.gallery(for: context, on: platform).apps
        guard let app = apps.first(where: { !$0.groups.isEmpty }), let kind = app.groups.first else { return }
        for family in kind.families {
            _ = try? await host.send(
                .layout(
                    .place(
                        extensionID: app.id, kind: kind.kind, family: family, context: context, page: nil, cell: nil,
                        configuration: [], platform: platform)))
        }
    }

    /// The place in which widgets of a system are most common.
    private static func place(of system: OperatingSystem) -> (Platform, Context)? {
        switch system {
        case .iOS: nil
        case .macOS: (.mac, .desktop)
        case .watchOS: (.appleWatch, .watchSmartStack)
        case .visionOS: (.visionPro, .verticalSurface)
        }
    }

    private func furnishPhone() async {
        let apps = await host.gallery(for: .homeScreen).apps
        guard let app = apps.first(where: { !$0.groups.isEmpty }), let kind = app.groups.first else { return }
        let wanted: [Family] = [.systemSmall, .systemMedium]
        let families = wanted.filter(kind.families.contains)
        for family in families.isEmpty ? Array(kind.families.prefix(1)) : families {
            _ = try? await host.send(
                .layout(
                    .place(
                        extensionID: app.id, kind: kind.kind, family: family, context: .homeScreen, page: 0, cell: nil,
                        configuration: [])))
        }
        for icon in Self.icons { _ = try? await host.send(.layout(.addIcon(name: icon, page: 0, cell: nil))) }
    }
}
