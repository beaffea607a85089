import RenderModel
import WidgetVocabulary

/// A fault without a picture that two rules may state.
package enum SharedFault: Hashable, Sendable {
    /// The reload that the timeline of a family asks for.
    case reload(Family)
    /// A timeline without entries.
    case emptyTimeline(Family?)
}

/// Which rules leave a fault to another one, so that one fault is one finding.
///
/// 1. The table names for a rule those that state some of its faults with more detail, or with more weight.
/// 2. A finding defers to those of such a rule about the same widget, if they state all of it: each of its places, each of
///    its views in the same families, or each shared fault.
/// 3. It never defers to findings of less severity, and a violation does not defer to a review.
/// 4. A rule that is not judged represents nothing. A finding that a comment or a baseline accepts still does, so that
///    an accepted fault does not return under another name.
///
/// Invariant: the table has no cycles, so that every marked finding leads to one that is reported or accepted.
enum RuleDeference {
    /// What makes two findings one fault.
    enum Extent {
        /// The same nodes in the same pictures.
        case places
        /// The same views in the same families, whatever the conditions.
        case views
        /// The same shared faults.
        case faults
    }

    struct Row {
        /// The rule that defers.
        var rule: AuditRule
        /// The rule that states more.
        var other: AuditRule
        var extent: Extent
    }

    /// In the order in which they are tried.
    static let table: [Row] = [
        // What is cut off as the widget usually is, is also near the edge, and cut elsewhere.
        Row(rule: .tightMargin, other: .cutContent, extent: .views),
        Row(rule: .smallestScreens, other: .cutContent, extent: .views),
        Row(rule: .textOnSmallScreens, other: .cutContent, extent: .views),
        Row(rule: .largerTypeSizes, other: .cutContent, extent: .views),
        // A text in the way of another one is in the way at larger sizes, too.
        Row(rule: .largerTypeSizes, other: .overlappingTexts, extent: .views),
        // The rule about texts names both the screen and the language.
        Row(rule: .smallestScreens, other: .textOnSmallScreens, extent: .places),
        Row(rule: .longerTexts, other: .textOnSmallScreens, extent: .places),
        // The rule about larger type names the layout as the remedy.
        Row(rule: .wholeText, other: .largerTypeSizes, extent: .places),
        // The one about devices also names what the app has to do.
        Row(rule: .tapDestination, other: .widgetURL, extent: .views),
        Row(rule: .reloadBudget, other: .entrySpacing, extent: .faults),
        Row(rule: .crash, other: .timelineOrder, extent: .faults),
    ]

    private enum Key: Hashable {
        case place(AuditPlace.Conditions, [Int])
        case view(AuditSubject, Family)
        case fault(SharedFault)
    }

    static func mark(_ findings: inout [AuditFinding]) {
        let rules = Set(findings.map(\.rule))
        for row in table where rules.contains(row.rule.id) && rules.contains(row.other.id) {
            let stated = Dictionary(grouping: findings.filter { $0.rule == row.other.id }, by: \.widget)
            for index in findings.indices where findings[index].rule == row.rule.id {
                let finding = findings[index]
                guard finding.representative == nil else { continue }
                let others = (stated[finding.widget] ?? []).filter { $0.canRepresent(finding) }
                let own = keys(of: finding, row.extent)
                guard !own.isEmpty, own.isSubset(of: Set(others.flatMap { keys(of: $0, row.extent) })) else { continue }
                findings[index].representative = row.other.id
            }
        }
    }

    private static func keys(of finding: AuditFinding, _ extent: Extent) -> Set<Key> {
        switch extent {
        case .places: return Set(finding.places.map { Key.place($0.conditions, $0.path) })
        case .views:
            let subject = finding.subject.withoutFamily
            return Set(finding.places.compactMap { $0.conditions.widget.map { Key.view(subject, $0.family) } })
        case .faults: return Set(finding.faults.map { Key.fault($0) })
        }
    }
}

extension AuditFinding {
    fileprivate func canRepresent(_ other: AuditFinding) -> Bool {
        severity >= other.severity && (outcome == .violation || other.outcome == .needsReview)
    }
}
