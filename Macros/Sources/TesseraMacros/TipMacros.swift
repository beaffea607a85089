import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Rule` of a tip: the value of the same arguments and the same closure.
public enum TipRuleMacro: ExpressionMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        var call = "TipKit.Tips.Rule(\(node.arguments.trimmedDescription))"
        if let closure = node.trailingClosure { call += " \(closure.trimmedDescription)" }
        return "\(raw: call)"
    }
}

/// `@Parameter static var name: Type = default` of a tip: the value lies in a parameter next to it, called `$name`.
public enum TipParameterMacro {
    static func parts(of declaration: some DeclSyntaxProtocol) throws -> (variable: EntryMacro.Variable, access: String)
    {
        guard let syntax = declaration.as(VariableDeclSyntax.self), let variable = try? EntryMacro.Variable(declaration)
        else { throw MacroError.tipParameterForm }
        let access = syntax.modifiers.map(\.trimmedDescription).filter { $0 != "static" }
        return (variable, access.map { $0 + " " }.joined())
    }
}

extension TipParameterMacro: AccessorMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let name = try parts(of: declaration).variable.name.trimmingBackticks
        return ["get { $\(raw: name).wrappedValue }", "set { $\(raw: name).wrappedValue = newValue }"]
    }
}

extension TipParameterMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let (variable, access) = try parts(of: declaration)
        let name = variable.name.trimmingBackticks
        guard let value = variable.value ?? (variable.type?.optionalWrapped == nil ? nil : "nil") else {
            throw MacroError.tipParameterForm
        }
        let type = variable.type.map { ": TipKit.Tips.Parameter<\($0.trimmedDescription)>" } ?? ""
        return [
            """
            \(raw: access)static let $\(raw: name)\(raw: type) =
                TipKit.Tips.Parameter(Self.self, "+\(raw: name)", \(value))
            """
        ]
    }
}
