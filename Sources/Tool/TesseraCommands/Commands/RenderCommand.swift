import ArgumentParser
import DeviceCatalog
import ExtensionProtocol
import Foundation
import Painter
import WidgetCompiler
import WidgetVocabulary

/// `tessera render`
package struct RenderCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw a widget extension's widgets.",
        discussion: """
            \(ProjectOptions.paths) It stays as it is. \
            Pictures are named KIND-FAMILY-SCREEN-APPEARANCE.png, \
            with language, type size, state and entry added where they differ from the \
            usual. Several widget extensions are drawn into a folder each. manifest.json \
            names every picture with its parameters, the SHA-256 of its pixels, findings and timings; index.html shows all of them on one page.

            EXAMPLES
              Every family on three screens, light and dark:
                tessera render MyWidget --device 430x932 390x844 "iPhone SE" \\
                  --appearance light dark
              In Korean and Japanese, with the largest type:
                tessera render MyWidget --family medium --locale ko ja --type-size ax5
              On Christmas morning, set to another city:
                tessera render MyWidget --at 2026-12-25T08:00Z --config city=busan
              As vector drawings with selectable text:
                tessera render MyWidget --format svg
              As a tinted Home Screen, a Lock Screen and StandBy at night show it:
                tessera render MyWidget --appearance tinted:mint clear
                tessera render MyWidget --family circular --context lock_screen
                tessera render MyWidget --context standby --ambient night
              Everywhere, in every look and type size, in two languages:
                tessera render MyWidget --matrix --locale en ja
              A Live Activity in the Dynamic Island, with values from a file:
                tessera render MyWidget --presentation compact expanded --activity state.json

            FAMILIES
              small medium large extraLarge extraLargePortrait
              circular rectangular inline corner, or all
            SCREENS
              430x932 428x926 414x896 414x736 393x852 390x844 375x812 375x667
              360x780 320x568, a product's name such as "iPhone 15 Pro", or all

              Other devices by name: "iPad Pro 11-inch", Mac, "Apple Watch 45mm", \
            "Vision Pro"

            Options for families, screens, places, appearances, modes, languages and \
            type sizes take several values; every combination that exists is drawn. \
            `tessera --help` lists the exit statuses.

            PLACES
              Without options about places a picture is what the widget itself draws. \
            With one it is what a person sees there: tinted, on glass, dimmed; widgets \
            that let the wallpaper through are drawn over a part of it, in their shape \
            (--wallpaper none leaves that transparent). An iPad's widgets are laid out at \
            the larger size of the guidelines and drawn at the size on the screen.

            LIVE ACTIVITIES
              Every ActivityConfiguration is drawn as the device shows it, in each state \
            that the source's previews give; without previews in made-up values, which a \
            finding says. Pictures are named WIDGET-PRESENTATION-SCREEN-APPEARANCE.png, \
            with the state added where there are several. --format tree writes the \
            activity alone.

            CONTROLS
              Every control is drawn as Control Center shows it, in its three sizes and \
            with its current value (--state snapshot: the value for previews). Pictures \
            are named KIND-control-SIZE-SCREEN-dark.png.
            """)

    @Argument(
        help: ArgumentHelp(
            "A project, the folder of a widget extension, or one with projects below it.", valueName: "path"))
    var path: String

    @Option(
        help: ArgumentHelp("Only the widget of this kind. Default: every widget of the extension.", valueName: "kind"))
    var widget: String?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Draw #Preview declarations by name, or all, in place of the widgets. `tessera previews` lists them.",
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

    @Flag(help: "Every place, appearance, mode and type size of every platform, on one page to filter and compare.")
    var matrix = false

    @Option(
        help: ArgumentHelp(
            "What the provider is asked for: placeholder, snapshot or timeline. Default: timeline.", valueName: "state"),
        transform: { try choice(named: $0, kind: "state", names: { [$0.rawValue] }) })
    var state: RenderState = .timeline

    @Option(
        help: ArgumentHelp(
            """
            The moment at which the widget runs, such as 2026-12-25T08:00+09:00; without an offset it is UTC. \
            Default: now.
            """, valueName: "date"),
        transform: Moment.init)
    var at: Moment?

    @Option(
        help: ArgumentHelp(
            "Which entry of the timeline to draw, from 0. Default: the one that is shown at the moment.",
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

    @Option(help: ArgumentHelp("Pixels per point. Default: that of the screen.", valueName: "number"))
    var scale: Double?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Settings of the widget, as a person would make them.", valueName: "key=value"),
        transform: ConfigurationArgument.init)
    var config: [ConfigurationArgument] = []

    @Option(
        help: ArgumentHelp(
            "png, svg, tree (the laid-out views as text) or json (the same for programs).", valueName: "format"),
        transform: { try choice(named: $0, kind: "format", names: { [$0.rawValue] }) })
    var format: OutputFormat = .png

    @Option(
        help: ArgumentHelp("PNG files written fast, or small ones for keeping: fast or small.", valueName: "tier"),
        transform: { try choice(named: $0, kind: "tier", names: { [$0.rawValue] }) })
    var tier: PNGEncoder.Tier = .fast

    @Option(
        help: ArgumentHelp(
            """
            Widgets that give no container background: automatic draws them as if they were built before iOS 17, \
            required shows the words that a phone shows for those built since. Default: automatic.
            """, valueName: "rule"),
        transform: { try choice(named: $0, kind: "rule", names: { [$0.rawValue] }) })
    var containerBackground: ContainerBackgroundRule = .automatic

    @OptionGroup(title: "Projects")
    var project: ProjectOptions

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
            throw ValidationError("--entry counts from 0; “\(entry)” is not possible.")
        }
        if let scale, !(scale >= 0.1 && scale <= 16) {
            throw ValidationError("--scale takes a number from 0.1 to 16, not “\(scale)”.")
        }
        try results.check()
        try validatePlaces()
        if !TimeZoneName.exists(timeZone) {
            throw ValidationError("There is no time zone called “\(timeZone)”. Write it as Asia/Seoul or GMT.")
        }
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
            throw ValidationError("--matrix draws every look; it does not go together with \(name).")
        }
        if format == .tree || format == .json {
            throw ValidationError("--matrix draws pictures, png or svg; trees lie beside them anyway.")
        }
    }

    /// The request that these arguments make.
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
        let sources = try WidgetChoice(command: "render", taking: .every, options: project, terminal: terminal)
            .sources(of: [path])
        guard sources.count > 1 else {
            var listed = 0
            return try draw(sources.first ?? project.source(path), into: results, terminal, listed: &listed)
        }
        try draw(sources, terminal)
    }

    /// - Parameter listed: manifests that standard output has already.
    private func draw(
        _ source: WidgetSource, into results: OutputArguments, _ terminal: Terminal, listed: inout Int
    ) throws {
        let output = OutputOptions(tier: tier, vectorText: results.outlines ? .outlines : .selectable)
        var options = options
        options.source = source
        var cache = SourceCache()
        if device.isEmpty, places.platform.isEmpty {
            options.devices = project.devices(of: [source], among: options.devices, read: &cache)
        }
        let run = RenderRun(
            options: options, output: output, folder: results.out, terminal: terminal, sources: cache)
        let (manifest, failure) = try run.run()
        if results.json, manifest.destination != .none {
            if listed > 0 { StandardStream.output.write(",\n") }
            listed += 1
        }
        try results.end(manifest, failure, terminal: terminal)
    }

    /// Draws each extension into a folder of its own. One that fails does not keep the others from it; the command ends
    /// with the worst status.
    private func draw(_ sources: [WidgetSource], _ terminal: Terminal) throws {
        let folders = TargetFolders(of: sources, in: results.out)
        var statuses: [ExitStatus] = []
        var listed = 0
        if results.json { StandardStream.output.write("[\n") }
        for (index, source) in sources.enumerated() {
            terminal.say("Drawing \(index + 1) of \(sources.count): \(folders.names[index])")
            var own = results
            own.out = folders.path(index)
            statuses.append(try terminal.status(of: { try draw(source, into: own, terminal, listed: &listed) }))
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

/// Time zones by the names of the zone database.
enum TimeZoneName {
    static func exists(_ name: String) -> Bool {
        if name == "GMT" || name == "UTC" { return true }
        guard !name.isEmpty, !name.hasPrefix("/"), !name.hasPrefix("."), !name.contains("..") else { return false }
        var status = stat()
        return stat("/usr/share/zoneinfo/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
