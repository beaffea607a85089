import CoreGraphics
import Foundation
import Testing
import WidgetAudit

@testable import TesseraCommands

@Suite("Rules as text and as pages")
struct RulePageTests {
    private static func rule(_ name: String) throws -> AuditRule {
        try #require(try RuleBook.rules(named: [name]).first)
    }

    /// The page of a rule with an example whose sources differ in one line.
    static func page(_ name: String = "R-34") throws -> String {
        let svg = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="158" height="158"/>"#.utf8)
        let rule = try rule(name)
        let example = RuleExample(
            rule: rule.id, name: "touch target size",
            fault: RuleExample.Side(source: "VStack {\n    Small()\n}\n", picture: svg),
            twin: RuleExample.Side(source: "VStack {\n    Large<Int>()\n}\n", picture: svg),
            finding: "The button “<b>” is 20 × 20 pt large.", conditions: "systemSmall on 393x852",
            size: CGSize(width: 158, height: 158), mark: CGRect(x: 20, y: 30, width: 20, height: 20))
        return RulePage(rule: rule, examples: [example]).html
    }

    private static func count(_ part: String, in page: String) -> Int { page.components(separatedBy: part).count - 1 }

    @Test("The list has a line for each rule, with its id, name, severity, who decides and the requirement")
    func list() throws {
        let lines = RuleText.list(of: RuleBook.all).split(separator: "\n")
        #expect(lines.count == RuleBook.all.count)
        for (line, rule) in zip(lines, RuleBook.all) {
            let words = line.split(separator: " ").prefix(4).map(String.init)
            #expect(words == [rule.id.description, rule.slug, rule.severity.rawValue, rule.decision.rawValue])
            #expect(line.hasSuffix("  " + rule.title))
        }
    }

    @Test("A rule as text has why, how, thresholds with their origin, what to do and the source")
    func text() throws {
        let text = RuleText.pages(of: [try Self.rule("R-34")])
        let parts = [
            "R-34 touch-target-size (warning, the program decides)", "\nWhy\n  A smaller target",
            "\nHow it is measured\n  The shorter side", "\nThresholds\n  minimum: 44 pt (stated: Layout, touch targets",
            "\nWhat to do\n  Enlarge the label", "\nSource: Human Interface Guidelines, Layout\n",
        ]
        for part in parts { #expect(text.contains(part), "\(part) in \(text)") }
    }

    @Test("JSON has every rule with all of its texts")
    func json() throws {
        struct Rule: Decodable {
            var rule, slug, severity, decision, title, guideline, check, remedy: String
            var sources: [String]
        }
        let rules = try JSONDecoder().decode([Rule].self, from: Data(RuleText.json(of: RuleBook.all).utf8))
        #expect(rules.map(\.rule) == RuleBook.all.map(\.id.description))
        #expect(rules.allSatisfy { !$0.check.isEmpty && !$0.remedy.isEmpty && !$0.sources.isEmpty })
        #expect(Set(rules.map(\.decision)) == ["decidable", "review", "mixed", "undecided"])
    }

    @Test("An example shows both pictures, marks the fault, and marks the lines that differ")
    func example() throws {
        let page = try Self.page()
        #expect(Self.count("data:image/svg+xml;base64,", in: page) == 2)
        #expect(Self.count("<figure>", in: page) == 2)
        #expect(Self.count("<rect class=\"mark\" x=\"20\" y=\"30\" width=\"20\" height=\"20\"", in: page) == 1)
        #expect(page.contains("VStack {\n<mark>    Small()</mark>\n}"))
        #expect(page.contains("VStack {\n<mark>    Large&lt;Int&gt;()</mark>\n}"))
        #expect(page.contains("“&lt;b&gt;”") && !page.contains("<b>"))
    }

    @Test("A page without examples has no pictures", arguments: RuleBook.all.map(\.id.description))
    func plain(name: String) throws {
        let rule = try Self.rule(name)
        let page = RulePage(rule: rule, examples: []).html
        #expect(!page.contains("<figure") && !page.contains("Example"))
        #expect(page.contains("<h2>Why</h2>") && page.contains("<h2>How it is measured</h2>"))
        #expect(Self.count("<th scope=\"row\">", in: page) == rule.thresholds.count)
    }

    @Test("The index links to the page of each rule, and each page to the index")
    func links() throws {
        let index = RuleIndexPage(rules: RuleBook.all).html
        for rule in RuleBook.all { #expect(Self.count("href=\"\(rule.id).html\"", in: index) == 1, "\(rule.id)") }
        #expect(try Self.page().contains("href=\"index.html\""))
    }

    @Test("The pages load nothing and have no script")
    func offline() throws {
        for page in [try Self.page(), RuleIndexPage(rules: RuleBook.all).html] {
            #expect(!page.contains("<script") && !page.contains("http://") && !page.contains("https://"))
        }
    }

    @Test("The configuration on a page can be read")
    func configuration() throws {
        for rule in RuleBook.all {
            let page = RulePage(rule: rule, examples: []).html
            let code = try #require(page.components(separatedBy: "<pre><code>").dropFirst().first)
            let yaml = try #require(code.components(separatedBy: "</code>").first)
            let scratch = try Scratch()
            try scratch.write(yaml, to: "tessera.yml")
            let read = try AuditConfiguration(file: scratch.path + "/tessera.yml")
            #expect(read.severity(of: rule) == .note)
            let values = rule.thresholds.map { ($0.name, $0.value) }
            #expect(read.values(of: rule) == Dictionary(uniqueKeysWithValues: values))
        }
    }

    @Test(
        "Options that have no effect together are rejected",
        arguments: [
            (["--out", "rules", "--json"], "--json"), (["--examples", "corpus"], "--out"),
            (["--out", "rules", "--trusted"], "--examples"), (["R-134"], "“R-133”"),
        ])
    func mistakes(arguments: [String], part: String) {
        #expect {
            _ = try RulesCommand.parse(arguments)
        } throws: { error in
            RulesCommand.message(for: error).contains(part)
        }
    }
}
