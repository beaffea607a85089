import CoreGraphics
import DeviceCatalog
import ExtensionProtocol

/// One picture to be made.
package struct PictureJob: Hashable, Sendable {
    /// The widget's kind, or the preview's name.
    package var kind: String
    /// `nil` for a preview of a view.
    package var family: Family?
    package var device: Device
    /// As asked for; Lock Screen widgets look the same in both.
    package var appearance: WidgetEnvironment.ColorScheme
    package var environment: WidgetEnvironment
    /// File name without its folder.
    package var file: String

    package var familyName: String { family?.rawValue ?? "view" }
}

/// Pictures that share one call of the widget's provider, or one preview.
package struct JobGroup: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case provider(EntriesRequest)
        /// Number of the preview in the extension's list.
        case preview(Int)
    }

    /// The widget's kind, or the preview's name.
    package var name: String
    package var source: Source
    package var locale: String
    package var jobs: [PictureJob]
}

/// All pictures of a run, in the order in which they are made and listed.
///
/// 1. For every widget, family, device and locale the provider is asked once: family, size and language are what it can
///    see of its place.
/// 2. Each of its answers is drawn for every appearance and type size.
/// 3. Previews take the place of widgets when they are asked for: each has its entries and, as a rule, its family.
/// 4. A family that a device does not show is left out and named in `omissions`.
package struct RenderPlan: Hashable, Sendable {
    package var groups: [JobGroup]
    /// Sentences about what was asked for but does not exist.
    package var omissions: [String]

    package var jobs: [PictureJob] { groups.flatMap(\.jobs) }

    /// - Throws: `CommandFailure` when a widget, family or setting does not exist, or nothing at all is left to draw.
    package init(
        _ options: RenderOptions, for extension: ExtensionDescription, previews: [PreviewDescription] = []
    ) throws(CommandFailure) {
        groups = []
        omissions = []
        switch options.previews {
        case .none: try addWidgets(options, of: `extension`)
        case .all: addPreviews(previews, at: Array(previews.indices), options)
        case .some(let names): addPreviews(previews, at: try previews.indices(named: names), options)
        }
        guard !groups.isEmpty else {
            throw CommandFailure(
                .usage, "There is nothing to draw: " + (omissions.first ?? "the extension has no widget."),
                remedy: "Ask for another --family or --device.")
        }
    }

    private mutating func addWidgets(
        _ options: RenderOptions, of extension: ExtensionDescription
    ) throws(CommandFailure) {
        for widget in try Self.widgets(options, of: `extension`) {
            var configuration: [EntriesRequest.ConfigurationValue] = []
            for argument in options.configuration { configuration.append(try argument.json(for: widget)) }
            for family in try Self.families(options, of: widget) {
                for device in options.devices {
                    guard let shown = place(of: family, on: device) else { continue }
                    for locale in options.locales {
                        let place = Place(name: widget.kind, shown: .widget(shown), locale: locale)
                        groups.append(place.group(options, configuration: configuration))
                    }
                }
            }
        }
    }

    /// `nil`, with a line in `omissions`, where the device does not show the family.
    mutating func place(of family: Family, on device: Device) -> WidgetPlace? {
        do {
            return try WidgetPlace(device: device, family: family)
        } catch {
            if case .noSize = error {
                omissions.append("\(device.name) has no \(family.rawValue) widgets; left out.")
            } else {
                omissions.append("\(error) It is left out for \(device.name).")
            }
            return nil
        }
    }

    private static func widgets(
        _ options: RenderOptions, of extension: ExtensionDescription
    ) throws(CommandFailure) -> [WidgetDescription] {
        guard let kind = options.widgetKind else { return `extension`.widgets }
        let wanted = FoldedName(kind)
        let match =
            `extension`.widgets.first { FoldedName($0.kind) == wanted }
            ?? `extension`.widgets.first { FoldedName($0.typeName) == wanted }
        guard let match else {
            let kinds = `extension`.widgets.map(\.kind)
            let unknown = UnknownName(
                kind: "widget", name: kind, suggestions: wanted.nearest(in: kinds),
                hint: "The extension has: \(kinds.joined(separator: ", ")).")
            throw CommandFailure(.usage, unknown.description)
        }
        return [match]
    }

    private static func families(
        _ options: RenderOptions, of widget: WidgetDescription
    ) throws(CommandFailure) -> [Family] {
        let supported = widget.families.compactMap { Family(rawValue: $0.rawValue) }
        switch options.families {
        case .all: return Family.allCases.filter(supported.contains)
        case .some(let families):
            guard let missing = families.first(where: { !supported.contains($0) }) else { return families }
            throw CommandFailure(
                .usage, "\(widget.kind) does not support the family \(missing.rawValue).",
                remedy: "It supports: \(supported.map(\.shortName).joined(separator: ", ")).")
        }
    }
}
