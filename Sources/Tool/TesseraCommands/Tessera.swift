import ArgumentParser
import DeviceCatalog
import Foundation
import WidgetCompiler

/// The command line's root.
package struct Tessera: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: programName,
        abstract: "Draw WidgetKit widgets on Linux, from their unmodified source.",
        discussion: """
            Point it at a repository, an Xcode project, or the folder of a widget extension:

              tessera render MyApp.xcodeproj --device 430x932 --appearance light dark

            Tessera compiles the extension, runs the widget in a separate process, and \
            writes a picture of every family, with an index.html that shows them all.

            EXIT STATUS
              0  success; a widget that returns no entry in time is drawn with its
                 placeholder, as on an iPhone, which is a finding
              1  with --strict: the pictures have findings; with audit: --fail-on is met
              2  the request is invalid or cannot be completed: unknown name or
                 option, missing folder, full disk
              3  the widget did not compile
              4  the widget crashed, exceeded a limit, or hung even for its placeholder;
                 with timeline: it provided no timeline in the whole period
              5  the widget was not run, because this machine cannot confine it (see
                 `tessera doctor`), and --trusted was not given
              130  interrupted with Ctrl-C; finished pictures are kept
            """,
        version: Version.number,
        subcommands: [
            PreviewCommand.self, RenderCommand.self, ScreenshotCommand.self, TimelineCommand.self,
            GalleryCommand.self, CheckCommand.self, AuditCommand.self, RulesCommand.self, PreviewsCommand.self,
            DoctorCommand.self, CleanCommand.self, IndexCommand.self,
        ])

    package init() {}

    /// The name of the program, which precedes the names of its commands.
    static let programName = "tessera"

    /// The arguments with current names instead of old ones, each of which is reported.
    static func present(_ arguments: [String], _ renamed: RenamedArguments, report: (String) -> Void) -> [String] {
        let reading = renamed.present(arguments)
        reading.notices.forEach(report)
        return reading.arguments
    }

    /// Runs the command line and returns the exit status of the process.
    package static func run(arguments: [String]) -> ExitStatus {
        Interruption.listen()
        let terminal = Terminal.standardError()
        let arguments = present(arguments, .known, report: terminal.say)
        do {
            try EnvironmentVariables.validate(ProcessInfo.processInfo.environment)
            var command = try parseAsRoot(arguments)
            try command.run()
            return .fine
        } catch let failure as CommandFailure {
            terminal.report(failure)
            return failure.status
        } catch let status as EarlyExit {
            return status.status
        } catch {
            // Help, a version, or an error about the options.
            let isRequest = exitCode(for: error) == .success
            if isRequest {
                var message = fullMessage(for: error)
                if message == Version.number { message = Version.description(sdk: try? SDKLocation.find()) }
                StandardStream.output.write(message.hasSuffix("\n") ? message : message + "\n")
            } else {
                let command = arguments.first { name in
                    configuration.subcommands.contains { $0.configuration.commandName == name }
                }
                let page = (["tessera"] + (command.map { [$0] } ?? []) + ["--help"]).joined(separator: " ")
                let message = message(for: error)
                let advice =
                    pathAsValue(in: message).map { "To pass “\($0)” as the path, put it before the options. " }
                    ?? (command == nil ? nearestCommand(in: message) : nil).map { "Did you mean `tessera \($0)`? " }
                terminal.report(CommandFailure(.usage, message, remedy: (advice ?? "") + "See `\(page)`."))
            }
            return isRequest ? .fine : .usage
        }
    }

    /// The command whose name is nearest to an unknown one.
    private static func nearestCommand(in message: String) -> String? {
        message.firstMatch(of: /^(?:Unexpected argument|\d+ unexpected arguments:) '([^' ]+)'/).flatMap { match in
            FoldedName(String(match.1)).nearest(
                in: configuration.subcommands.compactMap { $0.configuration.commandName }
            )
            .first
        }
    }

    /// An existing path that an option with several values took as one of them.
    private static func pathAsValue(in message: String) -> String? {
        message.firstMatch(of: /^The value '(.+?)' is invalid/).map { String($0.1) }
            .flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
    }
}

/// Ends a command that has already printed its report with an exit status.
struct EarlyExit: Error {
    var status: ExitStatus
}
