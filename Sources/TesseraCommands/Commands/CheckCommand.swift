import ArgumentParser
import ExtensionHost
import RenderModel

/// `tessera check`
package struct CheckCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say what a widget uses that is not supported yet.",
        usage: "tessera check <path> ... [<options>]",
        discussion: """
            Compiles each folder without drawing anything. Every name that is not supported is listed with the number of \
            its uses in all files, the first lines that use it, and what is nearest to it. Names that no given file \
            declares and that are not Apple's are told apart: there a file is missing. Then come modifiers that are \
            accepted and do nothing in a widget, and all other errors of the compiler.

            \(ProjectOptions.paths) Modules of the project that cannot be had are named with the reason.

            Ends with status 3 when a folder does not compile.

            EXAMPLE
              tessera check MyAppWidget OtherWidget --json
              tessera check MyApp.xcodeproj --target MyAppWidget
            """)

    @Argument(help: ArgumentHelp("Projects or folders of widget extensions.", valueName: "path"))
    var paths: [String]

    @OptionGroup(title: "Projects")
    var project: ProjectOptions

    @Flag(help: "Write the report as JSON to standard output.")
    var json = false

    package init() {}

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
                let diagnosis = try WidgetBuilder(sdk: sdk, options: .init(platform: folder.firstPlatform))
                    .diagnose(folder)
                reports.append(
                    CheckReport(
                        path: path, folder: folder.path, target: folder.projectTarget, files: folder.swiftFiles,
                        diagnosis: diagnosis))
            } catch {
                throw error.commandFailure()
            }
            if Interruption.isRequested { throw CommandFailure.interrupted }
        }
        terminal.clearLine()
        StandardStream.output.write(json ? CheckReport.json(of: reports) : reports.map(\.text).joined(separator: "\n"))
        if reports.contains(where: { !$0.compiles }) { throw StatusReached(status: .compilation) }
    }
}
