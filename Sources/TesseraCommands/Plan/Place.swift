import CoreGraphics
import DeviceCatalog
import ExtensionProtocol

/// Where a widget is shown, apart from appearance and type size.
struct Place {
    enum Shown {
        case widget(WidgetPlace)
        /// A view without a family, on the whole screen.
        case view(Device)
    }

    /// The widget's kind, or the preview's name.
    var name: String
    var shown: Shown
    var locale: LocaleName

    private var device: Device {
        switch shown {
        case .widget(let place): place.device
        case .view(let device): device
        }
    }

    /// `nil` for a preview of a view.
    private var family: Family? {
        switch shown {
        case .widget(let place): place.family
        case .view: nil
        }
    }

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

    /// The surroundings of a widget in its usual place: on an iPhone the Home Screen, for accessories the Lock Screen,
    /// where they are vibrant and without a background. A place without the appearance that was asked for has its own.
    private func environment(
        _ appearance: WidgetEnvironment.ColorScheme, _ typeSize: WidgetEnvironment.TypeSize, _ options: RenderOptions
    ) -> WidgetEnvironment {
        var environment = WidgetEnvironment(
            family: .systemSmall,
            canvasSize: CGSize(width: device.screen.size.width, height: device.screen.size.height),
            displayScale: options.scale ?? device.scale, colorScheme: appearance, typeSize: typeSize,
            contentMargins: .init(all: 0), layoutDirection: locale.layoutDirection, locale: locale.identifier,
            timeZone: options.timeZone, redaction: options.state == .placeholder ? .placeholder : [],
            now: options.at?.secondsSinceReferenceDate)
        if case .widget(let place) = shown {
            environment.set(place)
            let setting = Setting(appearance: appearance == .dark ? .dark : .light)
            if let traits = try? place.traits(under: setting) { environment.set(traits) }
        }
        return environment
    }
}
