import DeviceCatalog
import ExtensionProtocol
import WidgetHost
import WidgetVocabulary

/// All pictures of a run, in the order in which they are drawn and listed.
///
/// 1. The provider receives one request for every widget, family, device and locale: family, size and language are all
///    that it can see of its place.
/// 2. Each response is drawn for every requested place of the device, appearance and type size.
/// 3. Requested previews replace the widgets: each has its entries and usually its family.
/// 4. Live Activities come after the widgets: each of their states is drawn in every presentation of a device.
/// 5. Controls come last, in all their sizes.
/// 6. Combinations that do not exist, such as a family that a device does not show, are skipped and named in
///    `omissions` with the reason from the guidelines' tables. The matrix requests only existing combinations.
/// 7. A named family is drawn for the widgets that have it, and named in `omissions` for the others.
package struct RenderPlan: Hashable, Sendable {
    package var groups: [JobGroup]
    /// Sentences about requested combinations that do not exist.
    package var omissions: [String]

    /// Number of pictures.
    package var count: Int { groups.reduce(0) { $0 + $1.count } }

    package var jobs: [PictureJob] { groups.flatMap(\.jobs) }

    /// Creates the plan for an extension that is the same on every system.
    ///
    /// - Throws: `CommandFailure` when a widget, family or setting does not exist, or nothing at all is left to draw.
    package init(
        _ options: RenderOptions, for extension: ExtensionDescription, previews: [PreviewDescription] = [],
        activities: [ActivityCandidate] = []
    ) throws(CommandFailure) {
        let systems = OperatingSystem.allCases.map { ($0, `extension`) }
        try self.init(
            options, for: Dictionary(systems) { first, _ in first }, previews: previews, activities: activities)
    }

    /// - Parameter extensions: The contents of the extension on each system that it was built for.
    /// - Throws: `CommandFailure` when a widget, family or setting does not exist, or nothing at all is left to draw.
    package init(
        _ options: RenderOptions, for extensions: [OperatingSystem: ExtensionDescription],
        previews: [PreviewDescription] = [], activities: [ActivityCandidate] = []
    ) throws(CommandFailure) {
        groups = []
        omissions = []
        switch options.previews {
        case .none:
            let controls = extensions[.iOS]?.controls ?? []
            if options.drawsWidgets { try addWidgets(options, of: extensions, alongside: activities, controls) }
            addActivities(activities, options)
            addControls(controls, options)
        case .all: addPreviews(previews, at: Array(previews.indices), options)
        case .some(let names): addPreviews(previews, at: try previews.indices(named: names), options)
        }
        if !groups.isEmpty, !options.environment.special.isEmpty {
            try options.environment.checkSpecialOptions(in: Set(jobs.compactMap(\.place)))
        }
        guard !groups.isEmpty else {
            let isWithoutWidgets = extensions.values.allSatisfy(\.widgets.isEmpty)
            let hasControls = !(extensions[.iOS]?.controls.isEmpty ?? true)
            guard isWithoutWidgets, hasControls, options.previews == .none, omissions.isEmpty else {
                throw options.drawsWidgets
                    ? CommandFailure(
                        .usage,
                        "There is nothing to draw: "
                            + (omissions.first ?? "the extension has no widget for these places."),
                        remedy: "Choose another --family, --device or --context.")
                    : Self.lacking(activities, extensions[.iOS]?.controls ?? [], options)
            }
            throw CommandFailure(
                .usage, "There is nothing to draw: the extension has only controls, and these options exclude them.",
                remedy: "Controls are drawn for iPhone and iPad; request them with --control all.")
        }
    }

    /// The failure when only Live Activities or controls are requested and none of them can be drawn.
    private static func lacking(
        _ activities: [ActivityCandidate], _ controls: [ControlDescription], _ options: RenderOptions
    ) -> CommandFailure {
        let hasActivities = !options.presentations.isEmpty
        let wanted = hasActivities ? "Live Activity" : "control"
        guard hasActivities ? activities.isEmpty : controls.isEmpty else {
            return CommandFailure(
                .usage, "There is nothing to draw: the device shows no \(wanted) of the extension.",
                remedy: "Choose another --device.")
        }
        return CommandFailure(
            .usage, "There is nothing to draw: the extension has no \(wanted).",
            remedy: hasActivities
                ? "Add an `ActivityConfiguration` to its widget bundle." : "Add a `ControlWidget` to its widget bundle."
        )
    }

    private mutating func addWidgets(
        _ options: RenderOptions, of extensions: [OperatingSystem: ExtensionDescription],
        alongside activities: [ActivityCandidate], _ controls: [ControlDescription]
    ) throws(CommandFailure) {
        if let wanted = options.widgetKind.map({ FoldedName($0) }),
            activities.contains(where: { $0.description.isCalled(wanted) })
                || controls.contains(where: { $0.isCalled(wanted) })
        {
            return
        }
        let widgets = try Self.widgets(options, of: extensions)
        if case .some(let families) = options.families { try Self.checkFamilies(families, of: widgets) }
        for widget in widgets {
            var configuration: [EntriesRequest.ConfigurationValue] = []
            for argument in options.configuration { configuration.append(try argument.json(for: widget)) }
            for family in families(options, of: widget) {
                for device in options.devices where Self.shows(widget, family, device, extensions) {
                    for locale in options.locales {
                        let subject = Subject(
                            name: widget.kind, shown: .widget(family, texture: widget.texture), device: device,
                            locale: locale)
                        let group = subject.group(
                            options,
                            source: {
                                .provider(
                                    EntriesRequest(
                                        kind: widget.kind, purpose: options.state.purpose, environment: $0,
                                        configuration: configuration, timeLimit: options.timeLimit))
                            }, omissions: &omissions)
                        if let group { groups.append(group) }
                    }
                }
            }
        }
    }

    /// Whether the extension has the widget in this family on the device's system: conditional compilation may exclude
    /// it.
    private static func shows(
        _ widget: WidgetDescription, _ family: Family, _ device: Device,
        _ extensions: [OperatingSystem: ExtensionDescription]
    ) -> Bool {
        let own = extensions[device.platform.system]?.widgets.first { $0.kind == widget.kind }
        return own?.families.contains(family) ?? false
    }

    /// The widgets of all systems, each with its families on all of them.
    private static func union(
        _ extensions: [OperatingSystem: ExtensionDescription]
    ) -> [WidgetDescription] {
        var widgets: [WidgetDescription] = []
        for system in OperatingSystem.allCases {
            for widget in extensions[system]?.widgets ?? [] {
                if let index = widgets.firstIndex(where: { $0.kind == widget.kind }) {
                    widgets[index].families += widget.families.filter { !widgets[index].families.contains($0) }
                } else {
                    widgets.append(widget)
                }
            }
        }
        return widgets
    }

    private static func widgets(
        _ options: RenderOptions, of extensions: [OperatingSystem: ExtensionDescription]
    ) throws(CommandFailure) -> [WidgetDescription] {
        let widgets = union(extensions)
        guard let kind = options.widgetKind else { return widgets }
        let wanted = FoldedName(kind)
        let match =
            widgets.first { FoldedName($0.kind) == wanted } ?? widgets.first { FoldedName($0.typeName) == wanted }
        guard let match else {
            let kinds = widgets.map(\.kind)
            let unknown = UnknownName(
                kind: "widget", name: kind, suggestions: wanted.nearest(in: kinds),
                hint: "The extension has: \(kinds.joined(separator: ", ")).")
            throw CommandFailure(.usage, unknown.description)
        }
        return [match]
    }

    /// - Throws: `CommandFailure` for a family that none of the widgets has.
    private static func checkFamilies(
        _ families: [Family], of widgets: [WidgetDescription]
    ) throws(CommandFailure) {
        let missing = families.first { family in !widgets.contains { $0.families.contains(family) } }
        guard let missing else { return }
        if widgets.count == 1, let widget = widgets.first {
            throw CommandFailure(
                .usage, "\(widget.kind) does not support the family \(missing.rawValue).",
                remedy: "It supports: \(widget.supportedNames).")
        }
        guard !widgets.isEmpty else {
            throw CommandFailure(.usage, "The extension has no widget, so none in the family \(missing.rawValue).")
        }
        throw CommandFailure(
            .usage, "None of the extension's widgets supports the family \(missing.rawValue).",
            remedy: widgets.map { "\($0.kind) supports: \($0.supportedNames)." }.joined(separator: " "))
    }

    /// The requested families that the widget supports; a named family that it does not support adds a line to
    /// `omissions`.
    private mutating func families(_ options: RenderOptions, of widget: WidgetDescription) -> [Family] {
        switch options.families {
        case .all: return Family.allCases.filter(widget.families.contains)
        case .some(let families):
            for family in families where !widget.families.contains(family) {
                omissions.append(
                    "\(widget.kind) does not support the family \(family.rawValue), which is skipped. "
                        + "It supports: \(widget.supportedNames).")
            }
            return families.filter(widget.families.contains)
        }
    }
}

extension WidgetDescription {
    fileprivate var supportedNames: String { families.map(\.shortName).joined(separator: ", ") }
}
