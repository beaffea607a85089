import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = default` within an extension of a values type.
///
/// The variable becomes computed, through a key type next to it that holds the default. The default is evaluated each
/// time it is asked for, so that a class instance as default is not shared by accident of caching.
public enum EntryMacro {
    /// The one variable that the macro is attached to.
    struct Variable {
        var name: String
        var type: TypeSyntax?
        var value: ExprSyntax?

        init(_ declaration: some DeclSyntaxProtocol) throws {
            guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
                variable.bindingSpecifier.tokenKind == .keyword(.var), let binding = variable.bindings.first,
                binding.accessorBlock == nil, let name = binding.pattern.as(IdentifierPatternSyntax.self)
            else { throw MacroError.entryNotVariable }
            self.name = name.identifier.trimmed.text
            type = binding.typeAnnotation?.type.trimmed
            value = binding.initializer?.value.trimmed
        }

        var keyName: String { "__Key_\(name.trimmingBackticks)" }
    }

    /// The protocol that keys of a values type conform to.
    static func keyProtocol(of context: some MacroExpansionContext) throws -> (name: String, isFocused: Bool) {
        for outer in context.lexicalContext {
            guard let extended = outer.as(ExtensionDeclSyntax.self) else { continue }
            switch extended.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) {
            case "EnvironmentValues": return ("SwiftUI.EnvironmentKey", false)
            case "ContainerValues": return ("SwiftUI.ContainerValueKey", false)
            case "Transaction": return ("SwiftUI.TransactionKey", false)
            case "FocusedValues": return ("SwiftUI.FocusedValueKey", true)
            default: continue
            }
        }
        throw MacroError.entryOutsideExtension
    }
}

extension EntryMacro: AccessorMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let variable = try Variable(declaration)
        return [
            "get { self[\(raw: variable.keyName).self] }",
            "set { self[\(raw: variable.keyName).self] = newValue }",
        ]
    }
}

extension EntryMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let variable = try Variable(declaration)
        let (keyProtocol, isFocused) = try keyProtocol(of: context)
        if isFocused {
            guard let wrapped = variable.type?.optionalWrapped else { throw MacroError.entryWithoutType }
            return [
                """
                private struct \(raw: variable.keyName): \(raw: keyProtocol) {
                    typealias Value = \(wrapped)
                }
                """
            ]
        }
        return [
            """
            private struct \(raw: variable.keyName): \(raw: keyProtocol) {
                \(try defaultValue(of: variable))
            }
            """
        ]
    }

    private static func defaultValue(of variable: Variable) throws -> DeclSyntax {
        switch (variable.type, variable.value) {
        case (let type?, let value?): return "static var defaultValue: \(type) { \(value) }"
        case (let type?, nil) where type.optionalWrapped != nil: return "static var defaultValue: \(type) { nil }"
        case (_?, nil): throw MacroError.entryWithoutDefault
        // Without a written type only a stored property can take its type from the value.
        case (nil, let value?): return "nonisolated(unsafe) static let defaultValue = \(value)"
        case (nil, nil): throw MacroError.entryWithoutType
        }
    }
}

extension TypeSyntax {
    /// The type within `T?` or `Optional<T>`.
    var optionalWrapped: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
        if let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
            let argument = named.genericArgumentClause?.arguments.first?.argument, case .type(let wrapped) = argument
        {
            return wrapped.trimmed
        }
        return nil
    }
}

extension String {
    var trimmingBackticks: String {
        hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
    }
}
