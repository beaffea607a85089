import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A value in a predicate: a constant, a path, or a function of others.
open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject, variable, keyPath, function
        case unionSet, intersectSet, minusSet
        case subquery = 13
        case aggregate = 14
        case anyKey, block
        case conditional = 20
    }

    private indirect enum Form {
        case constant(Any?)
        case object
        case variable(String)
        case path(String)
        case function(String, [NSExpression])
        case list([NSExpression])
        case block(([Any], Any?, NSMutableDictionary?) -> Any?)
        case condition(NSPredicate, NSExpression, NSExpression)
        case operand(PredicateFormat.Operand)
    }

    private let form: Form

    private init(form: Form) {
        self.form = form
        super.init()
    }

    public convenience init(forConstantValue obj: Any?) { self.init(form: .constant(obj)) }
    public convenience init(forVariable string: String) { self.init(form: .variable(string)) }
    public convenience init(forKeyPath keyPath: String) { self.init(form: .path(keyPath)) }
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(
            form: .function(
                name, parameters.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }))
    }
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(form: .list(subexpressions.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }))
    }
    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
    ) {
        self.init(form: .condition(predicate, trueExpression, falseExpression))
    }
    public convenience init(
        block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
    ) {
        self.init(form: .block { block($1, $0, $2) })
    }
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        self.init(form: .block { _, object, _ in (object as? Root)?[keyPath: keyPath] })
    }

    /// A value in the syntax of predicate formats. One that cannot be parsed is `nil`, which is reported.
    public convenience init(format expressionFormat: String, _ args: Any?...) {
        self.init(expressionFormat, args)
    }

    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(expressionFormat, arguments)
    }

    private convenience init(_ text: String, _ arguments: [Any?]) {
        do {
            self.init(form: .operand(try PredicateFormatReader.readOperand(text, arguments: arguments)))
        } catch {
            Notices.current.add(
                .init(.warning, subject: "NSExpression", message: "“\(text)” is not a valid value: \(error)."))
            self.init(form: .constant(nil))
        }
    }

    public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(form: .object) }

    open var expressionType: ExpressionType {
        switch form {
        case .constant, .operand: .constantValue
        case .object: .evaluatedObject
        case .variable: .variable
        case .path: .keyPath
        case .function: .function
        case .list: .aggregate
        case .block: .block
        case .condition: .conditional
        }
    }

    open var constantValue: Any? { if case .constant(let value) = form { value } else { nil } }
    open var keyPath: String { if case .path(let path) = form { path } else { "" } }
    open var variable: String { if case .variable(let name) = form { name } else { "" } }
    open var function: String { if case .function(let name, _) = form { name } else { "" } }
    open var arguments: [NSExpression]? { if case .function(_, let arguments) = form { arguments } else { nil } }
    open var collection: Any? { if case .list(let members) = form { members } else { nil } }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func allowEvaluation() {}

    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        switch form {
        case .constant(let value): value
        case .object: object
        case .variable(let name): context?[name]
        case .path(let path): KeyedPath.value(of: object, at: path.split(separator: ".").map(String.init))
        case .function(let name, let arguments):
            Self.result(of: name, arguments.map { $0.expressionValue(with: object, context: context) })
        case .list(let members): members.map { $0.expressionValue(with: object, context: context) as Any }
        case .block(let block): block([], object, context)
        case .condition(let predicate, let first, let second):
            (predicate.evaluate(with: object) ? first : second).expressionValue(with: object, context: context)
        case .operand(let operand): operand.value(of: object, variables: context as? [String: Any])
        }
    }

    /// The functions of lists and of two numbers.
    private static func result(of name: String, _ arguments: [Any?]) -> Any? {
        let first = arguments.first.flatMap { $0 }
        let list = first.flatMap(KeyedPath.elements) ?? arguments.compactMap { $0 }
        let operators: [String: CollectionOperator] = [
            "sum:": .sum, "count:": .count, "min:": .minimum, "max:": .maximum, "average:": .average,
        ]
        if let operation = operators[name] { return operation.value(of: list) }
        let numbers = arguments.map { $0.flatMap { DynamicOrder.number($0) } ?? 0 }
        switch (name, numbers.count) {
        case ("add:to:", 2): return numbers[0] + numbers[1]
        case ("from:subtract:", 2): return numbers[0] - numbers[1]
        case ("multiply:by:", 2): return numbers[0] * numbers[1]
        case ("divide:by:", 2): return numbers[1] == 0 ? nil : numbers[0] / numbers[1]
        case ("modulus:by:", 2): return numbers[1] == 0 ? nil : numbers[0].truncatingRemainder(dividingBy: numbers[1])
        case ("raise:toPower:", 2): return pow(numbers[0], numbers[1])
        case ("abs:", 1): return abs(numbers[0])
        case ("sqrt:", 1): return numbers[0].squareRoot()
        case ("ceiling:", 1): return numbers[0].rounded(.up)
        case ("floor:", 1): return numbers[0].rounded(.down)
        case ("lowercase:", 1): return first.flatMap { DynamicOrder.text($0) }?.lowercased()
        case ("uppercase:", 1): return first.flatMap { DynamicOrder.text($0) }?.uppercased()
        default:
            Notices.current.add(
                .init(.warning, subject: "NSExpression", message: "The function \(name) is not supported."))
            return nil
        }
    }
}
