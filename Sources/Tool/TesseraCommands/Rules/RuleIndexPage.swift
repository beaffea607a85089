import WidgetAudit

/// The list of rules, with a link to the page of each.
struct RuleIndexPage {
    let rules: [AuditRule]

    static let fileName = "index.html"

    var html: String {
        var page = HTMLBuffer()
        let title = "The rules of tessera audit"
        page.beginPage(title: title, style: PageResource.rulesStyle)
        page.open("header")
        page.element("h1", text: title)
        page.element(
            "p",
            text: "What a program can decide is a violation; what only a reader of the widget can decide needs a "
                + "review. An error breaks a stated rule, or the widget cannot work; a warning breaks a principle of "
                + "the guidelines by this project’s measure; a note is a suggestion.")
        page.close("header")
        page.open("main")
        for (series, heading) in [
            (RuleID.Series.guidelines, "Design guidelines"), (.widgets, "Faults that break widgets on a device"),
        ] {
            write(rules.filter { $0.id.series == series }, heading, into: &page)
        }
        page.close("main")
        page.close("body")
        page.close("html")
        return page.text
    }

    private func write(_ rules: [AuditRule], _ heading: String, into page: inout HTMLBuffer) {
        guard !rules.isEmpty else { return }
        page.element("h2", text: heading)
        page.open("table")
        page.element("caption", text: "\(rules.count) rule\(rules.count == 1 ? "" : "s")")
        page.tableHead(["Rule", "Requirement", "Severity", "Decision"])
        page.open("tbody")
        for rule in rules {
            page.open("tr")
            page.open("th", [("scope", "row")])
            page.element("a", [("href", RulePage.fileName(of: rule))], text: "\(rule.id) \(rule.slug)")
            page.close("th")
            page.element("td", text: rule.title)
            page.element("td", text: rule.severity.rawValue)
            page.element("td", text: rule.decision.phrase)
            page.close("tr")
        }
        page.close("tbody")
        page.close("table")
    }
}
