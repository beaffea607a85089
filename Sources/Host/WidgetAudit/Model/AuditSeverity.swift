/// The weight of a rule. It is independent of the outcome: a note whose bound is crossed is a violation, too.
package enum AuditSeverity: String, CaseIterable, Hashable, Sendable, Comparable {
    /// A suggestion of the guidelines.
    case note
    /// A principle of the guidelines is broken by this project's measure.
    case warning
    /// A stated rule is broken, or the widget cannot work.
    case error

    package static func < (left: AuditSeverity, right: AuditSeverity) -> Bool { left.step < right.step }

    private var step: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
