import WidgetVocabulary

/// Joins the groups of observations that show one fault in several families of a widget.
///
/// 1. Groups can be one fault if they have the same outcome and severity, and the same view or no view at all: their
///    subjects differ in nothing but the family.
/// 2. Families may have different views under the same path of types, and a rule may have several faults. Groups are
///    joined only if two of their observations have the same message, ignoring numbers and the family's name: “the
///    text “Rain” is set at 9 pt” and “… at 8 pt” are one fault.
/// 3. The joined group has the key of its first family. The fingerprint does not depend on it (`Fingerprint`).
///
/// Invariant: the result does not depend on the order of the groups.
struct FamilyMerge {
    struct Group {
        var key: FindingGroup.Key
        var seen: [Observation]
    }

    static func merged(_ groups: [FindingGroup.Key: [Observation]]) -> [Group] {
        var buckets: [FindingGroup.Key: [Group]] = [:]
        for (key, seen) in groups {
            var bucket = key
            bucket.subject = key.subject.withoutFamily
            buckets[bucket, default: []].append(Group(key: key, seen: seen))
        }
        return buckets.values.flatMap { groups in cohorts(of: groups).compactMap(union) }
    }

    /// The groups that share a message, each in the order of families and then of subjects.
    static func cohorts(of groups: [Group]) -> [[Group]] {
        var result: [(groups: [Group], messages: Set<String>)] = []
        for group in groups.sorted(by: precedes) {
            let messages = Set(group.seen.map { plain($0.message, of: group.key.subject.ownFamily) })
            guard let index = result.firstIndex(where: { !$0.messages.isDisjoint(with: messages) }) else {
                result.append(([group], messages))
                continue
            }
            result[index].groups.append(group)
            result[index].messages.formUnion(messages)
        }
        return result.map(\.groups)
    }

    /// All observations with the key of the first group; `nil` without groups.
    static func union(_ groups: [Group]) -> Group? {
        groups.first.map { Group(key: $0.key, seen: groups.flatMap(\.seen)) }
    }

    private static func precedes(_ left: Group, _ right: Group) -> Bool {
        let (one, other) = (rank(left), rank(right))
        return one != other ? one < other : left.key.subject.key < right.key.subject.key
    }

    private static func rank(_ group: Group) -> Int {
        group.key.subject.ownFamily.flatMap { Family.allCases.firstIndex(of: $0) } ?? -1
    }

    /// A message without numbers and without the name of its family.
    private static func plain(_ message: String, of family: Family?) -> String {
        let names = family.map { [$0.rawValue, $0.shortName] } ?? []
        return message.split(separator: " ").filter { !names.contains(String($0)) }
            .map { word in word.filter { !$0.isNumber && $0 != "." && $0 != "," } }.joined(separator: " ")
    }
}

extension AuditSubject {
    fileprivate var ownFamily: Family? {
        switch self {
        case .family(let family), .element(_, let family): family
        case .widget, .named: nil
        }
    }
}
