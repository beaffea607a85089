import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

/// An extension from the plan's perspective.
package struct SceneSource: Hashable, Sendable {
    /// The name of the app.
    package var name: String
    /// The extension's contents on each system that it was built for.
    package var descriptions: [OperatingSystem: ExtensionDescription]

    package init(name: String, descriptions: [OperatingSystem: ExtensionDescription]) {
        self.name = name
        self.descriptions = descriptions
    }

    /// The widgets for places, without Live Activities.
    func widgets(on system: OperatingSystem) -> [WidgetDescription] {
        (descriptions[system]?.widgets ?? []).filter { $0.configuration != .activity }
    }

    var allWidgets: [WidgetDescription] {
        OperatingSystem.allCases.flatMap(widgets)
    }
}

/// The widgets to show, resolved in the extensions.
struct SceneWidgetChoice {
    private struct Named {
        var source: Int
        var kind: String
        var family: Family?
        var settings: [ConfigurationArgument]
    }

    private let sources: [SceneSource]
    private let settings: [ConfigurationArgument]
    private let isEveryWidget: Bool
    private var chosen: [Named] = []

    /// - Throws: `CommandFailure` for a kind, family or setting that no extension has.
    init(_ options: ScreenshotOptions, among sources: [SceneSource]) throws(CommandFailure) {
        self.sources = sources
        settings = options.common.configuration
        isEveryWidget = options.widgets.isEmpty
        for argument in options.widgets { chosen.append(try Self.find(argument, among: sources)) }
        if isEveryWidget {
            for (source, description) in sources.enumerated() {
                for kind in description.allWidgets.map(\.kind).uniqued {
                    chosen.append(Named(source: source, kind: kind, settings: []))
                }
            }
        }
        try checkSettings()
    }

    private static func find(
        _ argument: WidgetArgument, among sources: [SceneSource]
    ) throws(CommandFailure) -> Named {
        let wanted = FoldedName(argument.kind)
        for (source, description) in sources.enumerated() {
            let widgets = description.allWidgets
            let match =
                widgets.first { FoldedName($0.kind) == wanted } ?? widgets.first { FoldedName($0.typeName) == wanted }
            guard let match else { continue }
            let same = widgets.filter { $0.kind == match.kind }
            let families = same.flatMap(\.families)
            if let family = argument.family, !families.contains(family) {
                let names = Family.allCases.filter(families.contains).map(\.shortName).joined(separator: ", ")
                throw CommandFailure(
                    .usage, "\(match.kind) does not support the family \(family.rawValue).",
                    remedy: "It supports: \(names).")
            }
            for setting in argument.configuration { _ = try setting.json(for: match) }
            return Named(
                source: source, kind: match.kind, family: argument.family, settings: argument.configuration)
        }
        let kinds = sources.flatMap(\.allWidgets).map(\.kind).uniqued
        let unknown = UnknownName(
            kind: "widget", name: argument.kind, suggestions: wanted.nearest(in: kinds),
            hint: "Available: \(kinds.joined(separator: ", ")).")
        throw CommandFailure(.usage, unknown.description)
    }

    /// Checks that every common setting belongs to some widget, with a value that the widget accepts.
    private func checkSettings() throws(CommandFailure) {
        let widgets = chosen.compactMap { named in
            sources[named.source].allWidgets.first { $0.kind == named.kind }
        }
        for setting in settings {
            let owners = widgets.filter { setting.belongs(to: $0) }
            guard let first = owners.first ?? widgets.first else { continue }
            _ = try setting.json(for: first)
        }
    }

    /// The widgets in order, each in every requested family that the platform's system has. If all families are
    /// requested, widgets are sorted by family, so that small ones are next to small ones.
    func widgets(on platform: Platform) -> [SceneWidget] {
        var result: [SceneWidget] = []
        for named in chosen {
            let source = sources[named.source]
            guard let widget = source.widgets(on: platform.system).first(where: { $0.kind == named.kind })
            else { continue }
            let families = named.family.map { [$0] } ?? Family.allCases
            let values = (settings.filter { $0.belongs(to: widget) } + named.settings)
                .compactMap { try? $0.json(for: widget) }
            for family in families where widget.families.contains(family) {
                result.append(
                    SceneWidget(
                        source: named.source, appName: source.name, widget: widget, family: family,
                        configuration: values))
            }
        }
        guard isEveryWidget else { return result }
        return Family.allCases.flatMap { family in result.filter { $0.family == family } }
    }

    /// Whether the widget was requested in exactly this family.
    func isNamed(_ widget: SceneWidget) -> Bool {
        !isEveryWidget
            && chosen.contains {
                $0.source == widget.source && $0.kind == widget.widget.kind && $0.family == widget.family
            }
    }
}

extension ConfigurationArgument {
    /// Whether the widget has a setting of this name.
    fileprivate func belongs(to widget: WidgetDescription) -> Bool {
        let wanted = FoldedName(key)
        return widget.parameters.contains { FoldedName($0.name) == wanted }
    }
}
