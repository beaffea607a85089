import ArgumentParser
import DeviceCatalog
import ExtensionProtocol
import Foundation
import Painter
import Subprocesses
import WidgetCompiler
import WidgetVocabulary

/// `tessera render`
package struct RenderCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw the widgets of an extension.",
        usage: "tessera render <path> [<options>]",
        discussion: """
            \(ProjectOptions.paths) Sources are never modified. \
            Pictures are named KIND-FAMILY-SCREEN-APPEARANCE.png; \
            language, type size, state and entry are added where they differ from the \
            defaults. Each of several widget extensions gets its own folder. manifest.json \
            lists every picture with its parameters, the SHA-256 of its pixels and findings; \
            index.html shows all pictures on one page; timings.json has the durations, \
            the only result that differs between equal runs.

            The widget runs sandboxed: it can read the system and its own files, and \
            write only to its own containers. --trusted runs it with your permissions.

            EXAMPLES
              Every family on three screens, light and dark:
                tessera render MyWidget --device 430x932 390x844 "iPhone SE" \\
                  --appearance light dark
              In Korean and Japanese, at the largest type size:
                tessera render MyWidget --family medium --locale ko ja --type-size ax5
              On Christmas morning, configured for another city:
                tessera render MyWidget --at 2026-12-25T08:00Z --config city=busan
              As vector graphics with selectable text:
                tessera render MyWidget --format svg
              As on a tinted Home Screen, on the Lock Screen and in StandBy at night:
                tessera render MyWidget --appearance tinted:mint clear
                tessera render MyWidget --family circular --context lock_screen
                tessera render MyWidget --context standby --ambient night
              In every place, appearance and type size, in two languages:
                tessera render MyWidget --matrix --locale en ja
              A Live Activity in the Dynamic Island, with values from a file:
                tessera render MyWidget --presentation compact expanded \\
                  --activity state.json

            FAMILIES
              small medium large extraLarge extraLargePortrait
              circular rectangular inline corner, or all
            SCREENS
              440x956 430x932 428x926 420x912 414x896 414x736 402x874 393x852
              390x844 375x812 375x667 360x780 320x568, a product's name such as
              "iPhone 17 Pro", or all

              Other devices by name: "iPad Pro 11-inch", Mac, "Apple Watch 45mm",
              "Vision Pro"

            Options for families, screens, places, appearances, modes, languages and \
            type sizes accept several values; every valid combination is drawn. \
            `tessera --help` lists the exit statuses.

            PLACES
              Without options about places, a picture shows what the widget itself
              draws, accessories in their own colors, too. With one, it shows what the
              user sees there: tinted, on glass, dimmed, and with --context lock_screen
              accessories without colors; widgets that let the wallpaper through are
              drawn over a part of it, in their shape (--wallpaper none leaves that
              transparent). An iPad's widgets are laid out at the larger size of the
              guidelines and scaled to their size on the screen.

            LIVE ACTIVITIES
              Every ActivityConfiguration is drawn as the device shows it, in every
              state that the source's previews define; without previews it is drawn
              with sample values, which a note in the manifest reports. Pictures are
              named WIDGET-PRESENTATION-SCREEN-APPEARANCE.png; the state is added where
              there are several. --format tree writes only the activity.

            CONTROLS
              Every control is drawn as Control Center shows it, in its three sizes and
              with its current value (--state snapshot: the value for previews).
              Pictures are named KIND-control-SIZE-SCREEN-dark.png.
            """)

    @Argument(help: ProjectOptions.pathHelp)
    var path: String

    @Option(
        help: ArgumentHelp("Kind of the widget to draw. Default: every widget of the extension.", valueName: "kind"))
    var widget: String?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Draw #Preview declarations by name, or all, instead of the widgets. `tessera previews` lists them.",
            valueName: "name"))
    var preview: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Widget families, or all. Default: all that the widget supports.", valueName: "name"),
        transform: FamilyArgument.init)
    var family: [FamilyArgument] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Screens by size or product name, or all. Default: 393x852, or one for each --platform.",
            valueName: "screen"),
        transform: DeviceArgument.init)
    var device: [DeviceArgument] = []

    @Flag(help: "Draw every place, appearance, mode and type size of every platform, on one page with filters.")
    var matrix = false

    @Option(
        help: ArgumentHelp(
            "Request to the provider: placeholder, snapshot or timeline. Default: timeline.", valueName: "state"),
        transform: { try choice(named: $0, kind: "state", names: { [$0.rawValue] }) })
    var state: RenderState = .timeline

    @Option(
        help: ArgumentHelp(
            """
            Date and time at which the widget runs, such as 2026-12-25T08:00+09:00; UTC without an offset. \
            Default: now.
            """, valueName: "date"),
        transform: Moment.init)
    var at: Moment?

    @Option(
        help: ArgumentHelp(
            "Index of the timeline entry to draw, from 0. Default: the current entry.",
            valueName: "number"))
    var entry: Int?

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

    @Option(help: ArgumentHelp("Pixels per point. Default: the screen's scale.", valueName: "number"))
    var scale: Double?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Configuration of the widget, as the user would edit it.", valueName: "key=value"),
        transform: ConfigurationArgument.init)
    var config: [ConfigurationArgument] = []

    @Option(
        help: ArgumentHelp(
            "png, svg, tree (the laid-out views as text) or json (the same as JSON).", valueName: "format"),
        transform: { try choice(named: $0, kind: "format", names: { [$0.rawValue] }) })
    var format: OutputFormat = .png

    @Option(
        help: ArgumentHelp("PNG compression: fast (quick to write) or small (for archiving).", valueName: "tier"),
        transform: { try choice(named: $0, kind: "tier", names: { [$0.rawValue] }) })
    var tier: PNGEncoder.Tier = .fast

    @Option(
        help: ArgumentHelp(
            """
            Widgets without a container background: automatic draws them as if built before iOS 17, required shows the \
            message that an iPhone shows for widgets built since. Default: automatic.
            """, valueName: "rule"),
        transform: { try choice(named: $0, kind: "rule", names: { [$0.rawValue] }) })
    var containerBackground: ContainerBackgroundRule = .automatic

    @Flag(help: PermissionOptions.trusted)
    var trusted = false

    @Flag(help: PermissionOptions.offline)
    var offline = false

    @OptionGroup(title: "Projects")
    var project: ProjectOptions

    @OptionGroup(title: "Your own fonts and symbols")
    var own: OwnFileOptions

    @OptionGroup(title: "Live Activities")
    var activities: ActivityOptions

    @OptionGroup(title: "Controls")
    var controls: ControlOptions

    @OptionGroup
    var results: OutputArguments

    @OptionGroup(title: "Places")
    var places: PlaceOptions

    @OptionGroup(title: "Apple Vision Pro")
    var room: RoomOptions

    @OptionGroup(title: "Reading and accessibility")
    var reading: AccessibilityOptions

    package init() {}

    package func validate() throws {
        if let entry, entry < 0 {
            throw ValidationError("--entry takes an index from 0, not “\(entry)”.")
        }
        if let scale, !(scale >= 0.1 && scale <= 16) {
            throw ValidationError("--scale takes a number from 0.1 to 16, not “\(scale)”.")
        }
        try results.check()
        try PermissionOptions.check(trusted: trusted, offline: offline)
        try WeatherOption.check(weather, offline: offline)
        try validatePlaces()
        try TimeZoneName.check(timeZone)
    }

    private func validatePlaces() throws {
        try room.check()
        try DeviceArgument.check(device, on: places.platform.flatMap(\.platforms).uniqued)
        guard matrix else { return }
        let given: [(String, Bool)] = [
            ("--appearance", !places.appearance.isEmpty), ("--mode", !places.mode.isEmpty),
            ("--ambient", places.ambient != nil), ("--always-on", places.alwaysOn),
            ("--inverted", places.inverted), ("--face-color", places.faceColor != nil),
            ("--palette", room.palette != nil), ("--distance", room.distance != nil),
            ("--level-of-detail", room.levelOfDetail != nil), ("--preview", !preview.isEmpty),
        ]
        if let (name, _) = given.first(where: \.1) {
            throw ValidationError("--matrix draws every appearance; it cannot be combined with \(name).")
        }
        if format == .tree || format == .json {
            throw ValidationError("--matrix draws pictures, png or svg; it always writes the trees as well.")
        }
    }

    /// The options that these arguments specify.
    package var options: RenderOptions {
        let families = family.compactMap(\.family)
        let isEveryFamily = family.contains { $0.family == nil } || families.isEmpty
        let platforms = places.platform.flatMap(\.platforms).uniqued
        let everywhere = matrix && platforms.isEmpty && device.isEmpty ? Platform.allCases : platforms
        var environment = places.environment(room, reading)
        if matrix { environment.display = .asShown }
        let sizes = matrix ? TypeSize.ofWidgets : [.large]
        var options = RenderOptions(
            source: project.source(path), extent: matrix ? .matrix : .chosen, widgetKind: widget, previews: previews,
            families: isEveryFamily ? .all : .some(families.uniqued),
            devices: DeviceArgument.devices(device, on: everywhere), appearances: places.appearance.uniqued,
            environment: environment, state: state, at: at, entry: entry,
            typeSizes: reading.typeSize.isEmpty ? sizes : reading.typeSize.uniqued,
            locales: locale.isEmpty ? [.standard] : locale.uniqued, scale: scale, format: format, configuration: config,
            timeZone: timeZone, location: location, timeLimit: results.answers.seconds,
            containerBackground: containerBackground)
        options.activities = activities.choice
        options.controls = controls.choice
        options.activityFiles = activities.activity
        options.staleness = activities.stale ? .stale : nil
        options.isEveryFamilyNamed = family.contains { $0.family == nil }
        return options
    }

    private var previews: RenderOptions.Previews {
        if preview.isEmpty { return .none }
        return preview.contains { FoldedName($0).text == "all" } ? .all : .some(preview)
    }

    package func run() throws {
        let terminal = Terminal.standardError()
        let confinement = try SandboxMode.ofCommands(trusted: trusted, offline: offline)
        var opened = options
        opened.confinement = confinement
        opened.own = try own.opened(terminal)
        opened.weather = try WeatherOption.access(of: weather)
        let start = EarlyStart(opened)
        let sources = try WidgetChoice(command: "render", taking: .every, options: project, terminal: terminal)
            .sources(of: [path])
        guard sources.count > 1 else {
            var listed = 0
            return try draw(
                sources.first ?? project.source(path), opened, start, into: results, terminal, listed: &listed)
        }
        try draw(sources, opened, terminal)
    }

    /// - Parameters:
    ///   - opened: The options, with what they name.
    ///   - listed: The manifests that standard output has already received.
    private func draw(
        _ source: WidgetSource, _ opened: RenderOptions, _ early: EarlyStart?,
        into results: OutputArguments, _ terminal: Terminal, listed: inout Int
    ) throws {
        let output = OutputOptions(tier: tier, vectorText: results.outlines ? .outlines : .selectable)
        var options = opened
        options.source = source
        var cache = SourceCache()
        if device.isEmpty, places.platform.isEmpty {
            options.devices = project.devices(of: [source], among: options.devices, read: &cache)
        }
        let run = RenderRun(
            options: options, output: output, folder: results.out, terminal: terminal, sources: cache, early: early)
        let (manifest, failure) = try run.run()
        if results.json, manifest.destination != .none {
            if listed > 0 { StandardStream.output.write(",\n") }
            listed += 1
        }
        try results.end(manifest, failure, terminal: terminal)
    }

    /// Draws each extension into a separate folder. A failure of one does not prevent the others from being drawn; the
    /// command ends with the worst status.
    private func draw(
        _ sources: [WidgetSource], _ opened: RenderOptions, _ terminal: Terminal
    ) throws {
        let folders = TargetFolders(of: sources, in: results.out)
        var statuses: [ExitStatus] = []
        var listed = 0
        if results.json { StandardStream.output.write("[\n") }
        for (index, source) in sources.enumerated() {
            terminal.say("Drawing \(index + 1) of \(sources.count): \(folders.names[index])")
            var results = results
            results.out = folders.path(index)
            statuses.append(
                try terminal.status(of: {
                    try draw(source, opened, nil, into: results, terminal, listed: &listed)
                }))
        }
        if results.json { StandardStream.output.write("]\n") }
        let drawn = sources.indices.filter { FileManager.default.fileExists(atPath: folders.path($0) + "/index.html") }
        if !drawn.isEmpty { try folders.writePage(leadingTo: drawn) }
        if let worst = ExitStatus.worst(of: statuses) { throw EarlyExit(status: worst) }
    }
}

/// A family, or `all`.
struct FamilyArgument: Hashable {
    var family: Family?

    init(_ name: String) throws(UnknownName) {
        family = FoldedName(name).text == "all" ? nil : try Family(named: name)
    }
}
