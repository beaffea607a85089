import ArgumentParser
import Foundation
import Subprocesses
import WidgetCompiler
import WidgetHost

/// `tessera clean`
package struct CleanCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "clean",
        abstract: "Free the disk space of builds and of widgets' data.",
        discussion: """
            Removes builds, and the containers with data that widgets stored, that were not used for 30 days. Removed \
            builds are made again when they are needed. Nothing that a running process uses is removed.

            The devices of `tessera preview`, with the widgets that were placed on them, are kept unless --state is \
            given.
            """)

    @Option(
        help: ArgumentHelp(
            "Remove what was not used for this time, such as 12h or 30d. Default: 30d.", valueName: "duration"),
        transform: TimeSpan.init(argument:))
    var olderThan: TimeSpan?

    @Flag(help: "Remove everything, however recently it was used.")
    var all = false

    @Flag(help: "Also delete stored devices of `tessera preview`. They cannot be restored.")
    var state = false

    @Flag(help: "Print what would be removed, and remove nothing.")
    var dryRun = false

    package init() {}

    package func validate() throws {
        if all, olderThan != nil {
            throw ValidationError("--all and --older-than exclude each other. Give one of them.")
        }
    }

    /// Seconds.
    private static let usualAge = 30 * 86_400.0

    package func run() throws {
        let options = BuildOptions()
        do throws(BuildError) {
            try options.openCacheFolder()
        } catch {
            throw error.commandFailure()
        }
        let folder = UserFolder.state(ProcessInfo.processInfo.environment)
        if state {
            let verb = dryRun ? "would be deleted" : "are deleted"
            Terminal.standardError().say(
                "warning: Stored devices in \(folder) \(verb), with their widgets and settings. They cannot be restored."
            )
        }
        let cleaning = Cleaning(
            cacheFolder: options.cacheFolder, stateFolder: state ? folder : nil,
            age: all ? 0 : olderThan?.seconds ?? Self.usualAge, isDryRun: dryRun)
        StandardStream.output.write(cleaning.run().text)
    }
}
