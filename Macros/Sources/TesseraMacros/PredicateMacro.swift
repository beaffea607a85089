import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Predicate` as a call that takes the closure unchanged.
public enum PredicateMacro: ExpressionMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        try ClosureCall(of: node, in: context).expression(calling: "_predicate")
    }
}

/// `#Expression` likewise.
public enum ExpressionClosureMacro: ExpressionMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        try ClosureCall(of: node, in: context).expression(calling: "_expression")
    }
}

/// The closure of a predicate.
///
/// 1. A predicate that is asked in it throws, which Foundation's macro takes without `try`.
/// 2. Functions that people try and that Foundation's macro refuses are refused.
private struct ClosureCall {
    private static let unsupported: Set<String> = [
        "compactMap", "hasPrefix", "hasSuffix", "lowercased", "map", "reduce", "sorted", "trimmingCharacters",
        "uppercased",
    ]

    private let closure: ClosureExprSyntax

    init(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws {
        let given = node.trailingClosure ?? node.arguments.first?.expression.as(ClosureExprSyntax.self)
        guard let closure = given else { throw MacroError.predicateWithoutClosure }
        self.closure = closure
        for name in MemberCalls(of: closure).names where Self.unsupported.contains(name.text) {
            context.diagnose(Diagnostic(node: name, message: MacroError.predicateFunction))
        }
    }

    func expression(calling function: String) -> ExprSyntax {
        let statements = closure.statements
        guard MemberCalls(of: closure).names.contains(where: { $0.text == "evaluate" }), statements.count == 1,
            let only = statements.first,
            case .expr(let expression) = only.item
        else { return "\(raw: function)(\(closure.trimmed))" }
        var throwing = closure
        throwing.statements = [CodeBlockItemSyntax(item: .expr("try (\(expression.trimmed))"))]
        return "\(raw: function)(\(throwing.trimmed))"
    }
}

/// The names of the members that a closure calls.
private final class MemberCalls: SyntaxVisitor {
    private(set) var names: [TokenSyntax] = []

    init(of closure: ClosureExprSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(closure)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) { names.append(member.declName.baseName) }
        return .visitChildren
    }
}
