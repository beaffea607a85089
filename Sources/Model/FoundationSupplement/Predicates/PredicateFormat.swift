import Foundation

/// A parsed predicate format, evaluated against objects.
indirect enum PredicateFormat {
    case constant(Bool)
    case all([PredicateFormat])
    case any([PredicateFormat])
    case not(PredicateFormat)
    case comparison(Comparison)

    struct Comparison {
        enum Quantity { case one, any, all, none }

        enum Relation {
            case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
            case between, contains, beginsWith, endsWith, like, matches, isIn
        }

        var quantity: Quantity
        var left: Operand
        var relation: Relation
        var options: String.CompareOptions
        var right: Operand
    }

    indirect enum Operand {
        case literal(Any?)
        case path([String])
        case variable(String)
        case list([Operand])
    }

    func holds(for object: Any?, variables: [String: Any]?) -> Bool {
        switch self {
        case .constant(let value): value
        case .all(let parts): parts.allSatisfy { $0.holds(for: object, variables: variables) }
        case .any(let parts): parts.contains { $0.holds(for: object, variables: variables) }
        case .not(let part): !part.holds(for: object, variables: variables)
        case .comparison(let comparison): comparison.holds(for: object, variables: variables)
        }
    }
}

extension PredicateFormat.Operand {
    func value(of object: Any?, variables: [String: Any]?) -> Any? {
        switch self {
        case .literal(let value): value
        case .path(let path): KeyedPath.value(of: object, at: path)
        case .variable(let name): variables?[name]
        case .list(let operands): operands.map { $0.value(of: object, variables: variables) as Any }
        }
    }
}

extension PredicateFormat.Comparison {
    func holds(for object: Any?, variables: [String: Any]?) -> Bool {
        let left = left.value(of: object, variables: variables)
        let right = right.value(of: object, variables: variables)
        let elements = left.flatMap(KeyedPath.elements) ?? []
        switch quantity {
        case .one: return holds(left, right)
        case .any: return elements.contains { holds($0, right) }
        case .all: return elements.allSatisfy { holds($0, right) }
        case .none: return !elements.contains { holds($0, right) }
        }
    }

    private func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch relation {
        case .equal: isEqual(left, right)
        case .unequal: !isEqual(left, right)
        case .less: order(left, right) == .orderedAscending
        case .greater: order(left, right) == .orderedDescending
        case .lessOrEqual: [.orderedAscending, .orderedSame].contains(order(left, right))
        case .greaterOrEqual: [.orderedDescending, .orderedSame].contains(order(left, right))
        case .between: isBetween(left, right)
        case .isIn: contains(right, left)
        case .contains: contains(left, right)
        case .beginsWith: matches(left, right) { $0.range(of: $1, options: options.union(.anchored)) != nil }
        case .endsWith:
            matches(left, right) { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
        case .like: matches(left, right) { isMatch($0, Self.expression(ofWildcards: $1)) }
        case .matches: matches(left, right) { isMatch($0, $1) }
        }
    }

    /// An absent value is not comparable to any other.
    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        guard DynamicOrder.unwrapped(left) != nil, DynamicOrder.unwrapped(right) != nil else { return nil }
        return DynamicOrder.compare(left, right)
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard !options.isEmpty, let left = left.flatMap(DynamicOrder.text), let right = right.flatMap(DynamicOrder.text)
        else { return DynamicOrder.areEqual(left, right) }
        return left.compare(right, options: options) == .orderedSame
    }

    private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
        guard let bounds = bounds.flatMap(KeyedPath.elements), bounds.count == 2 else { return false }
        return [.orderedDescending, .orderedSame].contains(order(value, bounds[0]))
            && [.orderedAscending, .orderedSame].contains(order(value, bounds[1]))
    }

    private func contains(_ container: Any?, _ value: Any?) -> Bool {
        guard let container = DynamicOrder.unwrapped(container) else { return false }
        if let elements = KeyedPath.elements(of: container) { return elements.contains { isEqual($0, value) } }
        return matches(container, value) { $0.range(of: $1, options: options) != nil }
    }

    private func matches(_ left: Any?, _ right: Any?, _ test: (String, String) -> Bool) -> Bool {
        guard let left = left.flatMap(DynamicOrder.text), let right = right.flatMap(DynamicOrder.text) else {
            return false
        }
        return test(left, right)
    }

    private func isMatch(_ text: String, _ expression: String) -> Bool {
        var options = NSRegularExpression.Options()
        if self.options.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(expression))$", options: options) else {
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// `*` stands for any letters, `?` for one.
    private static func expression(ofWildcards text: String) -> String {
        NSRegularExpression.escapedPattern(for: text)
            .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
    }
}
