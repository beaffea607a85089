/// Stands for the operators of Foundation's comparison predicates, which are unavailable here.
public enum _HKComparisonOperator: UInt, Sendable {
    case lessThan = 0
    case lessThanOrEqualTo
    case greaterThan
    case greaterThanOrEqualTo
    case equalTo
    case notEqualTo
    case matches
    case like
    case beginsWith
    case endsWith
    case `in`
    case contains = 99
    case between = 100
}
