import CoreGraphics
import Foundation
import Subprocesses
import WidgetAudit
import WidgetCompiler
import XcodeProject

/// Draws the examples of rules.
///
/// 1. The folder has a folder for each example, whose name begins with the id of its rule. It contains the folders
///    `fault` and `twin`, each with a widget whose source is `Widget.swift`.
/// 2. The fault is audited by its rule. Its first finding decides the conditions and the mark.
/// 3. The twin is drawn by an audit with the same rule, so that it has a picture in the same conditions. If the finding
///    is about no picture, both are drawn as they usually are.
struct RuleExamples {
    let folder: String
    let confinement: SandboxMode
    let terminal: Terminal

    private static let sides = (fault: "fault", twin: "twin")
    private static let sourceName = "Widget.swift"
    /// Bytes.
    private static let sourceLimit = 1 << 20

    /// An example before it is drawn.
    struct Entry: Hashable {
        var rule: RuleID
        var folder: String
    }

    /// The examples of some rules in the order of their names.
    ///
    /// - Throws: `CommandFailure` for a folder that is not one of examples.
    func entries(of rules: [AuditRule]) throws(CommandFailure) -> [Entry] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw CommandFailure(
                .usage, "The folder of examples “\(folder)” cannot be read.",
                remedy: "Name a folder that Tools/docs/rules writes.")
        }
        var entries: [Entry] = []
        for name in names.sorted() where !name.hasPrefix(".") {
            guard let id = RuleID(name.split(separator: "-").prefix(2).joined(separator: "-")) else {
                throw CommandFailure(
                    .usage, "The example “\(name)” in “\(folder)” does not begin with the id of a rule.",
                    remedy: "Call it, for instance, R-34-\(name).")
            }
            if rules.contains(where: { $0.id == id }) { entries.append(Entry(rule: id, folder: name)) }
        }
        return entries
    }

    func example(_ entry: Entry) throws(CommandFailure) -> RuleExample {
        let (fault, twin) = (path(entry, Self.sides.fault), path(entry, Self.sides.twin))
        let sources = (fault: try source(in: fault), twin: try source(in: twin))
        let wrong = try audit(fault, by: entry.rule)
        let report = AuditReport.settled([wrong.report])
        guard let finding = report.findings.first(where: { $0.rule == entry.rule }) else {
            throw CommandFailure(
                .usage, "\(entry.rule) finds nothing in the example “\(fault)”.",
                remedy: "Correct the example or the rule.")
        }
        let right = try audit(twin, by: entry.rule)
        let place = finding.places.first { $0.measured == finding.measured } ?? finding.places.first
        let usual = wrong.gallery?.usualConditions(of: finding.widget).map { AuditPlace.Conditions.widget($0) }
        let conditions = place?.conditions ?? usual
        func picture(_ result: AuditRun.Result) -> [UInt8]? {
            conditions.flatMap { result.gallery?.picture(of: finding.widget, $0) }
        }
        return RuleExample(
            rule: entry.rule, name: entry.folder.split(separator: "-").dropFirst(2).joined(separator: " "),
            fault: RuleExample.Side(source: sources.fault, picture: picture(wrong)),
            twin: RuleExample.Side(source: sources.twin, picture: picture(right)), finding: finding.sentence,
            conditions: conditions?.text ?? "", size: conditions?.size ?? .zero, mark: place?.frame)
    }

    private func path(_ entry: Entry, _ side: String) -> String { "\(folder)/\(entry.folder)/\(side)" }

    private func source(in folder: String) throws(CommandFailure) -> String {
        let path = folder + "/" + Self.sourceName
        do throws(LimitedFile.Rejection) {
            return String(decoding: try LimitedFile.read(path, limit: Self.sourceLimit), as: UTF8.self)
        } catch {
            throw CommandFailure(
                .usage, "The example “\(path)” cannot be read: \(error).",
                remedy: "Name a folder that Tools/docs/rules writes.")
        }
    }

    /// The result of a rule, and of one that needs the usual pictures: many rules need no picture.
    private func audit(_ folder: String, by rule: RuleID) throws(CommandFailure) -> AuditRun.Result {
        let pictorial = RuleID(.guidelines, 1)
        let auditor = Auditor(rules: [rule, pictorial].compactMap(RuleBook.rule))
        let project: ProjectOptions
        do {
            project = try ProjectOptions.parse([])
        } catch {
            throw CommandFailure(.usage, "\(error)")
        }
        let sources = try WidgetChoice(command: "rules", taking: .every, options: project, terminal: terminal)
            .sources(of: [folder])
        guard let source = sources.first else {
            throw CommandFailure(.usage, "The example “\(folder)” has no widget.", remedy: "Correct its sources.")
        }
        return try AuditRun.result(
            of: source, auditor, on: project, timeLimit: AnswerLimit.standard, confinement, keepsPictures: true,
            terminal)
    }
}
