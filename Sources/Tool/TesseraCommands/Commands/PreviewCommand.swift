import ArgumentParser
import DeviceCatalog
import ExtensionProtocol
import Foundation
import Subprocesses

/// `tessera preview`: runs widgets on a simulated device in the browser.
package struct PreviewCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Open a simulated iPhone in the browser, with live widgets on it.",
        usage: "tessera preview <path> ... [<options>]",
        discussion: """
            Builds the extensions, starts a local server and prints its address. Widgets can be added, configured, \
            tapped and stacked; the clock can run faster or jump to a date. Saving a source file rebuilds the \
            extension and replaces the widget; the last successful build keeps running until then.

            \(ProjectOptions.paths)

            Widgets run sandboxed: they can read the system and their own files, and write only to their own \
            containers. --trusted runs them with your permissions instead.

            The printed address contains a key, without which no program and no other user can open the page. With \
            --listen, other machines can reach it, too.
            """)

    @Argument(help: ProjectOptions.pathsHelp)
    var paths: [String]

    @Option(help: ArgumentHelp("Port of the server. Default: 8642, or any free one.", valueName: "number"))
    var port: Int?

    @Option(help: ArgumentHelp("Address to listen on.", valueName: "address"))
    var listen: String = "127.0.0.1"

    @Option(help: ArgumentHelp("Initial device, by name or screen size.", valueName: "device"))
    var device: String = "iPhone 16"

    @Option(help: ArgumentHelp("Initial language and region.", valueName: "id"), transform: LocaleName.init)
    var locale: LocaleName = .standard

    @Option(parsing: .unconditional, help: GeographicPlace.help, transform: GeographicPlace.init)
    var location: GeographicPlace?

    @Option(help: WeatherOption.help, transform: WeatherOption.source)
    var weather: WeatherSource = .sample

    @Option(
        help: ArgumentHelp(
            "Folder that stores the device's state. Default: tessera in the user's state folder.", valueName: "dir"))
    var stateFolder: String?

    @Option(
        help: ArgumentHelp(
            """
            A JSON file with states to start a Live Activity with: {"attributes": {…}, "states": [{"name": …, \
            "state": {…}}]}. May be given several times. Default: the contentStates of #Preview, else sample values.
            """, valueName: "file"),
        transform: { try ActivityFile(path: $0) })
    var activity: [ActivityFile] = []

    @OptionGroup(title: "Your own fonts and symbols")
    var own: OwnFileOptions

    @OptionGroup(title: "Projects")
    var project: ProjectOptions

    @Flag(help: PermissionOptions.trusted)
    var trusted = false

    @Flag(help: PermissionOptions.offline)
    var offline = false

    @Flag(help: "Do not open a browser.")
    var noOpen = false

    package init() {}

    package func validate() throws {
        if paths.isEmpty { throw ValidationError("Name the folder of at least one widget extension.") }
        if let port, !(0...65_535).contains(port) {
            throw ValidationError("--port takes a number from 0 to 65535, not “\(port)”.")
        }
        _ = try DeviceCatalog.device(named: device)
        try PermissionOptions.check(trusted: trusted, offline: offline)
        try WeatherOption.check(weather, offline: offline)
    }

    package func run() throws {
        let terminal = Terminal.standardError()
        let confinement = try SandboxMode.ofCommands(trusted: trusted, offline: offline)
        let weather = try WeatherOption.access(of: weather)
        let sources = try WidgetChoice(command: "preview", taking: .every, options: project, terminal: terminal)
            .sources(of: paths)
        let own = try own.opened(terminal)
        let run = PreviewRun(
            sources: sources, port: port, address: listen, device: device, locale: locale,
            location: location, weather: weather, stateFolder: stateFolder, activityFiles: activity, own: own,
            confinement: confinement, opensBrowser: !noOpen, terminal: terminal)
        let result: Result<Void, CommandFailure> = Waiting.result(of: { () async throws(CommandFailure) in
            try await run.run()
        })
        try result.get()
    }
}
