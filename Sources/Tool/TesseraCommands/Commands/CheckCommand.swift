import ArgumentParser
import RenderModel
import SourceDiagnosis
import Subprocesses
import WidgetCompiler

/// `tessera check`
package struct CheckCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Report which APIs of a widget are not supported yet, and which of its parts draw.",
        usage: "tessera check <path> ... [<options>]",
        discussion: """
            Compiles every widget extension it finds. The report lists every unsupported name with its number of uses \
            in all files, the first lines that use it, and the nearest supported names. Third-party packages that are \
            not available form a separate group, with the reason and the files that need them. Names that none of the \
            given files declares and that are not Apple's are listed separately: a source file is missing. Modifiers \
            that have no effect in a widget follow, and then all other compiler errors with their notes.

            \(ProjectOptions.paths)

            If the extension compiles, it is started, and the command lays out every widget in every family, every \
            Live Activity on the Lock Screen and in every presentation of the Dynamic Island, and every control in \
            every size. The report states which of them draw, which are empty, and which fail. --sources-only skips \
            this step. The widget's code runs sandboxed.

            The report on each extension is printed as soon as it is ready. \
            The exit status is 3 when an extension does not compile; otherwise it is 4 when something fails to draw. A \
            provider that returns no entry in time, for instance because it waits for a server, is not a failure: its \
            placeholder is laid out, as on an iPhone, and the report says so.

            EXAMPLES
              tessera check MyAppWidget OtherWidget --json
              tessera check MyApp.xcodeproj --target MyAppWidget
              tessera check .
            """)

    @Argument(help: ProjectOptions.pathsHelp)
    var paths: [String]

    @Option(name: .customLong("time-limit"), help: AnswerLimit.help)
    var answers: AnswerLimit = .standard

    @OptionGroup(title: "Projects")
    var project: ProjectOptions

    @Flag(help: PermissionOptions.trusted)
    var trusted = false

    @Flag(help: PermissionOptions.offline)
    var offline = false

    @Flag(help: "Write the report as JSON to standard output.")
    var json = false

    @Flag(help: "Only compile the widgets; do not start them.")
    var sourcesOnly = false

    package init() {}

    package func validate() throws {
        try answers.check()
        try PermissionOptions.check(trusted: trusted, offline: offline)
    }

    package func run() throws {
        let terminal = Terminal.standardError()
        let confinement = try SandboxMode.ofCommands(trusted: trusted, offline: offline)
        let sdk: SDKLocation
        do {
            sdk = try SDKLocation.located()
        } catch {
            throw error.commandFailure()
        }
        let sources = try WidgetChoice(command: "check", taking: .every, options: project, terminal: terminal)
            .sources(of: paths)
        var reports: [CheckReport] = []
        var statuses: [ExitStatus] = []
        for (index, source) in sources.enumerated() {
            let status = try terminal.status(of: {
                if !json, !reports.isEmpty { StandardStream.output.write("\n") }
                reports.append(try report(on: source, sdk, confinement, place: (index + 1, sources.count), terminal))
            })
            if status != .fine, sources.count == 1 { throw EarlyExit(status: status) }
            statuses.append(status)
            if Interruption.isRequested { throw CommandFailure.interrupted }
        }
        if json { StandardStream.output.write(CheckReport.json(of: reports)) }
        statuses += reports.map { report in
            if !report.compiles { return .compilation }
            return report.drawing?.crashes == true ? .widget : .fine
        }
        if let worst = ExitStatus.worst(of: statuses) { throw EarlyExit(status: worst) }
    }

    /// Writes each part of the report as soon as it is known: first the APIs that the sources use, then what draws.
    ///
    /// - Parameter place: the source's number and the number of sources.
    private func report(
        on source: WidgetSource, _ sdk: SDKLocation, _ confinement: SandboxMode, place: (number: Int, count: Int),
        _ terminal: Terminal
    ) throws -> CheckReport {
        let name = source.target.map { "\(source.path), \($0)" } ?? source.path
        let count = place.count > 1 ? "\(place.number) of \(place.count): " : ""
        func write(_ text: String) {
            terminal.clearLine()
            if !json { StandardStream.output.write(text) }
        }
        terminal.show("Reading \(count)\(name)…")
        do throws(BuildError) {
            let folder = try WidgetFolder.checked(at: source)
            let files = folder.swiftFiles.count
            let checking = "Checking \(count)\(name), \(files) file\(files == 1 ? "" : "s")…"
            terminal.show(checking)
            var builder = WidgetBuilder(
                sdk: sdk, options: .init(platform: folder.firstPlatform, confinement: confinement.ofBuilds),
                report: terminal.progress(checking))
            builder.timeBudget = BuildTimeBudget(limit: BuildTimeBudget.ofCheck)
            let diagnosis = try sourcesOnly ? builder.diagnose(folder) : builder.inspect(folder)
            var report = CheckReport(
                path: source.path, folder: folder.path, target: folder.projectTarget, files: folder.swiftFiles,
                diagnosis: diagnosis, objectiveC: folder.objectiveC)
            write(report.sourceText)
            guard !sourcesOnly else { return report }
            let drawing = "Drawing \(count)\(name)…"
            terminal.show(drawing)
            builder.report = terminal.progress(drawing)
            report.drawing = DrawingCheck.record(
                of: folder, builder, on: folder.firstPlatform,
                timeLimit: answers.seconds, confinement: confinement)
            write(report.drawingText)
            return report
        } catch {
            throw error.commandFailure()
        }
    }
}
