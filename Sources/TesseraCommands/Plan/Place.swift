import CoreGraphics
import DeviceCatalog
import ExtensionProtocol

/// Where a widget is shown, apart from appearance and type size.
struct Place {
    /// The widget's kind, or the preview's name.
    var name: String
    /// `nil` for a preview of a view.
    var family: Family?
    var device: Device
    var size: WidgetSize
    var locale: LocaleName

    func group(_ options: RenderOptions, configuration: [EntriesRequest.ConfigurationValue]) -> JobGroup {
        let jobs = jobs(options)
        let first = jobs.first?.environment ?? environment(.light, .large, options)
        let entries = EntriesRequest(
            kind: name, purpose: options.state.purpose, environment: first, configuration: configuration,
            timeLimit: options.timeLimit)
        return JobGroup(name: name, source: .provider(entries), locale: locale.identifier, jobs: jobs)
    }

    func group(_ options: RenderOptions, preview index: Int) -> JobGroup {
        JobGroup(name: name, source: .preview(index), locale: locale.identifier, jobs: jobs(options))
    }

    private func jobs(_ options: RenderOptions) -> [PictureJob] {
        var jobs: [PictureJob] = []
        let isUsualLocale = options.locales.map(\.identifier) == [LocaleName.standard.identifier]
        for appearance in options.appearances {
            for typeSize in options.typeSizes {
                let name = PictureName(
                    kind: name, family: family?.rawValue ?? "view", device: device, appearance: appearance.rawValue,
                    locale: isUsualLocale ? nil : locale.identifier,
                    typeSize: typeSize == .large ? nil : typeSize.shortName,
                    state: options.state == .timeline ? nil : options.state.rawValue,
                    entry: options.entry == 0 ? nil : options.entry, scale: options.scale)
                jobs.append(
                    PictureJob(
                        kind: self.name, family: family, device: device, appearance: appearance,
                        environment: environment(appearance, typeSize, options),
                        file: name.text + "." + options.format.fileExtension))
            }
        }
        return jobs
    }

    /// Lock Screen widgets are drawn as an iPhone does: vibrant and without a background. Views without a family are
    /// drawn on the whole screen.
    private func environment(
        _ appearance: WidgetEnvironment.ColorScheme, _ typeSize: WidgetEnvironment.TypeSize, _ options: RenderOptions
    ) -> WidgetEnvironment {
        let isAccessory = family?.kind == .accessory
        let margins = family.map(device.screen.contentMargins) ?? ContentMargins(all: 0)
        return WidgetEnvironment(
            family: family.flatMap { WidgetFamilyName(rawValue: $0.rawValue) } ?? .systemSmall,
            canvasSize: CGSize(width: size.width, height: size.height),
            displayScale: options.scale ?? device.scale,
            colorScheme: isAccessory ? .dark : appearance,
            typeSize: typeSize,
            renderingMode: isAccessory ? .vibrant : .fullColor,
            containerBackground: isAccessory ? .removed : .shown,
            contentMargins: WidgetEnvironment.Margins(
                top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing),
            layoutDirection: locale.layoutDirection, locale: locale.identifier, timeZone: options.timeZone,
            redaction: options.state == .placeholder ? .placeholder : [],
            cornerRadius: family.map(device.screen.cornerRadius) ?? 0,
            now: options.at?.secondsSinceReferenceDate)
    }
}
