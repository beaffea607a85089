import ArgumentParser
import ExtensionHost
import RenderModel

/// `tessera check`
package struct CheckCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "check", _superCommandName: Tessera.programName,
        abstract: "Say what a widget uses that is not supported yet, and what of it draws.",
        usage: "tessera check <path> ... [<options>]",
        discussion: """
            Compiles each folder. Every name that is not supported is listed with the number of \
            its uses in all files, the first lines that use it, and what is nearest to it. Names that no given file \
            declares and that are not Apple's are told apart: there a file is missing. Then come modifiers that are \
            accepted and do nothing in a widget, and all other errors of the compiler.

            \(ProjectOptions.paths) Modules of the project that cannot be had are named with the reason.

            What compiles is started, and each widget is laid out in each family, each Live Activity on the Lock Screen \
            and in each part of the Dynamic Island, each control in each size: the report says where they draw, where \
            nothing is in them, and where they fail. --sources-only leaves that out.

            Ends with status 3 when a folder does not compile, else with status 4 when something fails to draw.

            EXAMPLE
              tessera check MyAppWidget OtherWidget --json
              tessera check MyApp.xcodeproj --target MyAppWidget
            """)

    @Argument(help: ArgumentHelp("Projects or folders of widget extensions.", valueName: "path"))
    var paths: [String]

    @OptionGroup
    var answers: AnswerLimitOption

    @OptionGroup(title: "Projects")
    var project: ProjectOptions

    @Flag(help: "Write the report as JSON to standard output.")
    var json = false

    @Flag(help: "Do not start the widgets; only compile them.")
    var sourcesOnly = false

    package init() {}

    package func validate() throws {
        try answers.check()
    }

    package func run() throws {
        let terminal = Terminal.standardError()
        let sdk: SDKLocation
        do {
            sdk = try SDKLocation.located()
        } catch {
            throw error.commandFailure()
        }
        var reports: [CheckReport] = []
        for path in paths {
            terminal.show("Checking \(path)…")
            do throws(BuildError) {
                let folder = try WidgetFolder.checked(at: project.source(path))
                let builder = WidgetBuilder(sdk: sdk, options: .init(platform: folder.firstPlatform))
                let diagnosis = try sourcesOnly ? builder.diagnose(folder) : builder.examine(folder)
                var drawing: DrawingAccount?
                if !sourcesOnly {
                    terminal.show("Drawing \(path)…")
                    drawing = DrawingCheck.account(
                        of: folder, builder, on: folder.firstPlatform,
                        timeLimit: answers.seconds, confinement: .ofCommands(offline: false, terminal))
                }
                reports.append(
                    CheckReport(
                        path: path, folder: folder.path, target: folder.projectTarget, files: folder.swiftFiles,
                        diagnosis: diagnosis, drawing: drawing))
            } catch {
                throw error.commandFailure()
            }
            if Interruption.isRequested { throw CommandFailure.interrupted }
        }
        terminal.clearLine()
        StandardStream.output.write(json ? CheckReport.json(of: reports) : reports.map(\.text).joined(separator: "\n"))
        if reports.contains(where: { !$0.compiles }) { throw StatusReached(status: .compilation) }
        if reports.contains(where: { $0.drawing?.breaksDown == true }) { throw StatusReached(status: .widget) }
    }
}
