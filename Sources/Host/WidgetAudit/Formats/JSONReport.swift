import RenderModel

/// The report for programs. Passes and rules that do not apply are counts.
struct JSONReport {
    let report: AuditReport
    let program: String

    var text: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("version", 1)
        writer.member("program", program)
        writer.key("findings")
        writer.beginArray()
        for finding in report.findings { write(finding, &writer) }
        writer.endArray()
        writer.key("notices")
        writer.beginArray()
        for notice in report.notices { writer.value(notice.text) }
        writer.endArray()
        writer.key("notAudited")
        writer.beginArray()
        for name in report.unaudited { writer.value(name) }
        writer.endArray()
        write(report.summary, &writer)
        writer.endObject()
        return writer.takeText() + "\n"
    }

    private func write(_ finding: AuditFinding, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("rule", finding.rule.description)
        writer.member("slug", finding.slug)
        writer.member("outcome", finding.outcome.rawValue)
        writer.member("severity", finding.severity.rawValue)
        writer.member("widget", finding.widget)
        writer.member("subject", finding.subject.key)
        writer.member("message", finding.sentence)
        writer.member("advice", finding.advice)
        writer.member("measured", finding.measured)
        writer.member("bound", finding.bound)
        writer.member("unit", (finding.measured.unit ?? finding.bound.unit)?.rawValue ?? "")
        writer.key("source")
        if let source = finding.source { write(source, &writer) } else { writer.null() }
        writer.member("fingerprint", finding.fingerprint)
        writer.key("places")
        writer.beginArray()
        for place in finding.places { write(place, &writer) }
        writer.endArray()
        writer.endObject()
    }

    private func write(_ source: SourcePosition, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("file", source.file)
        writer.member("line", source.line)
        writer.member("exact", source.precision == .exact)
        writer.endObject()
    }

    private func write(_ place: AuditPlace, _ writer: inout JSONWriter) {
        writer.beginObject()
        write(place.conditions, &writer)
        writer.member("path", place.path.map(String.init).joined(separator: "."))
        let frame = place.frame
        writer.member("frame", numbers: [frame.minX, frame.minY, frame.width, frame.height].map(Double.init))
        writer.member("measured", place.measured)
        if let twin = place.twin {
            writer.key("comparedWith")
            writer.beginObject()
            write(twin, &writer)
            writer.endObject()
        }
        writer.endObject()
    }

    private func write(_ conditions: AuditPlace.Conditions, _ writer: inout JSONWriter) {
        switch conditions {
        case .widget(let conditions): write(conditions, &writer)
        case .preview(let name, let screen):
            writer.member("preview", name)
            writer.member("device", screen.device)
            writer.member("orientation", screen.orientation.rawValue)
            writer.member("appearance", screen.colorScheme.rawValue)
        }
    }

    private func write(_ conditions: PictureConditions, _ writer: inout JSONWriter) {
        writer.member("family", conditions.family.rawValue)
        writer.member("device", conditions.device)
        writer.member("platform", conditions.platform.rawValue)
        writer.member("place", conditions.context.rawValue)
        writer.member("appearance", conditions.appearance)
        writer.member("mode", conditions.mode.rawValue)
        writer.member("typeSize", conditions.typeSize.rawValue)
        writer.member("locale", conditions.locale)
        writer.member("content", conditions.content.rawValue)
        if !conditions.isNow { writer.member("offset", conditions.offset) }
    }

    private func write(_ summary: AuditReport.Summary, _ writer: inout JSONWriter) {
        writer.key("summary")
        writer.beginObject()
        writer.key("violations")
        writer.beginObject()
        for severity in AuditSeverity.allCases.reversed() {
            writer.member(severity.rawValue, summary.violations[severity, default: 0])
        }
        writer.endObject()
        writer.member("needsReview", summary.reviews)
        writer.member("passes", summary.passes)
        writer.member("notApplicable", summary.notApplicable)
        writer.member("suppressed", summary.suppressed)
        writer.member("inBaseline", summary.known)
        writer.member("resolved", summary.resolved)
        writer.member("pictures", summary.pictures)
        writer.key("rules")
        writer.beginArray()
        for count in report.rules { write(count, &writer) }
        writer.endArray()
        writer.endObject()
    }

    private func write(_ count: AuditReport.RuleCount, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("rule", count.rule.description)
        writer.member("violations", count.violations)
        writer.member("needsReview", count.reviews)
        writer.member("passes", count.passes)
        writer.key("notApplicable")
        writer.beginObject()
        for (reason, number) in count.notApplicable.sorted(by: { $0.key < $1.key }) { writer.member(reason, number) }
        writer.endObject()
        writer.endObject()
    }
}

extension JSONWriter {
    /// A number with its own unit, or a string.
    fileprivate mutating func member(_ name: String, _ measure: Measure) {
        switch measure {
        case .number(let value, _): member(name, value)
        case .text(let text): member(name, text)
        }
    }
}
