/// Parts of declarations, macros and attributes, by the nodes of the tree.
extension SourceText {
    /// A macro that code expands: `#name`.
    package struct Macro: Hashable, Sendable {
        package let node: Int
        /// Of the sign before the name.
        package let start: Int
        package let name: Range<Int>
    }

    /// The expansions of macros with one of some names, without the sign.
    package func macros(named names: Set<String>) -> [Macro] {
        tree.all([.macroExpansionExpr, .macroExpansionDecl]).compactMap { node in
            guard let sign = tree.child(of: node, .pound), let name = tree.child(of: node, .identifier),
                names.contains(string(tree[name].range))
            else { return nil }
            return Macro(node: node, start: tree[sign].range.lowerBound, name: tree[name].range)
        }
    }

    /// The labels of the arguments in the brackets of a call, macro or attribute; `nil` for one without a label.
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
        /// The name in the body.
        package let name: String
        /// As it is written, with single spaces and without attributes in it removed.
        package let type: String
        package let typeRange: Range<Int>
    }

    /// The parameters of a declaration of a function, an initializer or a subscript.
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
        let names = children[..<colon].filter { [.identifier, .wildcard, .keyword].contains(tree[$0].kind) }
            .map { string(tree[$0].range).filter { $0 != "`" } }
        let type = tree[children[colon + 1]].range
        return Parameter(
            label: names.first ?? "_", name: names.last ?? "_", type: spaced(type), typeRange: type)
    }

    /// Code with single spaces.
    package func spaced(_ range: Range<Int>) -> String {
        string(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The tokens of the modifiers of a declaration, without what is in brackets behind them.
    package func modifiers(of declaration: Int) -> [Range<Int>] {
        guard let list = tree.child(of: declaration, .declModifierList) else { return [] }
        return tree.children(of: list).compactMap { modifier in
            tree.children(of: modifier).first.map { tree[$0].range }
        }
    }

    /// The attributes of a declaration, those within `#if` too.
    package func attributes(of declaration: Int) -> [Int] {
        guard let list = tree.child(of: declaration, .attributeList) else { return [] }
        return tree.all([.attribute], in: list)
    }

    /// The name of an attribute without its sign.
    package func name(ofAttribute attribute: Int) -> String {
        let type = tree.children(of: attribute).first { [.identifierType, .memberType].contains(tree[$0].kind) }
        return type.map { string(tree[$0].range).prefix { $0 != "<" }.filter { !$0.isWhitespace } } ?? ""
    }

    /// The types behind the colon of a type's declaration, as they are written.
    package func inheritedTypes(of declaration: Int) -> [String] {
        guard let clause = tree.child(of: declaration, .inheritanceClause),
            let list = tree.child(of: clause, .inheritedTypeList)
        else { return [] }
        return tree.children(of: list).compactMap { inherited in
            tree.children(of: inherited).first { tree[$0].kind != .comma }
                .map { string(tree[$0].range).filter { !$0.isWhitespace } }
        }
    }
}
