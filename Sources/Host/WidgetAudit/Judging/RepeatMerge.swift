import WidgetVocabulary

/// Joins the groups of observations that show one fault of a view that a widget repeats, such as the rows of a list.
///
/// 1. Groups can be one fault if they have the same outcome and severity, and their views have the same path of view
///    types but for its numbers (`RepeatedViews`).
/// 2. They are one if their messages are the same, ignoring numbers, and there are at least `leastCount`: two views may
///    be different ones side by side, and are two findings.
/// 3. The joined group has the key of its first view.
///
/// Invariant: the result does not depend on the order of the groups.
enum RepeatMerge {
    private static let leastCount = 3

    static func merged(_ groups: [FamilyMerge.Group]) -> [FamilyMerge.Group] {
        var buckets: [FindingGroup.Key: [FamilyMerge.Group]] = [:]
        for group in groups {
            var bucket = group.key
            bucket.subject = group.key.subject.pattern
            buckets[bucket, default: []].append(group)
        }
        return buckets.values.flatMap(FamilyMerge.cohorts).flatMap { cohort in
            cohort.count < leastCount ? cohort : [FamilyMerge.union(cohort)].compactMap { $0 }
        }
    }
}

extension AuditSubject {
    /// Equal for the same view of all rows and families.
    fileprivate var pattern: AuditSubject {
        guard case .element(let identity, _) = self else { return self }
        return .element(RepeatedViews.pattern(of: identity), .systemSmall)
    }
}
