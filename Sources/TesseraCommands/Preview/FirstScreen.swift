import DeviceCatalog
import ExtensionProtocol
import WidgetHost

/// What a device that holds nothing begins with, so that there is something to see: a small and a wide widget of the
/// first extension that has them, with apps around.
struct FirstScreen {
    let host: WidgetHost

    private static let icons = [
        "calendar", "photos", "camera", "maps", "notes", "reminders", "clock", "settings",
    ]

    func furnish() async {
        let snapshot = await host.snapshot()
        guard snapshot.instances.isEmpty, snapshot.pages.allSatisfy({ $0.items.isEmpty }) else { return }
        let apps = await host.gallery(for: .homeScreen).apps
        guard let app = apps.first(where: { !$0.groups.isEmpty }), let kind = app.groups.first else { return }
        let wanted: [WidgetFamilyName] = [.systemSmall, .systemMedium]
        let families = wanted.filter(kind.families.contains)
        for family in families.isEmpty ? Array(kind.families.prefix(1)) : families {
            _ = try? await host.send(
                .place(
                    extensionID: app.id, kind: kind.kind, family: family, context: .homeScreen, page: 0, cell: nil,
                    configuration: []))
        }
        for icon in Self.icons { _ = try? await host.send(.addIcon(name: icon, page: 0, cell: nil)) }
    }
}
