import CoreGraphics
import WidgetAudit

/// The report as one page that works offline: by rule, then by picture. Rules with errors come first, those with nothing
/// but reviews last; each level can be hidden.
///
/// 1. Each picture is embedded once, as a definition; crops and whole pictures refer to it.
/// 2. A finding shows the part of a picture of a widget, or of a preview on a screen, around the marked frame, next to
///    the same part of the picture that it was compared with, or all of that one if its size is another.
/// 3. A picture shows all its marked frames, with links to the findings. Pictures that are not drawn are listed.
///
/// The page has no script. Marks are outlines in two colors, so that they are visible on every picture.
struct AuditPage {
    private let report: AuditReport
    private let rules: [AuditRule]
    private let exhibits: AuditExhibits

    /// Points around a marked frame.
    private static let cropMargin = 24.0

    init(report: AuditReport, rules: [AuditRule], galleries: [FindingGallery]) {
        self.report = report
        self.rules = rules
        exhibits = AuditExhibits(of: report, from: galleries)
    }

    var html: String {
        var page = HTMLBuffer()
        page.beginPage(title: "Audit of \(widgetNames)", style: PageResource.auditStyle)
        page.open("header")
        page.element("h1", text: "Audit of \(widgetNames)")
        page.element("p", text: report.summary.text + ".")
        page.close("header")
        let sections = AuditPageSection.all(of: report, rules)
        writeContents(sections, into: &page)
        page.open("main")
        writeDefinitions(into: &page)
        page.element("h2", [("id", "rules")], text: "By rule")
        if report.findings.isEmpty { page.element("p", text: "Nothing was found.") }
        for section in sections { write(section, into: &page) }
        writePictures(into: &page)
        write(report.notices.map(\.text), "Comments without effect", into: &page)
        write(report.unaudited, "Not audited", into: &page)
        page.close("main")
        page.close("body")
        page.close("html")
        return page.text
    }

    private var widgetNames: String {
        let names = report.findings.map(\.widget).uniqued
        return names.isEmpty ? "widgets" : names.joined(separator: ", ")
    }

    /// Lines under a heading, if there are any.
    private func write(_ lines: [String], _ heading: String, into page: inout HTMLBuffer) {
        guard !lines.isEmpty else { return }
        page.element("h2", text: heading)
        page.open("ul")
        for line in lines { page.element("li", text: line) }
        page.close("ul")
    }

    // MARK: By rule

    private func writeContents(_ sections: [AuditPageSection], into page: inout HTMLBuffer) {
        page.open("nav", [("aria-label", "Rules with findings")])
        AuditPageSection.writeFilter(sections, into: &page)
        page.open("ul")
        for section in sections {
            page.open("li", section.attributes)
            page.element(
                "a", [("href", "#\(section.rule.id)")],
                text: "\(section.rule.id) \(section.rule.title) (\(section.counts))")
            page.close("li")
        }
        page.raw("<li><a href=\"#pictures\">By picture</a></li>\n")
        page.close("ul")
        page.close("nav")
    }

    private func write(_ section: AuditPageSection, into page: inout HTMLBuffer) {
        let rule = section.rule
        var attributes: HTMLBuffer.Attributes = [("aria-labelledby", rule.id.description)]
        attributes += section.attributes
        page.open("section", attributes)
        page.element("h3", [("id", rule.id.description)], text: "\(rule.id) \(rule.title)")
        page.element("p", text: rule.guideline)
        for finding in section.findings { write(finding, into: &page) }
        page.close("section")
    }

    private func write(_ finding: AuditFinding, into page: inout HTMLBuffer) {
        page.open("article", [("id", "finding-\(finding.fingerprint)"), ("class", "of-\(finding.level)")])
        page.element("h4", text: finding.sentence)
        let source = finding.source.map { ", " + $0.text } ?? ""
        page.element("p", [("class", finding.level)], text: "\(finding.level), \(finding.widget)\(source)")
        page.element("p", text: "Measured \(finding.measured.text); bound \(finding.bound.text). \(finding.advice)")
        let shown = exhibits.places(of: finding)
        if !shown.isEmpty {
            page.open("div", [("class", "figures")])
            for place in shown { writeFigures(of: place, in: finding.widget, into: &page) }
            page.close("div")
        } else if !finding.places.isEmpty {
            page.element("p", text: "The picture is not on this page, because the pictures together are too large.")
        }
        if !finding.places.isEmpty {
            page.open("details")
            page.element("summary", text: "\(finding.places.count) place\(finding.places.count == 1 ? "" : "s")")
            page.open("ul")
            for place in finding.places { page.element("li", text: "\(place.conditions.text): \(place.measured.text)") }
            page.close("ul")
            page.close("details")
        }
        page.close("article")
    }

