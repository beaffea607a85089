import ArgumentParser
import DeviceCatalog
import ExtensionProtocol
import Foundation

/// `tessera preview`: widgets live in the browser.
package struct PreviewCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Opens a simulated iPhone in the browser, with widgets that live on it.",
        discussion: """
            Builds the extensions, starts a server on this machine and prints its address. Widgets can be placed, \
            configured, tapped and stacked; the clock can run faster or jump to a date. Saving a source builds again \
            and swaps the widget, while the last good build keeps running.

            \(ProjectOptions.paths)

            Widgets run apart from everything else on this machine, where bubblewrap is installed: they see the system \
            and their own files, and write to their own containers alone.

            With --listen the page can be reached from elsewhere; the printed address then holds a token without \
            which nothing is answered.
            """)

    @Argument(help: "Projects or folders of widget extensions, as Xcode has them.")
    var paths: [String]

    @Option(help: ArgumentHelp("Port of the server. Default: 8642, or any free one.", valueName: "number"))
    var port: Int?

    @Option(help: ArgumentHelp("Address to listen on.", valueName: "address"))
    var listen: String = "127.0.0.1"

    @Option(help: ArgumentHelp("Device to begin with, by name or screen size.", valueName: "device"))
    var device: String = "iPhone 16"

    @Option(help: ArgumentHelp("Language and region to begin with.", valueName: "id"), transform: LocaleName.init)
    var locale: LocaleName = .standard

    @Option(parsing: .unconditional, help: GeographicPlace.help, transform: GeographicPlace.init)
    var location: GeographicPlace?

    @Option(
        help: ArgumentHelp(
            "Folder that keeps what is placed. Default: tessera in the user's state folder.", valueName: "dir"))
    var stateFolder: String?

    @Option(
        help: ArgumentHelp(
            """
            JSON file with states of a Live Activity to start it with: {"attributes": {…}, "states": [{"name": …, \
            "state": {…}}]}. May be given several times. Default: the contentStates of #Preview, else made-up values.
            """, valueName: "file"),
        transform: { try ActivityFile(path: $0) })
    var activity: [ActivityFile] = []

    @OptionGroup(title: "Projects")
    var project: ProjectOptions

    @Flag(help: "Give the widgets no network.")
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
    }

    package func run() throws {
        let terminal = Terminal.standardError()
        let sources = try WidgetChoice(command: "preview", taking: .every, options: project, terminal: terminal)
            .sources(of: paths)
        let run = PreviewRun(
            sources: sources, port: port, address: listen, device: device, locale: locale,
            location: location, stateFolder: stateFolder, activityFiles: activity,
            network: offline ? .denied : .allowed,
            opensBrowser: !noOpen, terminal: terminal)
        let result: Result<Void, CommandFailure> = Waiting.result(of: { () async throws(CommandFailure) in
            try await run.run()
        })
        try result.get()
    }
}
