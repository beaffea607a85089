import ArgumentParser
import DeviceCatalog
import ExtensionProtocol
import Foundation
import Painter
import Scenes
import Subprocesses
import WidgetVocabulary

/// `tessera screenshot`
package struct ScreenshotCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "screenshot",
        abstract: "Draw whole places with widgets: Home Screens, Lock Screens, watch faces, rooms.",
        usage: "tessera screenshot <path> ... [<options>]",
        discussion: """
            Pictures are named PLACE-SCREEN-APPEARANCE.png; widgets that do not fit on one \
            picture continue on another. Everything else in them is drawn by Tessera: \
            wallpapers, icons, bars. Clocks and dates show --at in the requested language \
            and time zone. Widgets run sandboxed, as they do with `tessera render`.

            EXAMPLES
              Every place of an iPhone that can show the widgets:
                tessera screenshot MyWidget --at 2026-09-09T09:41
              The widgets of two apps on all four Home Screens:
                tessera screenshot MyWidget OtherWidget --context home_screen \\
                  --appearance light dark tinted:mint clear
              Specific widgets with settings, at the App Store's sizes:
                tessera screenshot MyWidget \\
                  --widget Forecast:medium,city=busan Forecast:small \\
                  --context home_screen --store
              A watch face and the Smart Stack; a Mac with the desktop in the background:
                tessera screenshot MyWidget --platform watch
                tessera screenshot MyWidget --platform mac --context desktop --mode vibrant

            APP STORE SIZES
            --store without a value uses the size that the store requires: iPhone 6.9, \
            iPad 13, Mac, Apple Watch and Apple Vision Pro each have one. Others are named \
            by their display (6.5, 11, "Series 11") or their pixels (1284x2778), several \
            separated by commas, or all. The place is laid out on the nearest screen with \
            widgets; wallpaper fills the rest of the size. Nothing is stretched. PNG files \
            are written without an alpha channel.
            """)

    @Argument(help: ProjectOptions.pathsHelp)
    var paths: [String]

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            """
            Widgets in placement order, each with an optional family and settings after commas. Default: every widget \
            in every family.
            """, valueName: "kind:family"),
        transform: WidgetArgument.init(argument:))
    var widget: [WidgetArgument] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Devices by name or screen size, or all. Default: 393x852, or one for each --platform.",
            valueName: "device"),
        transform: DeviceArgument.init)
    var device: [DeviceArgument] = []

    @Option(
        defaultAsFlag: StoreArgument.required,
        help: ArgumentHelp("Draw at sizes that the App Store accepts.", valueName: "size"),
        transform: StoreArgument.init(argument:))
    var store: StoreArgument?

    @Option(
        help: ArgumentHelp("Orientation of iPads: portrait or landscape.", valueName: "orientation"),
        transform: { try choice(named: $0, kind: "orientation", names: { [$0.rawValue] }) })
    var orientation: Orientation = .portrait

    @Option(
        help: ArgumentHelp(
            """
            Date and time to show, such as 2026-12-25T08:00+09:00; UTC without an offset. Default: now.
            """, valueName: "date"),
        transform: Moment.init)
    var at: Moment?

    @Option(
        parsing: .upToNextOption, help: ArgumentHelp("Locales, such as ko or en_GB. Default: en_US.", valueName: "id"),
        transform: LocaleName.init)
    var locale: [LocaleName] = []

    @Option(help: ArgumentHelp("Time zone of the device, such as Asia/Seoul.", valueName: "id"))
    var timeZone: String = "GMT"

    @Option(parsing: .unconditional, help: GeographicPlace.help, transform: GeographicPlace.init)
    var location: GeographicPlace?

    @Option(help: WeatherOption.help, transform: WeatherOption.source)
    var weather: WeatherSource = .sample

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Configuration of every widget that has these settings.", valueName: "key=value"),
        transform: ConfigurationArgument.init)
    var config: [ConfigurationArgument] = []

    @Option(
        help: ArgumentHelp("png, svg, tree (the composed scene as text) or json (the same).", valueName: "format"),
        transform: { try choice(named: $0, kind: "format", names: { [$0.rawValue] }) })
    var format: OutputFormat = .png

    @Flag(help: PermissionOptions.trusted)
    var trusted = false

    @Flag(help: PermissionOptions.offline)
    var offline = false

    @OptionGroup
    var results: OutputArguments

    @OptionGroup(title: "Projects")
    var project: ProjectOptions

    @OptionGroup(title: "Your own fonts and symbols")
    var own: OwnFileOptions

    @OptionGroup(title: "Places")
    var places: PlaceOptions

    @OptionGroup(title: "Apple Vision Pro")
    var room: RoomOptions

    @OptionGroup(title: "Reading and accessibility")
    var reading: AccessibilityOptions

    package init() {}

    package func validate() throws {
        try results.check()
        try PermissionOptions.check(trusted: trusted, offline: offline)
        try WeatherOption.check(weather, offline: offline)
        try TimeZoneName.check(timeZone)
        if let wallpaper = places.wallpaper, wallpaper.wallpaper == nil {
            let names = WallpaperArgument.names
            let choices = names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
            throw ValidationError("A screenshot needs a wallpaper: \(choices), not none.")
        }
        try room.check()
        try DeviceArgument.check(device, on: platforms)
        try validateStore()
    }

    private var platforms: [Platform] { places.platform.flatMap(\.platforms).uniqued }

    private func validateStore() throws {
        guard let store else { return }
        if let problem = store.problem { throw ValidationError(problem.description) }
        if !device.isEmpty {
            throw ValidationError("--store selects the device; it cannot be combined with --device.")
        }
        let stranger = store.sizes.first { !platforms.isEmpty && !platforms.contains($0.platform) }
        if let stranger, store.sizes != StoreSize.all {
            throw ValidationError(
                "\(stranger.pixels) is a size of \(stranger.platform.rawValue), which --platform does not include.")
        }
    }

    /// The options that these arguments specify.
    ///
    /// - Parameter now: the time that the clocks show without `--at`.
    package func options(now: Moment) -> ScreenshotOptions {
        let sizes = (store?.sizes(on: platforms) ?? [])
            .filter { platforms.isEmpty || platforms.contains($0.platform) }
        let devices =
            sizes.isEmpty ? DeviceArgument.devices(device, on: platforms) : sizes.compactMap(\.canvas?.device).uniqued
        return ScreenshotOptions(
            sources: paths.map(project.source), widgets: widget, storeSizes: sizes, orientation: orientation,
            moment: at ?? now,
            common: RenderOptions(
                source: project.source(paths.first ?? ""), devices: devices, appearances: places.appearance.uniqued,
                environment: places.environment(room, reading), at: at,
                typeSizes: reading.typeSize.isEmpty ? [.large] : reading.typeSize.uniqued,
                locales: locale.isEmpty ? [.standard] : locale.uniqued, format: format, configuration: config,
                timeZone: timeZone, location: location, timeLimit: results.answers.seconds))
    }

    package func run() throws {
        let terminal = Terminal.standardError()
        let confinement = try SandboxMode.ofCommands(trusted: trusted, offline: offline)
        // Scenes are opaque and meant to be kept: the smaller files are worth the time.
        let output = OutputOptions(tier: .small, vectorText: results.outlines ? .outlines : .selectable)
        let now = Moment(secondsSinceReferenceDate: Date().timeIntervalSinceReferenceDate)
        var options = options(now: now)
        options.common.confinement = confinement
        options.common.own = try own.opened(terminal)
        options.common.weather = try WeatherOption.access(of: weather)
        let early = paths.count == 1 ? EarlyStart(options.common) : nil
        options.sources = try WidgetChoice(command: "screenshot", taking: .one, options: project, terminal: terminal)
            .sources(of: paths)
        options.common.source = options.sources.first ?? options.common.source
        var cache = SourceCache()
        if device.isEmpty, places.platform.isEmpty, store == nil {
            options.common.devices = project.devices(
                of: options.sources, among: options.common.devices, read: &cache)
        }
        let run = ScreenshotRun(
            options: options, output: output, folder: results.out, terminal: terminal, sources: cache, early: early)
        let (manifest, failure) = try run.run()
        try results.end(manifest, failure, terminal: terminal)
    }
}