    private func writeFigures(of place: AuditPlace, in widget: String, into page: inout HTMLBuffer) {
        let whole = CGRect(origin: .zero, size: place.conditions.size)
        let around = place.frame.insetBy(dx: -Self.cropMargin, dy: -Self.cropMargin).intersection(whole)
        let part = around.isNull || around.isEmpty ? whole : around
        write(
            AuditExhibits.Key(widget: widget, conditions: place.conditions), part: part, marks: [place.frame],
            caption: place.conditions.text, into: &page)
        if let twin = place.twin {
            let other = CGRect(origin: .zero, size: twin.size)
            write(
                AuditExhibits.Key(widget: widget, conditions: twin), part: twin.size == whole.size ? part : other,
                marks: [], caption: "Compared with \(twin.text)", into: &page)
        }
    }

    // MARK: By picture

    private func writePictures(into page: inout HTMLBuffer) {
        var findings: [AuditExhibits.Key: [AuditFinding]] = [:]
        for finding in report.findings {
            for conditions in finding.places.map(\.conditions).uniqued {
                findings[AuditExhibits.Key(widget: finding.widget, conditions: conditions), default: []].append(finding)
            }
        }
        let sorted = findings.sorted { left, right in
            left.key.widget != right.key.widget
                ? left.key.widget < right.key.widget : left.key.conditions < right.key.conditions
        }
        page.element("h2", [("id", "pictures")], text: "By picture")
        if sorted.isEmpty { page.element("p", text: "No picture has a finding.") }
        for (key, own) in sorted where exhibits.drawn[key] != nil {
            let marks = own.flatMap(\.places).filter { $0.conditions == key.conditions }.map(\.frame)
            page.open("section")
            page.element("h3", text: "\(key.widget), \(key.conditions.text)")
            write(
                key, part: CGRect(origin: .zero, size: key.conditions.size), marks: marks,
                caption: "\(marks.count) marked place\(marks.count == 1 ? "" : "s")", into: &page)
            page.open("ul")
            for finding in own {
                page.open("li")
                writeLink(to: finding, text: "\(finding.rule) \(finding.sentence)", into: &page)
                page.close("li")
            }
            page.close("ul")
            page.close("section")
        }
        let rest = sorted.filter { exhibits.drawn[$0.key] == nil }
        guard !rest.isEmpty else { return }
        page.element("h3", text: "Pictures that are not drawn")
        page.open("ul")
        for (key, own) in rest {
            page.open("li")
            page.element("span", text: "\(key.widget), \(key.conditions.text):")
            for finding in own { writeLink(to: finding, text: finding.rule.description, into: &page) }
            page.close("li")
        }
        page.close("ul")
    }

    private func writeLink(to finding: AuditFinding, text: String, into page: inout HTMLBuffer) {
        page.element("a", [("href", "#finding-\(finding.fingerprint)")], text: text)
    }

    // MARK: Pictures

    private func writeDefinitions(into page: inout HTMLBuffer) {
        let sorted = exhibits.drawn.sorted { $0.value.number < $1.value.number }
        page.define(sorted.map { ("picture-\($0.value.number)", $0.key.conditions.size, $0.value.svg) })
    }

    /// A drawn picture, or a part of it, with marks.
    private func write(
        _ key: AuditExhibits.Key, part: CGRect, marks: [CGRect], caption: String, into page: inout HTMLBuffer
    ) {
        guard let exhibit = exhibits.drawn[key] else { return }
        page.figure(showing: part, of: "picture-\(exhibit.number)", marks: marks, caption: caption)
    }
}
