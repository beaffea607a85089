import ArgumentParser
import Subprocesses
import WidgetAudit

/// `tessera rules`
package struct RulesCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List the rules of `tessera audit`, or explain some.",
        usage: "tessera rules [<rule> ...] [<options>]",
        discussion: """
            Without names, one line for each rule: its id, its name, its severity and who decides it. A rule is \
            decidable if what the program finds is a violation, and for review if only a reader of the widget can \
            decide; mixed rules are both.

            With ids or names, why the rule exists, how it is measured, its thresholds with their origin and their \
            names in tessera.yml, what to do, and the source.

            --out writes a page for each rule and an index, which work offline.

            EXAMPLES
              tessera rules R-34 text-contrast
              tessera rules W --json
              tessera rules --out rules
            """)

    @Argument(help: ArgumentHelp("Rules by id or name, or a series: R or W.", valueName: "rule"))
    var rules: [String] = []

    @Flag(help: "Write JSON.")
    var json = false

    @Option(help: ArgumentHelp("Folder for pages.", valueName: "folder"))
    var out: String?

    @Option(
        help: ArgumentHelp(
            """
            Folder with examples to draw on the pages: a folder for each, such as R-01-minimum-text-size, with the \
            folders fault and twin, each with a Widget.swift.
            """, valueName: "folder"))
    var examples: String?

    @Flag(help: PermissionOptions.trusted)
    var trusted = false

    package init() {}

    package func validate() throws {
        if out != nil, json { throw ValidationError("--out writes pages, and --json writes text; remove one of them.") }
        if out == nil, examples != nil {
            throw ValidationError("--examples are drawn on the pages that --out writes; add --out FOLDER.")
        }
        if examples == nil, trusted { throw ValidationError("--trusted is about the widgets of --examples.") }
        _ = try RuleBook.rules(named: rules)
    }

    package func run() throws {
        let selected = try RuleBook.rules(named: rules)
        if let out {
            try writePages(of: selected, to: out)
        } else if json {
            StandardStream.output.write(RuleText.json(of: selected))
        } else {
            StandardStream.output.write(rules.isEmpty ? RuleText.list(of: selected) : RuleText.pages(of: selected))
        }
    }

    private func writePages(of rules: [AuditRule], to out: String) throws {
        let terminal = Terminal.standardError()
        let source = try examples.map { folder in
            RuleExamples(
                folder: folder, confinement: try SandboxMode.ofCommands(trusted: trusted, offline: true),
                terminal: terminal)
        }
        let entries = try source?.entries(of: rules) ?? []
        let folder = try OutputFolder(creating: out)
        let (drawn, status) = try draw(entries, of: source, terminal)
        for rule in rules {
            let page = RulePage(rule: rule, examples: drawn[rule.id] ?? [])
            try folder.write(Array(page.html.utf8), to: RulePage.fileName(of: rule))
        }
        try folder.write(Array(RuleIndexPage(rules: rules).html.utf8), to: RuleIndexPage.fileName)
        terminal.say("The pages are in \(folder.path)/\(RuleIndexPage.fileName).")
        if let status { throw EarlyExit(status: status) }
    }

    /// Examples that cannot be drawn are reported, and the pages do not have them.
    private func draw(
        _ entries: [RuleExamples.Entry], of source: RuleExamples?, _ terminal: Terminal
    ) throws -> (drawn: [RuleID: [RuleExample]], status: ExitStatus?) {
        guard let source else { return ([:], nil) }
        var drawn: [RuleID: [RuleExample]] = [:]
        var statuses: [ExitStatus] = []
        for (number, entry) in entries.enumerated() {
            terminal.show("Drawing \(entry.folder), \(number + 1) of \(entries.count)…")
            let status = try terminal.status(of: {
                let example = try source.example(entry)
                drawn[entry.rule, default: []].append(example)
            })
            statuses.append(status)
        }
        terminal.clearLine()
        return (drawn, ExitStatus.worst(of: statuses))
    }
}
