import CoreGraphics
import DeviceCatalog
import ExtensionProtocol

/// One picture to be made.
package struct PictureJob: Hashable, Sendable {
    package var kind: String
    package var family: Family
    package var device: Device
    /// As asked for; Lock Screen widgets look the same in both.
    package var appearance: WidgetEnvironment.ColorScheme
    package var environment: WidgetEnvironment
    /// File name without its folder.
    package var file: String
}

/// Pictures that share one call of the widget's provider.
package struct JobGroup: Hashable, Sendable {
    package var entries: EntriesRequest
    package var jobs: [PictureJob]
}

/// All pictures of a run, in the order in which they are made and listed.
///
/// 1. For every widget, family, device and locale the provider is asked once: family, size and language are what it can
///    see of its place.
/// 2. Each of its answers is drawn for every appearance and type size.
/// 3. A family that a device does not show is left out and named in `omissions`.
package struct RenderPlan: Hashable, Sendable {
    package var groups: [JobGroup]
    /// Sentences about what was asked for but does not exist.
    package var omissions: [String]

    package var jobs: [PictureJob] { groups.flatMap(\.jobs) }

    /// - Throws: `CommandFailure` when a widget, family or setting does not exist, or nothing at all is left to draw.
    package init(_ options: RenderOptions, for extension: ExtensionDescription) throws(CommandFailure) {
        groups = []
        omissions = []
        for widget in try Self.widgets(options, of: `extension`) {
            var configuration: [EntriesRequest.ConfigurationValue] = []
            for argument in options.configuration { configuration.append(try argument.json(for: widget)) }
            for family in try Self.families(options, of: widget) {
                for device in options.devices {
                    guard let size = device.screen.widgetSize(family) else {
                        omissions.append("\(device.name) has no \(family.rawValue) widgets; left out.")
                        continue
                    }
                    for locale in options.locales {
                        let place = Place(
                            widget: widget, family: family, device: device, size: size, locale: locale,
                            configuration: configuration)
                        groups.append(place.group(options))
                    }
                }
            }
        }
        guard !groups.isEmpty else {
            throw CommandFailure(
                .usage, "There is nothing to draw: " + (omissions.first ?? "the extension has no widget."),
                remedy: "Ask for another --family or --device.")
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

/// Where a widget is shown, apart from appearance and type size.
private struct Place {
    var widget: WidgetDescription
    var family: Family
    var device: Device
    var size: WidgetSize
    var locale: LocaleName
    var configuration: [EntriesRequest.ConfigurationValue]

    func group(_ options: RenderOptions) -> JobGroup {
        var jobs: [PictureJob] = []
        for appearance in options.appearances {
            for typeSize in options.typeSizes {
                let name = PictureName(
                    kind: widget.kind, family: family.rawValue, device: device, appearance: appearance.rawValue,
                    locale: options.locales.count > 1
                        || options.locales.first?.identifier != LocaleName.standard.identifier
                        ? locale.identifier : nil,
                    typeSize: typeSize == .large ? nil : typeSize.shortName,
                    state: options.state == .timeline ? nil : options.state.rawValue,
                    entry: options.entry == 0 ? nil : options.entry, scale: options.scale)
                jobs.append(
                    PictureJob(
                        kind: widget.kind, family: family, device: device, appearance: appearance,
                        environment: environment(appearance, typeSize, options),
                        file: name.text + "." + options.format.fileExtension))
            }
        }
        let first = jobs.first?.environment ?? environment(.light, .large, options)
        let entries = EntriesRequest(
            kind: widget.kind, purpose: options.state.purpose, environment: first, configuration: configuration,
            timeLimit: options.timeLimit)
        return JobGroup(entries: entries, jobs: jobs)
    }

    /// Lock Screen widgets are drawn as an iPhone does: vibrant and without a background.
    private func environment(
        _ appearance: WidgetEnvironment.ColorScheme, _ typeSize: WidgetEnvironment.TypeSize, _ options: RenderOptions
    ) -> WidgetEnvironment {
        let margins = device.screen.contentMargins(family)
        return WidgetEnvironment(
            family: WidgetFamilyName(rawValue: family.rawValue) ?? .systemSmall,
            canvasSize: CGSize(width: size.width, height: size.height),
            displayScale: options.scale ?? device.scale,
            colorScheme: family.kind == .accessory ? .dark : appearance,
            typeSize: typeSize,
            renderingMode: family.kind == .accessory ? .vibrant : .fullColor,
            containerBackground: family.kind == .accessory ? .removed : .shown,
            contentMargins: WidgetEnvironment.Margins(
                top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing),
            layoutDirection: locale.layoutDirection, locale: locale.identifier, timeZone: options.timeZone,
            redaction: options.state == .placeholder ? .placeholder : [],
            cornerRadius: device.screen.cornerRadius(family),
            now: options.at?.secondsSinceReferenceDate)
    }
}
