import CoreGraphics
import WidgetAudit

/// The page of one rule, which works offline and has no script.
struct RulePage {
    let rule: AuditRule
    let examples: [RuleExample]

    static func fileName(of rule: AuditRule) -> String { "\(rule.id).html" }

    var html: String {
        var page = HTMLBuffer()
        page.beginPage(title: "\(rule.id) \(rule.title)", style: PageResource.rulesStyle)
        page.open("header")
        page.open("nav", [("aria-label", "All rules")])
        page.element("a", [("href", RuleIndexPage.fileName)], text: "All rules")
        page.close("nav")
        page.element("h1", text: "\(rule.id) \(rule.title)")
        page.element(
            "p", [("class", "quiet")], text: "\(rule.slug), \(rule.severity.rawValue), \(rule.decision.phrase)")
        page.close("header")
        page.open("main")
        write("Why", [rule.guideline], into: &page)
        write("How it is measured", [rule.check], into: &page)
        writeThresholds(into: &page)
        write("What to do", [rule.remedy], into: &page)
        writeExamples(into: &page)
        writeConfiguration(into: &page)
        page.element("h2", text: rule.sources.count == 1 ? "Source" : "Sources")
        page.open("ul")
        for source in rule.sources { page.element("li", text: source.rawValue) }
        page.close("ul")
        page.close("main")
        page.close("body")
        page.close("html")
        return page.text
    }

    private func write(_ heading: String, _ paragraphs: [String], into page: inout HTMLBuffer) {
        page.element("h2", text: heading)
        for paragraph in paragraphs { page.element("p", text: paragraph) }
    }

    private func writeThresholds(into page: inout HTMLBuffer) {
        guard !rule.thresholds.isEmpty else { return }
        page.open("table")
        page.element("caption", text: "Thresholds, by their names in \(AuditConfiguration.fileName)")
        page.tableHead(["Name", "Value", "Origin"])
        page.open("tbody")
        for threshold in rule.thresholds {
            page.open("tr")
            page.element("th", [("scope", "row")], text: threshold.name)
            page.element("td", text: threshold.text)
            page.element("td", text: threshold.origin.text)
            page.close("tr")
        }
        page.close("tbody")
        page.close("table")
    }

    private func writeConfiguration(into page: inout HTMLBuffer) {
        page.element("h2", text: "Change or accept")
        page.element("p", text: "In \(AuditConfiguration.fileName), a severity or off, and values of thresholds:")
        let values = ["severity: note"] + rule.thresholds.map { "\($0.name): \(Self.plain($0.value))" }
        page.code("audit:\n  rules:\n    \(rule.id): { \(values.joined(separator: ", ")) }")
        page.element("p", text: "In the source, above the line or anywhere in its file, with the reason:")
        page.code("// tessera:allow \(rule.id) because …")
    }

    /// A number without a unit.
    private static func plain(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }

    private func writeExamples(into page: inout HTMLBuffer) {
        guard !examples.isEmpty else { return }
        let pictures = examples.enumerated().flatMap { number, example in
            [(example.fault, "fault"), (example.twin, "twin")].compactMap { side, name in
                side.picture.map { (name: "\(name)-\(number)", size: example.size, svg: $0) }
            }
        }
        page.define(pictures)
        page.element("h2", text: examples.count == 1 ? "Example" : "Examples")
        for (number, example) in examples.enumerated() { write(example, number, into: &page) }
    }

    private func write(_ example: RuleExample, _ number: Int, into page: inout HTMLBuffer) {
        page.open("section", [("class", "example"), ("aria-labelledby", "example-\(number)")])
        let name = example.name.prefix(1).uppercased() + example.name.dropFirst()
        page.element("h3", [("id", "example-\(number)")], text: name)
        page.element("p", text: example.finding)
        if example.fault.picture != nil || example.twin.picture != nil {
            let whole = CGRect(origin: .zero, size: example.size)
            page.open("div", [("class", "figures")])
            if example.fault.picture != nil {
                page.figure(
                    showing: whole, of: "fault-\(number)", marks: example.mark.map { [$0] } ?? [],
                    caption: "Wrong: \(example.conditions)")
            }
            if example.twin.picture != nil {
                page.figure(
                    showing: whole, of: "twin-\(number)", marks: [], caption: "Right: \(example.conditions)")
            }
            page.close("div")
        }
        let (wrong, right) = SourceLine.compared(example.fault.source, example.twin.source)
        page.element("h4", text: "Wrong")
        page.code(wrong)
        page.element("h4", text: "Right")
        page.code(right)
        page.close("section")
    }
}

extension HTMLBuffer {
    mutating func tableHead(_ names: [String]) {
        raw("<thead><tr>")
        for name in names { element("th", [("scope", "col")], text: name) }
        raw("</tr></thead>\n")
    }
}
