import ArgumentParser
import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import Foundation
import Subprocesses
import WidgetCompiler
import WidgetHost
import WidgetVocabulary

/// `tessera timeline`: simulates what a widget shows over a period of time.
package struct TimelineCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "timeline",
        abstract: "Print what a widget shows over time, and which reloads it is granted.",
        usage: "tessera timeline <path> [<options>]",
        discussion: """
            Simulates the widget over a period under the rules of the reload budget, with the extension's clock set to \
            each simulated moment. The run takes only as long as the widget's responses. One process serves the whole \
            period unless it exits, so state that the code keeps in memory is retained:

              tessera timeline MyAppWidget --from 2026-12-24 --for 48h

            The widget runs sandboxed, as it does with `tessera preview`. A widget that provides no timeline in the \
            whole period, because it always crashes, never responds or returns no entry, ends the command with status \
            4, after the report.
            """)

    @Argument(help: ProjectOptions.pathHelp)
    var path: String

    @Option(help: ArgumentHelp("Kind of the widget. Default: the first widget.", valueName: "kind"))
    var widget: String?

    @Option(help: ArgumentHelp("Widget family. Default: the smallest that the widget supports.", valueName: "name"))
    var family: String?

    @Option(
        help: ArgumentHelp("Start of the period, such as 2026-12-25T08:00+09:00. Default: now.", valueName: "date"),
        transform: Moment.init)
    var from: Moment?

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("Length of the period, such as 90m or 7d. Default: 24h.", valueName: "span"),
        transform: TimeSpan.init)
    var span: TimeSpan = .day

    @Option(
        parsing: .upToNextOption, help: ArgumentHelp("Configuration of the widget.", valueName: "key=value"),
        transform: ConfigurationArgument.init)
    var config: [ConfigurationArgument] = []

    @Option(help: ArgumentHelp("Device name or screen size.", valueName: "device"))
    var device: String = "iPhone 16"

    @Option(help: ArgumentHelp("Language and region.", valueName: "id"), transform: LocaleName.init)
    var locale: LocaleName = .standard

    @Option(help: ArgumentHelp("Time zone of the device, such as Asia/Seoul.", valueName: "id"))
    var timeZone: String = "GMT"

    @Option(parsing: .unconditional, help: GeographicPlace.help, transform: GeographicPlace.init)
    var location: GeographicPlace?

    @Option(help: WeatherOption.help, transform: WeatherOption.source)
    var weather: WeatherSource = .sample

    @Option(name: .customLong("time-limit"), help: AnswerLimit.help)
    var answers: AnswerLimit = .standard

    @OptionGroup(title: "Projects")
    var project: ProjectOptions

    @Flag(help: PermissionOptions.trusted)
    var trusted = false

    @Flag(help: PermissionOptions.offline)
    var offline = false

    @Flag(help: "Write JSON to standard output.")
    var json = false

    package init() {}

    package func validate() throws {
        _ = try DeviceCatalog.device(named: device)
        try answers.check()
        try PermissionOptions.check(trusted: trusted, offline: offline)
        try WeatherOption.check(weather, offline: offline)
        try TimeZoneName.check(timeZone)
    }

    package func run() throws {
        let terminal = Terminal.standardError()
        let confinement = try SandboxMode.ofCommands(trusted: trusted, offline: offline)
        let weather = try WeatherOption.access(of: weather)
        let built = try WidgetChoice(command: "timeline", taking: .one, options: project, terminal: terminal)
            .source(of: path).build(confinement, terminal)
        let start = from.map { Date(timeIntervalSinceReferenceDate: $0.secondsSinceReferenceDate) } ?? Date()
        let gateway = ProcessPool(
            built,
            options: LaunchOptions(
                timeLimit: answers.seconds, confinement: confinement, locale: locale.identifier, timeZone: timeZone,
                location: location, weather: weather),
            clockPolicy: .advancing)
        let command = self
        let result: Result<TimelineReport, CommandFailure> = Waiting.result(of: { () async throws(CommandFailure) in
            defer { Task { await gateway.shutdown() } }
            return try await command.simulate(gateway, name: built.name, from: start)
        })
        let report = try result.get()
        let text = TimelineText(report: report, timeZone: timeZone)
        StandardStream.output.write(json ? try text.json() : text.text)
        if let failure = report.permanentFailure {
            throw CommandFailure(
                .widget, "\(built.name): the widget provided no timeline in the whole period: \(failure)",
                remedy: "Run `tessera check` for its findings, or allow more time with --time-limit.")
        }
    }

    private func simulate(
        _ gateway: ProcessPool, name: String, from start: Date
    ) async throws(CommandFailure) -> TimelineReport {
        let description: ExtensionDescription
        do throws(GatewayFailure) {
            description = try await gateway.send(DescribeRequest(locale: locale.identifier))
        } catch {
            throw CommandFailure(.widget, "\(name): \(error.message)")
        }
        let chosen = try chosenWidget(description, of: name)
        let values = try config.map { argument throws(CommandFailure) in try argument.json(for: chosen) }
        let simulation = TimelineSimulation(
            extensionID: ExtensionID(name), kind: chosen.kind, family: try chosenFamily(chosen),
            configuration: values.map { ConfigurationEntry(name: $0.name, json: $0.json) },
            environment: HostEnvironment(
                device: device, layoutDirection: locale.layoutDirection, locale: locale.identifier, timeZone: timeZone),
            settings: answers.settings)
        do throws(HostError) {
            return try await simulation.run(gateway, from: start, for: span.seconds)
        } catch {
            throw CommandFailure(.widget, "\(name): \(error.description).")
        }
    }

    private func chosenWidget(
        _ description: ExtensionDescription, of name: String
    ) throws(CommandFailure) -> WidgetDescription {
        let known = description.widgets.filter { $0.configuration != .activity }
        guard let first = known.first else { throw CommandFailure(.usage, "\(name) has no widget with a timeline.") }
        guard let widget else { return first }
        let wanted = FoldedName(widget)
        guard let chosen = known.first(where: { FoldedName($0.kind) == wanted }) else {
            let kinds = known.map(\.kind)
            let unknown = UnknownName(
                kind: "widget in \(name)", name: widget, suggestions: wanted.nearest(in: kinds),
                hint: "It has: \(kinds.joined(separator: ", ")).")
            throw CommandFailure(.usage, unknown.description)
        }
        return chosen
    }

    private func chosenFamily(_ widget: WidgetDescription) throws(CommandFailure) -> Family {
        guard let name = family else {
            guard let first = widget.families.first else {
                throw CommandFailure(.usage, "\(widget.kind) does not support any family.")
            }
            return first
        }
        do {
            let family = try Family(named: name)
            if widget.families.contains(family) { return family }
        } catch {
            throw CommandFailure(.usage, "\(error)")
        }
        let families = widget.families.map(\.rawValue).joined(separator: ", ")
        throw CommandFailure(.usage, "\(widget.kind) does not support \(name). It supports: \(families).")
    }
}
