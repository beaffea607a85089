import CoreGraphics
import Foundation
import WidgetAudit

/// The report as one page that works offline: by rule, then by picture.
///
/// 1. Each picture is embedded once, as a definition; crops and whole pictures refer to it.
/// 2. A finding shows the part of its first picture around the marked frame, next to the same part of the picture that
///    it was compared with.
/// 3. A picture shows all its marked frames, with links to the findings.
///
/// The page has no script. Marks are outlines in two colors, so that they are visible on every picture.
struct AuditPage {
    let report: AuditReport
    let rules: [AuditRule]
    let galleries: [FindingGallery]

    /// Further pictures are listed without their drawing.
    private static let pictureLimit = 60
    /// Points around a marked frame.
    private static let cropMargin = 24.0

    fileprivate struct Shown: Hashable {
        var widget: String
        var conditions: PictureConditions
    }

    var html: String {
        let pictures = embedded()
        var page = HTMLBuffer()
        page.beginPage(title: "Audit of \(widgetNames)", style: PageResource.auditStyle)
        page.open("header")
        page.element("h1", text: "Audit of \(widgetNames)")
        page.element("p", text: summary)
        page.close("header")
        writeContents(into: &page)
        page.open("main")
        writeDefinitions(pictures, into: &page)
        page.element("h2", [("id", "rules")], text: "By rule")
        if report.findings.isEmpty { page.element("p", text: "Nothing was found.") }
        for rule in rules { write(rule, pictures, into: &page) }
        writePictures(pictures, into: &page)
        if !report.notices.isEmpty {
            page.element("h2", text: "Comments without effect")
            page.open("ul")
            for notice in report.notices { page.element("li", text: notice.text) }
            page.close("ul")
        }
        page.close("main")
        page.close("body")
        page.close("html")
        return page.text
    }

    private var widgetNames: String {
        let names = report.findings.map(\.widget)
        let unique = names.enumerated().filter { names.firstIndex(of: $0.element) == $0.offset }.map(\.element)
        return unique.isEmpty ? "widgets" : unique.joined(separator: ", ")
    }

