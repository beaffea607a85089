/// Parts of declarations, macros and attributes, from the syntax tree.
extension SourceText {
    /// A macro expansion in code: `#name`.
    package struct Macro: Hashable, Sendable {
        package let node: Int
        /// The offset of the `#`.
        package let start: Int
        package let name: Range<Int>
    }

    /// The expansions of macros with any of the given names, which have no `#`.
    package func macros(named names: Set<String>) -> [Macro] {
        tree.all([.macroExpansionExpr, .macroExpansionDecl]).compactMap { node in
            guard let sign = tree.child(of: node, .pound), let name = tree.child(of: node, .identifier),
                names.contains(string(tree[name].range))
            else { return nil }
            return Macro(node: node, start: tree[sign].range.lowerBound, name: tree[name].range)
        }
    }

    /// The labels of the arguments in the parentheses of a call, macro or attribute; `nil` for an argument without a
    /// label.
    package func labels(of call: Int) -> [Range<Int>?] {
        guard let list = tree.child(of: call, .labeledExprList) else { return [] }
        return tree.children(of: list).map { argument in
            let children = tree.children(of: argument)
            return children.count > 1 && tree[children[1]].kind == .colon ? tree[children[0]].range : nil
        }
    }

    /// A parameter of a function, an initializer or a subscript.
    package struct Parameter: Hashable, Sendable {
        package let label: String
        package let labelRange: Range<Int>
        /// The name that the body uses.
        package let name: String
        /// As written, with single spaces and including attributes.
        package let type: String
        package let typeRange: Range<Int>
    }

    /// The parameters of the declaration of a function, an initializer or a subscript.
    package func parameters(of declaration: Int) -> [Parameter] {
        let signature = tree.child(of: declaration, .functionSignature) ?? declaration
        guard let clause = tree.child(of: signature, .functionParameterClause),
            let list = tree.child(of: clause, .functionParameterList)
        else { return [] }
        return tree.children(of: list).compactMap(parameter)
    }

    private func parameter(_ node: Int) -> Parameter? {
        let children = tree.children(of: node)
        guard let colon = children.firstIndex(where: { tree[$0].kind == .colon }), colon + 1 < children.count else {
            return nil
        }
        let ranges = children[..<colon].filter { [.identifier, .wildcard, .keyword].contains(tree[$0].kind) }
            .map { tree[$0].range }
        guard let label = ranges.first, let name = ranges.last else { return nil }
        let type = tree[children[colon + 1]].range
        return Parameter(
            label: string(label).filter { $0 != "`" }, labelRange: label, name: string(name).filter { $0 != "`" },
            type: spaced(type), typeRange: type)
    }

    /// The result type of a function or subscript, or the type of a declaration's first variable.
    package func resultType(of declaration: Int) -> Range<Int>? {
        if tree[declaration].kind == .variableDecl { return bindings(of: declaration).first?.type }
        let signature = tree.child(of: declaration, .functionSignature) ?? declaration
        guard let clause = tree.child(of: signature, .returnClause), let type = tree.children(of: clause).last,
            tree[type].kind != .arrow
        else { return nil }
        return tree[type].range
    }

