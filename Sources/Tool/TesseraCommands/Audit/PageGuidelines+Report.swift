import CoreGraphics
import PreviewServer
import WidgetAudit
import WidgetHost

extension PageGuidelines {
    /// No page shows more findings of one widget.
    private static let findingLimit = 200

    /// - Parameters:
    ///   - report: Settled. Its notices about comments are ignored, because other widgets may have the findings that
    ///     these accept.
    ///   - reference: The conditions that a picture's text does not mention.
    ///   - folder: The folder that paths are relative to.
    init(
        _ report: AuditReport, of widget: AuditedWidget, comparedWith reference: WidgetEvidence.Reference,
        below folder: String
    ) {
        self.init(
            widget: widget.id.number, state: .done, checked: report.summary.pictures,
            accepted: report.summary.suppressed)
        let own = report.findings.filter { $0.widget == widget.kind }
        var numbers: [PictureConditions: Int] = [:]
        for finding in own.prefix(Self.findingLimit) {
            var places: [Place] = []
            for place in finding.places {
                // The audit of a placed widget has no previews.
                guard let conditions = place.conditions.widget else { continue }
                let number = numbers[conditions] ?? pictures.count
                if number == pictures.count {
                    numbers[conditions] = number
                    pictures.append(Picture(conditions, comparedWith: reference))
                }
                places.append(Place(picture: number, frame: place.frame.pageNumbers))
            }
            findings.append(Finding(finding, places: places, below: folder))
        }
        let rest = own.count - findings.count
        if rest > 0 { note = "\(rest) more findings are not listed; `tessera audit` lists them." }
    }
}

extension PageGuidelines.Picture {
    fileprivate init(_ conditions: PictureConditions, comparedWith reference: WidgetEvidence.Reference) {
        self.init(
            text: conditions.pageText(comparedWith: reference), settings: conditions.pageSettings,
            size: [Double(conditions.size.width), Double(conditions.size.height)])
    }
}

extension PageGuidelines.Finding {
    fileprivate init(_ finding: AuditFinding, places: [PageGuidelines.Place], below folder: String) {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        var source = finding.source
        if let file = source?.file, file.hasPrefix(prefix) { source?.file = String(file.dropFirst(prefix.count)) }
        self.init(
            id: finding.fingerprint, rule: finding.rule.description,
            title: RuleBook.rule(finding.rule)?.title ?? finding.slug,
            severity: PageGuidelines.Severity(finding.severity),
            outcome: PageGuidelines.Outcome(finding.outcome), message: finding.sentence,
            measured: finding.measured.text, bound: finding.bound.text, advice: finding.advice, source: source?.text,
            places: places)
    }
}

extension PageGuidelines.Severity {
    fileprivate init(_ severity: AuditSeverity) {
        self =
            switch severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
    }
}

extension PageGuidelines.Outcome {
    fileprivate init(_ outcome: AuditFinding.Outcome) {
        self =
            switch outcome {
            case .violation: .violation
            case .needsReview: .review
            }
    }
}

extension CGRect {
    /// x, y, width and height, to a hundredth of a point.
    fileprivate var pageNumbers: [Double] {
        [minX, minY, width, height].map { (Double($0) * 100).rounded() / 100 }
    }
}
