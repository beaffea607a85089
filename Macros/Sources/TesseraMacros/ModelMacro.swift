import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model` on a class.
///
/// 1. Every stored variable, unless it is marked `@Transient`, gets `@_PersistedProperty`.
/// 2. The class gets the state that contexts keep of its objects, and a list of its variables with what `@Attribute`
///    and `@Relationship` say of them, word by word as initializers of the schema's types, and what `#Unique` says.
/// 3. The class conforms to `PersistentModel` and `Observable`.
public enum ModelMacro {
    /// A variable of a class as the macros see it.
    struct Variable {
        var syntax: VariableDeclSyntax
        var name: String
        var binding: PatternBindingSyntax

        /// None for anything but one variable in a declaration.
        init?(_ declaration: some SyntaxProtocol) {
            guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
                let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)
            else { return nil }
            syntax = variable
            self.name = name.identifier.trimmed.text
            self.binding = binding
        }

        func attribute(_ name: String) -> AttributeSyntax? {
            syntax.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
                $0.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) == name
            }
        }

        /// Whether the variable holds a value of an object; observers do not make it a computed one.
        var isStored: Bool {
            guard syntax.bindingSpecifier.tokenKind == .keyword(.var) else { return false }
            let isShared = syntax.modifiers.contains {
                [.keyword(.static), .keyword(.class), .keyword(.lazy), .keyword(.override)].contains($0.name.tokenKind)
            }
            guard !isShared else { return false }
            guard case .accessors(let list) = binding.accessorBlock?.accessors else {
                return binding.accessorBlock == nil
            }
            return list.allSatisfy {
                [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
            }
        }

        var isPersisted: Bool { isStored && attribute("Transient") == nil }
    }

    static func variables(of declaration: some DeclGroupSyntax) -> [Variable] {
        declaration.memberBlock.members.compactMap { Variable($0.decl) }
    }
}

extension ModelMacro: MemberMacro {
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let model = declaration.as(ClassDeclSyntax.self) else { throw MacroError.modelNotClass }
        try refuseSharedDeclarations(in: declaration)
        let access = access(of: model)
        let type = model.name.trimmed.text
        let entries = variables(of: declaration).filter(\.isPersisted).map { variable in
            let metadata = metadata(of: variable).map { ", metadata: \($0)" } ?? ""
            let name = variable.name.trimmingBackticks
            return
                "SwiftData.Schema.PropertyMetadata(name: \"\(name)\", keypath: \\\(type).\(variable.name)\(metadata))"
        }
        let members: [DeclSyntax] = [
            "private let _$model = SwiftData._PersistentModelState()",
            "\(raw: access)var _persistentModelState: SwiftData._PersistentModelState { _$model }",
            """
            \(raw: access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                [
                    \(raw: entries.joined(separator: ",\n        "))
                ]
            }
            """,
        ]
        let groups = declaration.uniqueGroups
        guard !groups.isEmpty else { return members }
        let rule: DeclSyntax = """
            \(raw: access)static var _schemaUniqueness: [[AnyKeyPath]] {
                let groups: [[PartialKeyPath<\(raw: type)>]] = [\(raw: groups.joined(separator: ", "))]
                return groups
            }
            """
        return members + [rule]
    }

    /// Variables that share a declaration, such as `var x = 0, y = 0`, have no place for what is kept of each.
    private static func refuseSharedDeclarations(in declaration: some DeclGroupSyntax) throws {
        for member in declaration.memberBlock.members {
            guard var first = member.decl.as(VariableDeclSyntax.self), first.bindings.count > 1 else { continue }
            first.bindings = PatternBindingListSyntax(first.bindings.prefix(1))
            if Variable(first)?.isPersisted == true { throw MacroError.modelVariableForm }
        }
    }

    private static func access(of model: ClassDeclSyntax) -> String {
        for modifier in model.modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.public), .keyword(.open): return "public "
            case .keyword(.package): return "package "
            default: continue
            }
        }
        return ""
    }

    /// What an attribute of the variable says, as an expression.
    private static func metadata(of variable: Variable) -> String? {
        for kind in ["Attribute", "Relationship"] {
            guard let attribute = variable.attribute(kind) else { continue }
            guard case .argumentList(let arguments) = attribute.arguments else { return "SwiftData.Schema.\(kind)()" }
            return "SwiftData.Schema.\(kind)(\(arguments.trimmedDescription))"
        }
        return nil
    }
}

extension ModelMacro: MemberAttributeMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let variable = Variable(member), variable.isPersisted, variable.attribute("_PersistedProperty") == nil
        else { return [] }
        return ["@_PersistedProperty"]
    }
}

extension ModelMacro: ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
        let names = protocols.map(\.trimmedDescription).joined(separator: ", ")
        return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: names) {}")]
    }
}

/// `@_PersistedProperty`: the value is kept in a variable next to it, and reading and changing it goes through the
/// object's state.
public enum PersistedPropertyMacro {}

extension PersistedPropertyMacro: AccessorMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let variable = ModelMacro.Variable(declaration), variable.isStored else { return [] }
        let (name, stored) = (variable.name, storedName(of: variable))
        return [
            """
            @storageRestrictions(initializes: \(raw: stored))
            init(initialValue) { \(raw: stored) = initialValue }
            """,
            """
            get {
                _$model._access(self, \\.\(raw: name))
                return \(raw: stored)
            }
            """,
            """
            set {
                _$model._set(self, \\.\(raw: name), "\(raw: name.trimmingBackticks)", from: \(raw: stored), to: newValue) {
                    \(raw: stored) = newValue
                }
            }
            """,
        ]
    }

    private static func storedName(of variable: ModelMacro.Variable) -> String { "_" + variable.name.trimmingBackticks }
}

extension PersistedPropertyMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = ModelMacro.Variable(declaration), variable.isStored else {
            throw MacroError.modelVariableForm
        }
        let type = variable.binding.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
        guard !type.isEmpty || variable.binding.initializer != nil else { throw MacroError.modelVariableForm }
        let value = variable.binding.initializer.map { " = \($0.value.trimmedDescription)" } ?? ""
        return ["private var \(raw: storedName(of: variable))\(raw: type)\(raw: value)"]
    }
}

/// `@Attribute`, `@Relationship`, `@Transient`: read by `@Model`, nothing by themselves.
public enum PropertyMarkerMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