    private var summary: String {
        let counts = report.summary
        let violations = AuditSeverity.allCases.reversed().map { severity in
            let count = counts.violations[severity, default: 0]
            return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        let parts = violations + ["\(counts.reviews) to review", "\(counts.passes) passed"]
        return parts.joined(separator: ", ") + ", in \(counts.pictures) pictures."
    }

    // MARK: Pictures

    /// The numbers of the pictures that are drawn, in the order of findings.
    private func embedded() -> [Shown: Int] {
        var numbers: [Shown: Int] = [:]
        func add(_ widget: String, _ conditions: PictureConditions) {
            let shown = Shown(widget: widget, conditions: conditions)
            guard numbers[shown] == nil, numbers.count < Self.pictureLimit, picture(shown) != nil else { return }
            numbers[shown] = numbers.count
        }
        for finding in report.findings {
            guard let place = finding.places.first else { continue }
            add(finding.widget, place.conditions)
            if let twin = place.twin { add(finding.widget, twin) }
        }
        return numbers
    }

    private func picture(_ shown: Shown) -> [UInt8]? {
        galleries.lazy.compactMap { $0.picture(of: shown.widget, shown.conditions) }.first
    }

    private func writeDefinitions(_ pictures: [Shown: Int], into page: inout HTMLBuffer) {
        page.raw("<svg class=\"definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n")
        for (shown, number) in pictures.sorted(by: { $0.value < $1.value }) {
            guard let svg = picture(shown) else { continue }
            let size = shown.conditions.size
            page.open(
                "image",
                [
                    ("id", "picture-\(number)"), ("width", HTMLBuffer.number(Double(size.width))),
                    ("height", HTMLBuffer.number(Double(size.height))),
                    ("href", "data:image/svg+xml;base64," + Data(svg).base64EncodedString()),
                ])
            page.close("image")
        }
        page.raw("</defs></svg>\n")
    }

    /// A picture, or a part of it, with marks.
    private func write(
        _ shown: Shown, _ number: Int, part: CGRect, marks: [CGRect], caption: String, into page: inout HTMLBuffer
    ) {
        let box = [part.minX, part.minY, part.width, part.height].map { HTMLBuffer.number(Double($0)) }
        page.open("figure")
        page.open(
            "svg",
            [
                ("viewBox", box.joined(separator: " ")), ("width", HTMLBuffer.number(Double(part.width) * 2)),
                ("role", "img"), ("aria-label", caption),
            ])
        page.raw("<use href=\"#picture-\(number)\"/>")
        for mark in marks {
            for name in ["halo", "mark"] {
                page.open(
                    "rect",
                    [
                        ("class", name), ("x", HTMLBuffer.number(Double(mark.minX))),
                        ("y", HTMLBuffer.number(Double(mark.minY))), ("width", HTMLBuffer.number(Double(mark.width))),
                        ("height", HTMLBuffer.number(Double(mark.height))),
                    ])
                page.close("rect")
            }
        }
        page.close("svg")
        page.element("figcaption", text: caption)
        page.close("figure")
    }

    // MARK: By rule

    private func findings(of rule: AuditRule) -> [AuditFinding] { report.findings.filter { $0.rule == rule.id } }

    private func writeContents(into page: inout HTMLBuffer) {
        page.open("nav", [("aria-label", "Rules with findings")])
        page.open("ul")
        for rule in rules {
            let count = findings(of: rule).count
            guard count > 0 else { continue }
            page.open("li")
            page.element("a", [("href", "#\(rule.id)")], text: "\(rule.id) \(rule.title) (\(count))")
            page.close("li")
        }
        page.raw("<li><a href=\"#pictures\">By picture</a></li>\n")
        page.close("ul")
        page.close("nav")
    }

    private func write(_ rule: AuditRule, _ pictures: [Shown: Int], into page: inout HTMLBuffer) {
        let findings = findings(of: rule)
        guard !findings.isEmpty else { return }
        page.open("section", [("aria-labelledby", rule.id.description)])
        page.element("h3", [("id", rule.id.description)], text: "\(rule.id) \(rule.title)")
        page.element("p", text: rule.guideline)
        for finding in findings { write(finding, pictures, into: &page) }
        page.close("section")
    }

    private func write(_ finding: AuditFinding, _ pictures: [Shown: Int], into page: inout HTMLBuffer) {
        page.open("article", [("id", "finding-\(finding.fingerprint)")])
        page.element("h4", text: finding.sentence)
        let source = finding.source.map { ", \($0.file):\($0.line)" } ?? ""
        page.element("p", [("class", finding.level)], text: "\(finding.level), \(finding.widget)\(source)")
        page.element("p", text: "Measured \(finding.measured.text); bound \(finding.bound.text). \(finding.advice)")
        if let place = finding.places.first {
            let whole = CGRect(origin: .zero, size: place.conditions.size)
            let part = place.frame.insetBy(dx: -Self.cropMargin, dy: -Self.cropMargin).intersection(whole)
            page.open("div", [("class", "figures")])
            for conditions in [place.conditions] + (place.twin.map { [$0] } ?? []) {
                let shown = Shown(widget: finding.widget, conditions: conditions)
                guard let number = pictures[shown], !part.isNull else { continue }
                write(
                    shown, number, part: part, marks: [place.frame], caption: conditions.text, into: &page)
            }
            page.close("div")
        }
        if !finding.places.isEmpty {
            page.open("details")
            page.element("summary", text: "\(finding.places.count) place\(finding.places.count == 1 ? "" : "s")")
            page.open("ul")
            for place in finding.places { page.element("li", text: place.conditions.text) }
            page.close("ul")
            page.close("details")
        }
        page.close("article")
    }

    // MARK: By picture

    private func writePictures(_ pictures: [Shown: Int], into page: inout HTMLBuffer) {
        page.element("h2", [("id", "pictures")], text: "By picture")
        for (shown, number) in pictures.sorted(by: { $0.value < $1.value }) {
            let own = report.findings.filter { finding in
                finding.widget == shown.widget && finding.places.contains { $0.conditions == shown.conditions }
            }
            let marks = own.flatMap(\.places).filter { $0.conditions == shown.conditions }.map(\.frame)
            page.open("section")
            page.element("h3", text: "\(shown.widget), \(shown.conditions.text)")
            write(
                shown, number, part: CGRect(origin: .zero, size: shown.conditions.size), marks: marks,
                caption: "\(marks.count) marked place\(marks.count == 1 ? "" : "s")", into: &page)
            page.open("ul")
            for finding in own {
                page.open("li")
                page.element(
                    "a", [("href", "#finding-\(finding.fingerprint)")], text: "\(finding.rule) \(finding.sentence)")
                page.close("li")
            }
            page.close("ul")
            page.close("section")
        }
    }
}
