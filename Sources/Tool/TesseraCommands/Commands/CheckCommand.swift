import ArgumentParser
import RenderModel
import SourceDiagnosis
import WidgetCompiler

/// `tessera check`
package struct CheckCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say what a widget uses that is not supported yet, and what of it draws.",
        usage: "tessera check <path> ... [<options>]",
        discussion: """
            Compiles each widget extension that is found. Every name that is not supported is listed with the number \
            of its uses in all files, the first lines that use it, and what is nearest to it. Packages of others that \
            are not available are a group of their own, with the reason and the files that need them. Names that no \
            given file declares and that are not Apple's are listed apart: there a file is missing. Then come \
            modifiers that are accepted and do nothing in a widget, and all other errors of the compiler.

            \(ProjectOptions.paths)

            What compiles is started, and each widget is laid out in each family, each Live Activity on the Lock Screen \
            and in each part of the Dynamic Island, each control in each size: the report says where they draw, where \
            nothing is in them, and where they fail. --sources-only leaves that out.

            The report on each extension is printed as soon as it is there. \
            Ends with status 3 when one does not compile, else with status 4 when something fails to draw. A provider \
            that gives no entry in time, for instance because it waits for a server, does not fail: its placeholder is \
            laid out, as a phone shows it, and the report says so.

            EXAMPLE
              tessera check MyAppWidget OtherWidget --json
              tessera check MyApp.xcodeproj --target MyAppWidget
              tessera check .
            """)

    @Argument(
        help: ArgumentHelp(
            "Projects, folders of widget extensions, or folders with projects below them.", valueName: "path"))
    var paths: [String]

    @Option(name: .customLong("time-limit"), help: AnswerLimit.help)
    var answers: AnswerLimit = .standard

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
        let sources = try WidgetChoice(command: "check", taking: .every, options: project, terminal: terminal)
            .sources(of: paths)
        var reports: [CheckReport] = []
        var statuses: [ExitStatus] = []
        for (index, source) in sources.enumerated() {
            let status = try terminal.status(of: {
                if !json, !reports.isEmpty { StandardStream.output.write("\n") }
                reports.append(try report(on: source, sdk, place: (index + 1, sources.count), terminal))
            })
            if status != .fine, sources.count == 1 { throw EarlyExit(status: status) }
            statuses.append(status)
            if Interruption.isRequested { throw CommandFailure.interrupted }
        }
        if json { StandardStream.output.write(CheckReport.json(of: reports)) }
        statuses += reports.map { report in
            if !report.compiles { return .compilation }
            return report.drawing?.breaksDown == true ? .widget : .fine
        }
        if let worst = ExitStatus.worst(of: statuses) { throw EarlyExit(status: worst) }
    }

    /// Writes what is known when it is known: what the sources use, then what draws.
    ///
    /// - Parameter place: which one of how many it is.
    private func report(
        on source: WidgetSource, _ sdk: SDKLocation, place: (number: Int, count: Int), _ terminal: Terminal
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
                sdk: sdk, options: .init(platform: folder.firstPlatform), report: terminal.progress(checking))
            builder.effort = BuildEffort(limit: BuildEffort.ofCheck)
            let diagnosis = try sourcesOnly ? builder.diagnose(folder) : builder.examine(folder)
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
                timeLimit: answers.seconds, confinement: .ofCommands(offline: false, terminal))
            write(report.drawingText)
            return report
        } catch {
            throw error.commandFailure()
        }
    }
}