    /// The code of a range with all white space reduced to single spaces.
    package func spaced(_ range: Range<Int>) -> String {
        string(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The tokens of a declaration's modifiers, without arguments in parentheses.
    package func modifiers(of declaration: Int) -> [Range<Int>] {
        guard let list = tree.child(of: declaration, .declModifierList) else { return [] }
        return tree.children(of: list).compactMap { modifier in
            tree.children(of: modifier).first.map { tree[$0].range }
        }
    }

    /// The attributes of a declaration, including those within `#if`.
    package func attributes(of declaration: Int) -> [Int] {
        guard let list = tree.child(of: declaration, .attributeList) else { return [] }
        return tree.all([.attribute], in: list)
    }

    /// The name of an attribute without its `@`.
    package func name(ofAttribute attribute: Int) -> String {
        let type = tree.children(of: attribute).first { [.identifierType, .memberType].contains(tree[$0].kind) }
        return type.map { string(tree[$0].range).prefix { $0 != "<" }.filter { !$0.isWhitespace } } ?? ""
    }

    /// The types in the inheritance clause of a type's declaration, as written; the parts of a composition are listed
    /// separately.
    package func inheritedTypes(of declaration: Int) -> [String] {
        guard let clause = tree.child(of: declaration, .inheritanceClause),
            let list = tree.child(of: clause, .inheritedTypeList)
        else { return [] }
        return tree.children(of: list).flatMap { inherited in
            tree.children(of: inherited).filter { tree[$0].kind != .comma }.flatMap(names)
        }
    }

    /// The names of a type, without attributes.
    private func names(ofType node: Int) -> [String] {
        switch tree[node].kind {
        case .compositionType:
            tree.all([.compositionTypeElement], in: node).flatMap { tree.children(of: $0).prefix(1).flatMap(names) }
        case .attributedType: tree.children(of: node).last.map(names) ?? []
        default: [string(tree[node].range).filter { !$0.isWhitespace }]
        }
    }

    /// The declared name of a type, an alias or a protocol, or the extended type.
    package func name(ofType declaration: Int) -> String? {
        let node =
            tree[declaration].kind == .extensionDecl
            ? tree.children(of: declaration).first { [.identifierType, .memberType].contains(tree[$0].kind) }
            : tree.child(of: declaration, .identifier)
        return node.map { string(tree[$0].range).prefix { $0 != "<" }.filter { $0 != "`" && !$0.isWhitespace } }
    }

    /// The type that an alias names, without generic arguments.
    package func aliasedType(of alias: Int) -> String? {
        let type = tree.child(of: alias, .typeInitializerClause).flatMap { tree.children(of: $0).last }
        return type.map { string(tree[$0].range).prefix { $0 != "<" }.filter { !$0.isWhitespace } }
    }

    /// Nodes that contain local declarations or members.
    package static let scopes: Set<SyntaxKind> = [.codeBlock, .closureExpr, .accessorBlock, .memberBlock]

    /// Whether a declaration is at the top level, possibly within `#if`.
    package func isTopLevel(_ declaration: Int) -> Bool { tree.ancestor(of: declaration, in: Self.scopes) == nil }

    /// The condition of an `#if` clause; `nil` for `#else`.
    package func condition(of clause: Int) -> Int? {
        let children = tree.children(of: clause)
        guard children.count > 1, [.poundIf, .poundElseif].contains(tree[children[0]].kind) else { return nil }
        return children[1]
    }

    /// The name of a function, or of the first variable of a declaration.
    package func name(ofMember declaration: Int) -> Range<Int>? {
        guard tree[declaration].kind == .variableDecl else {
            let kinds: Set<SyntaxKind> = [.identifier, .binaryOperator, .prefixOperator, .postfixOperator]
            return tree.children(of: declaration).first { kinds.contains(tree[$0].kind) }.map { tree[$0].range }
        }
        return bindings(of: declaration).first?.name
    }

    /// The member whose declaration contains the token at an offset, such as its name.
    package func member(declaredAt offset: Int) -> Int? {
        tree.node(at: offset, in: [.functionDecl, .variableDecl, .subscriptDecl, .initializerDecl])
    }

    /// A variable of a declaration.
    package struct Binding: Hashable, Sendable {
        package let node: Int
        package let name: Range<Int>
        package let type: Range<Int>?
        package let accessors: Int?
    }

    /// The variables of a declaration that have their own names, unlike those of a tuple.
    package func bindings(of variable: Int) -> [Binding] {
        guard let list = tree.child(of: variable, .patternBindingList) else { return [] }
        return tree.children(of: list).compactMap { binding in
            guard let name = tree.child(of: binding, .identifierPattern) else { return nil }
            let annotation = tree.child(of: binding, .typeAnnotation)
            let type = annotation.flatMap { tree.children(of: $0).last }
            return Binding(
                node: binding, name: tree[name].range, type: type.map { tree[$0].range },
                accessors: tree.child(of: binding, .accessorBlock))
        }
    }
}
