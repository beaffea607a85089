import Foundation

/// A predicate that calls a closure; `#Predicate` expands to it here.
@freestanding(expression)
public macro _Predicate<each Input>(_ body: (repeat each Input) -> Bool) -> Predicate<repeat each Input> =
    #externalMacro(module: "TesseraMacros", type: "PredicateMacro")

/// An expression that calls a closure; `#Expression` expands to it here.
@freestanding(expression)
public macro _Expression<each Input, Output>(
    _ body: (repeat each Input) -> Output
) -> Expression<repeat each Input, Output> = #externalMacro(module: "TesseraMacros", type: "ExpressionClosureMacro")

public func _predicate<each Input>(
    _ body: @escaping (repeat each Input) throws -> Bool
) -> Predicate<repeat each Input> {
    Predicate { (variables: repeat PredicateExpressions.Variable<each Input>) in
        ClosureExpression(variables: (repeat each variables), body: body)
    }
}

public func _expression<each Input, Output>(
    _ body: @escaping (repeat each Input) throws -> Output
) -> Expression<repeat each Input, Output> {
    Expression { (variables: repeat PredicateExpressions.Variable<each Input>) in
        ClosureExpression(variables: (repeat each variables), body: body)
    }
}

/// Code as a predicate's expression. It cannot be stored.
///
/// The closure captures the same values as Foundation's macro, which are sendable by contract.
private struct ClosureExpression<each Input, Output>: StandardPredicateExpression, @unchecked Sendable {
    let variables: (repeat PredicateExpressions.Variable<each Input>)
    let body: (repeat each Input) throws -> Output

    init(
        variables: (repeat PredicateExpressions.Variable<each Input>),
        body: @escaping (repeat each Input) throws -> Output
    ) {
        self.variables = variables
        self.body = body
    }

    func evaluate(_ bindings: PredicateBindings) throws -> Output {
        try body(repeat (each variables).evaluate(bindings))
    }

    init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "predicates are closures"))
    }

    func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(
            self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "predicates are closures"))
    }
}
