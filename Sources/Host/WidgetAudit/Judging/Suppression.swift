/// A comment in the sources that accepts the findings of a rule:
///
///     // tessera:allow R-34 because the row is as high as the system's own
///     // tessera:allow touch-target-size in Lamp because …
///
/// 1. The comment applies to findings of the rule with this id or name, in the widget of the kind that it names, or in
///    all.
/// 2. If findings are on its own line or on the next one, it applies only to those.
/// 3. Otherwise it applies to the findings whose line is not known exactly, and to those in its file.
/// 4. A reason is required. A comment without one, with an unknown rule or widget, or without a finding is reported. A
///    rule that is not selected is not reported.
package struct Suppression: Hashable, Sendable {
    package var rule: RuleID?
    /// As written.
    package var name: String
    package var widget: String?
    package var reason: String
    package var file: String
    package var line: Int

    private static let mark = "tessera:allow"
    /// The ids of rules by their names.
    private static let ids = Dictionary(uniqueKeysWithValues: RuleBook.all.map { ($0.slug, $0.id) })

    package static func all(in sources: SourceIndex) -> [Suppression] {
        sources.files.flatMap { file in
            file.lines.enumerated().compactMap { index, line in
                Suppression(line, file: file.path, number: index + 1)
            }
        }
    }

    /// `nil` for a line without such a comment.
    init?(_ line: String, file: String, number: Int) {
        guard let mark = Self.comment(in: line) else { return nil }
        var words = line[mark.upperBound...].split(separator: " ")[...]
        name = words.popFirst().map(String.init) ?? ""
        rule = RuleID(name) ?? Self.ids[name.lowercased()]
        if words.first == "in" {
            words.removeFirst()
            widget = words.popFirst().map(String.init)
        }
        reason = words.first == "because" ? words.dropFirst().joined(separator: " ") : ""
        self.file = file
        self.line = number
    }

    /// The first mark that begins a comment: it follows slashes that are not part of a string. Each quotation mark of the
    /// line is counted once.
    private static func comment(in line: String) -> Range<String.Index>? {
        var isInLiteral = false
        var start = line.startIndex
        for range in line.ranges(of: mark) {
            let between = line[start..<range.lowerBound].replacing("\\\"", with: "")
            if !between.count(where: { $0 == "\"" }).isMultiple(of: 2) { isInLiteral.toggle() }
            start = range.lowerBound
            if !isInLiteral, followsSlashes(line[..<start]) { return range }
        }
        return nil
    }

    private static func followsSlashes(_ text: Substring) -> Bool {
        var head = text
        while head.last == " " || head.last == "\t" { head.removeLast() }
        return head.hasSuffix("//")
    }
}

/// A suppression that has no effect, with the reason.
package struct SuppressionNotice: Hashable, Sendable {
    package enum Problem: Hashable, Sendable {
        case unknownRule
        case noReason
        /// Nothing is found that it would accept.
        case unmatched
        /// No widget has the kind that it names; with the existing ones, sorted.
        case unknownWidget(known: [String])
    }

    package var suppression: Suppression
    package var problem: Problem

    package var text: String {
        let place = "\(suppression.file):\(suppression.line)"
        return switch problem {
        case .unknownRule: "\(place): no rule has the id or name “\(suppression.name)”; `tessera rules` lists them"
        case .noReason: "\(place): the comment has no effect without a reason; add “because …”"
        case .unmatched: "\(place): nothing is found that \(suppression.name) would accept here; remove the comment"
        case .unknownWidget(let known):
            "\(place): there is no widget “\(suppression.widget ?? "")”; "
                + "the widget\(known.count == 1 ? " is" : "s are"): \(known.joined(separator: ", "))"
        }
    }
}

extension [Suppression] {
    /// Removes the accepted findings from a report on the sources that have these comments.
    func apply(to report: inout AuditReport) {
        let judged = Set(report.rules.map(\.rule))
        var findings = FindingPlaces(report.findings)
        var accepted: Set<Int> = []
        for suppression in self {
            switch suppression.effect(on: &findings, judged: judged, of: report.kinds) {
            case .accepts(let indices):
                accepted.formUnion(indices)
                report.effective.insert(suppression)
            case .isNotJudged: break
            case .problem(let problem):
                report.notices.append(SuppressionNotice(suppression: suppression, problem: problem))
            }
        }
        report.summary.suppressed += accepted.count
        report.findings = report.findings.indices.filter { !accepted.contains($0) }.map { report.findings[$0] }
    }
}

extension Suppression {
    fileprivate enum Effect {
        /// Indices of findings that no earlier comment with the same reach accepts.
        case accepts([Int])
        /// Its rule is not selected.
        case isNotJudged
        case problem(SuppressionNotice.Problem)
    }

    /// - Parameter kinds: Those of the extension's widgets.
    fileprivate func effect(on findings: inout FindingPlaces, judged: Set<RuleID>, of kinds: Set<String>) -> Effect {
        guard let rule, RuleBook.rule(rule) != nil else { return .problem(.unknownRule) }
        guard !reason.isEmpty else { return .problem(.noReason) }
        if let widget, !kinds.contains(widget) { return .problem(.unknownWidget(known: kinds.sorted())) }
        guard judged.contains(rule) else { return .isNotJudged }
        switch findings.accepted(by: rule, widget, file, line) {
        case .some(let indices): return .accepts(indices)
        case .none: return .problem(.unmatched)
        }
    }
}
