/// The findings of a report by rule and place, for comments that accept them: sources may have more comments than a
/// report has findings, so that no comment looks at all of them.
struct FindingPlaces {
    private struct Line: Hashable {
        var rule: RuleID
        var file: String
        var line: Int
    }

    /// The findings that a comment without one on its line accepts.
    private struct Reach: Hashable {
        var rule: RuleID
        var widget: String?
        var file: String
    }

    private struct Place {
        /// In the report.
        var index: Int
        var widget: String
        /// `nil` where the line is not known exactly.
        var file: String?
    }

    private var places: [RuleID: [Place]] = [:]
    private var lines: [Line: [Place]] = [:]
    /// The reaches of earlier comments, and whether they have a finding.
    private var known: [Reach: Bool] = [:]

    init(_ findings: [AuditFinding]) {
        for (index, finding) in findings.enumerated() {
            let source = finding.source.flatMap { $0.precision == .exact ? $0 : nil }
            let place = Place(index: index, widget: finding.widget, file: source?.file)
            places[finding.rule, default: []].append(place)
            guard let source else { continue }
            lines[Line(rule: finding.rule, file: source.file, line: source.line), default: []].append(place)
        }
    }

    /// The indices of the findings that a comment accepts.
    ///
    /// 1. If findings are on its own line or on the next one, these alone.
    /// 2. Otherwise those whose line is not known exactly, and those in its file. Comments with the same reach accept the
    ///    same, which is returned once.
    ///
    /// - Parameter widget: `nil` for all.
    /// - Returns: `nil` if nothing is found that the comment would accept.
    mutating func accepted(by rule: RuleID, _ widget: String?, _ file: String, _ line: Int) -> [Int]? {
        func isCovered(_ place: Place) -> Bool { widget.map { $0 == place.widget } ?? true }
        let bound = [line, line + 1].flatMap { lines[Line(rule: rule, file: file, line: $0)] ?? [] }.filter(isCovered)
        guard bound.isEmpty else { return bound.map(\.index) }
        let reach = Reach(rule: rule, widget: widget, file: file)
        if let isMatched = known[reach] { return isMatched ? [] : nil }
        let near = (places[rule] ?? []).filter { isCovered($0) && ($0.file.map { $0 == file } ?? true) }
        known[reach] = !near.isEmpty
        return near.isEmpty ? nil : near.map(\.index)
    }
}
