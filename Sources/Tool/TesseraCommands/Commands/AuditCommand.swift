import ArgumentParser
import DeviceCatalog
import Foundation
import Glibc
import Subprocesses
import WidgetAudit
import WidgetCompiler

/// `tessera audit`
package struct AuditCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Check widgets against the design guidelines, in every place.",
        usage: "tessera audit <path> ... [<options>]",
        discussion: """
            Draws what the rules need, in the places, appearances, type sizes, screens and languages that they name, \
            and reports each fault once, with all places where it shows. What a program cannot decide is reported as \
            “review”, with what to check. `tessera rules` lists the rules.

            \(ProjectOptions.paths)

            A comment in the sources accepts the findings of a rule; the reason is required:
              // tessera:allow R-34 because the row is as high as the system's own
            “in KIND” after the rule restricts it to one widget.

            A file tessera.yml in the current folder sets severities, thresholds and the scope.

            The exit status is 1 when --fail-on is met; `tessera --help` lists the others.

            EXAMPLES
              tessera audit MyApp.xcodeproj
              tessera audit . --rules R-01 text-contrast W --fail-on warning
              tessera audit . --format html --out audit.html
              tessera audit . --baseline audit.json --update-baseline
            """)

    @Argument(help: ProjectOptions.pathsHelp)
    var paths: [String]

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Rules by id or name, or a series: R or W. Default: all.", valueName: "rule"))
    var rules: [String] = []

    @Option(
        help: ArgumentHelp(
            "Rules and findings of this severity or above: note, warning or error. Default: note.", valueName: "name"),
        transform: { try choice(named: $0, kind: "severity", names: { [$0.rawValue] }) })
    var severity: AuditSeverity = .note

    @Option(
        help: ArgumentHelp("text, json, sarif, junit, html or github.", valueName: "name"),
        transform: { try choice(named: $0, kind: "format", names: { [$0.rawValue] }) })
    var format: AuditFormat = .text

    @Option(
        help: ArgumentHelp(
            """
            The findings that end the command with status 1: error; warning, which includes errors; or review, which \
            includes both. Default: error.
            """, valueName: "level"),
        transform: { try choice(named: $0, kind: "level", names: { [$0.rawValue] }) })
    var failOn: FailureLevel?

    @Option(help: ArgumentHelp("File with known findings, which are not reported.", valueName: "file"))
    var baseline: String?

    @Flag(help: "Write all findings to the baseline instead of reporting them.")
    var updateBaseline = false

    @Option(help: ArgumentHelp("File for the report. Default: standard output.", valueName: "file"))
    var out: String?

    @Option(help: ArgumentHelp("Configuration file. Default: tessera.yml, if it exists.", valueName: "file"))
    var settings: String?

    @Option(
        help: ArgumentHelp(
            """
            Date and time of the audit, such as 2026-12-25T08:00+09:00; UTC without an offset. Default: now.
            """, valueName: "date"),
        transform: Moment.init)
    var at: Moment?

    @Option(name: .customLong("time-limit"), help: AnswerLimit.help)
    var answers: AnswerLimit = .standard

    @OptionGroup(title: "Projects")
    var project: ProjectOptions

    @Flag(help: PermissionOptions.trusted)
    var trusted = false

    @Flag(help: PermissionOptions.offline)
    var offline = false

    @OptionGroup(title: "Your own fonts and symbols")
    var own: OwnFileOptions

    package init() {}

    package func validate() throws {
        try answers.check()
        try PermissionOptions.check(trusted: trusted, offline: offline)
        if updateBaseline {
            guard baseline != nil else {
                throw ValidationError("--update-baseline writes the file that --baseline names; add --baseline FILE.")
            }
            guard out == nil, failOn == nil, format == .text else {
                throw ValidationError(
                    "--update-baseline writes no report, so that --out, --format and --fail-on have no effect; "
                        + "remove them.")
            }
        }
        _ = try RuleBook.rules(named: rules)
    }

    package func run() throws {
        let terminal = Terminal.standardError()
        // Wrong files cost nothing before anything is built.
        try Self.checkTarget(updateBaseline ? baseline : out)
        let auditor = try auditor()
        let own = try own.opened(terminal)
        let file = baseline.map { BaselineFile(path: $0) }
        let known = try (updateBaseline ? file?.readForUpdate(by: auditor) : file?.read()) ?? Baseline()
        let confinement = try SandboxMode.ofCommands(trusted: trusted, offline: offline)
        let sources = try WidgetChoice(command: "audit", taking: .every, options: project, terminal: terminal)
            .sources(of: paths).uniqued
        var results: [AuditRun.Result] = []
        var unaudited: [String] = []
        var statuses: [ExitStatus] = []
        for source in sources {
            let count = results.count
            let status = try terminal.status(of: {
                let result = try AuditRun.result(
                    of: source, auditor, on: project, at: at, own, timeLimit: answers, confinement,
                    keepsPictures: format == .html, terminal)
                results.append(result)
                if let failure = result.failure(beyond: known) { throw failure }
            })
            statuses.append(status)
            if results.count == count {
                unaudited.append(source.path + (source.target.map { ", target \($0)" } ?? ""))
            }
        }
        guard !results.isEmpty else { throw EarlyExit(status: ExitStatus.worst(of: statuses) ?? .usage) }
        guard !unaudited.isEmpty || results.contains(where: { !$0.kinds.isEmpty }) else {
            throw CommandFailure(
                .usage, "There is no widget to audit.",
                remedy: "Live Activities and controls are not audited; `tessera render` draws them.")
        }
        if unaudited.isEmpty { try checkScope(of: auditor.configuration, among: results.flatMap(\.kinds), terminal) }
        let reports = results.map(\.report)
        if updateBaseline, let file {
            if let worst = ExitStatus.worst(of: statuses) {
                terminal.say("The baseline \(file.path) is not changed, because not everything was audited.")
                throw EarlyExit(status: worst)
            }
            let report = AuditReport.settled(reports)
            try file.write(report, keeping: known, judgedBy: auditor)
            return terminal.say("The findings in the baseline \(file.path): \(report.findings.count).")
        }
        let report = AuditReport.settled(reports, baseline: known, least: severity, unaudited: unaudited)
        let level = failOn ?? auditor.configuration.failOn ?? .error
        try write(format.write(report, auditor.rules, results.compactMap(\.gallery), level), terminal)
        statuses.append(level.isMet(by: report) ? .findings : .fine)
        if let worst = ExitStatus.worst(of: statuses) { throw EarlyExit(status: worst) }
    }

    /// Reports names in the configuration that no audited widget has.
    ///
    /// - Throws: `CommandFailure` if it has no other names.
    private func checkScope(
        of configuration: AuditConfiguration, among kinds: [String], _ terminal: Terminal
    ) throws(CommandFailure) {
        let unknown = configuration.widgets.filter { name in !kinds.contains { FoldedName($0) == FoldedName(name) } }
        guard !unknown.isEmpty else { return }
        let names = unknown.map { "“\($0)”" }.joined(separator: ", ")
        guard unknown.count < configuration.widgets.count else {
            throw CommandFailure(
                .usage, "The configuration restricts the audit to widgets that are not here: \(names).",
                remedy: "The widgets are: \(kinds.uniqued.joined(separator: ", ")).")
        }
        terminal.say("The configuration names widgets that are not here: \(names).")
    }

    /// The selected rules with the configuration of the project.
    private func auditor() throws(CommandFailure) -> Auditor {
        let configuration = try AuditConfiguration.ofProject(settings)
        let named: [AuditRule]
        do throws(UnknownName) {
            named = try RuleBook.rules(named: rules)
        } catch {
            throw CommandFailure(.usage, error.description)
        }
        let selected = named.filter { configuration.severity(of: $0) >= severity }
        let auditor = Auditor(rules: selected, configuration: configuration)
        guard !auditor.rules.isEmpty else {
            throw CommandFailure(
                .usage, "No rule is left to check.", remedy: "Choose others with --rules and --severity.")
        }
        return auditor
    }

    private func write(_ text: String, _ terminal: Terminal) throws(CommandFailure) {
        let commands = format.commands
        guard let out else { return StandardStream.output.write(text, commands: commands) }
        try Self.write(format.isPlain ? ControlCharacters.escaped(text, commands: commands) : text, to: out)
        terminal.say("The report is in \(out).")
    }

    /// Refuses the place of a folder, a link, a pipe or a device: the file would replace it.
    private static func checkTarget(_ path: String?) throws(CommandFailure) {
        var status = stat()
        guard let path, lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return }
        throw CommandFailure(
            .usage, "“\(path)” is not a regular file.",
            remedy: "Name another file. Without --out the report is printed.")
    }

    /// Writes a file atomically, in an existing folder or a new one.
    static func write(_ text: String, to path: String) throws(CommandFailure) {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { String(path[..<$0]) } ?? "."
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        guard !name.isEmpty else {
            throw CommandFailure(.usage, "“\(path)” is a folder.", remedy: "Name a file.")
        }
        try OutputFolder(creating: folder.isEmpty ? "/" : folder).write(Array(text.utf8), to: name)
    }
}

/// The forms of a report.
package enum AuditFormat: String, CaseIterable, Hashable, Sendable {
    case text, json, sarif, junit, html, github

    /// Whether it is read as lines, in a terminal or a log, and has no notation of its own for control characters.
    fileprivate var isPlain: Bool { self == .text || self == .github }

    fileprivate var commands: ControlCharacters.Commands {
        switch self {
        case .text, .json, .sarif: .escaped
        case .github, .html, .junit: .kept
        }
    }

    fileprivate func write(
        _ report: AuditReport, _ rules: [AuditRule], _ galleries: [FindingGallery], _ level: FailureLevel
    ) -> String {
        guard let format = ReportFormat(rawValue: rawValue) else {
            return AuditPage(report: report, rules: rules, galleries: galleries).html
        }
        return format.write(report, rules: rules, program: Version.number, failingOn: level)
    }
}
