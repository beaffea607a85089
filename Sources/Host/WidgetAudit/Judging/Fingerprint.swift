import RenderModel

/// The name of a finding in baselines and in code scanning: sixteen hexadecimal digits.
///
/// 1. It is a checksum of the rule, the outcome, the widget's kind and the subject without its family. It contains
///    nothing that changes with a line, a file, a language or a measured value, and it does not depend on which
///    families of a finding still have the fault.
/// 2. Findings that differ in nothing else, such as those of two texts at the same place in two families, are numbered
///    in the order of the report.
///
/// Invariant: the fingerprints of one report are different. If some of several numbered findings are resolved, those of
/// the others are among the earlier ones, so that a baseline still lists them.
enum Fingerprint {
    /// The fingerprint of the first finding with these properties.
    static func first(_ rule: RuleID, _ key: FindingGroup.Key, widget: String) -> String {
        checksum([
            rule.description, key.outcome.rawValue, key.severity?.rawValue ?? "", widget,
            key.subject.withoutFamily.key,
        ])
    }

    /// - Parameter findings: In the order of the report, each with the fingerprint of the first of its kind.
    static func number(_ findings: inout [AuditFinding]) {
        var counts: [String: Int] = [:]
        for index in findings.indices {
            let first = findings[index].fingerprint
            let count = counts[first, default: 0] + 1
            counts[first] = count
            if count > 1 { findings[index].fingerprint = checksum([first, "\(count)"]) }
        }
    }

    private static func checksum(_ parts: [String]) -> String {
        let digits = String(parts.joined(separator: "\u{1F}").utf8.checksum, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
