extension SourceText {
    /// An import of a module, or of a declaration in one.
    package struct Import: Hashable, Sendable {
        /// The declaration's node.
        package let node: Int
        /// The tokens of the names after the keyword.
        package let path: [Range<Int>]
        /// Whether it imports one declaration: `import struct Module.Name`.
        package let isOfDeclaration: Bool
    }

    package var imports: [Import] {
        tree.all([.importDecl]).compactMap { node in
            guard let list = tree.child(of: node, .importPathComponentList) else { return nil }
            let path = tree.children(of: list).compactMap { component in
                tree.child(of: component, .identifier).map { tree[$0].range }
            }
            let keywords = tree.children(of: node).filter { tree[$0].kind == .keyword }
            return path.isEmpty ? nil : Import(node: node, path: path, isOfDeclaration: keywords.count > 1)
        }
    }

    /// The module that an import names.
    package func module(of imported: Import) -> String { imported.path.first.map(string) ?? "" }

    /// The imports of a module, its submodules or its declarations.
    package func imports(of module: String) -> [Import] { imports.filter { self.module(of: $0) == module } }

    /// The lines that import a module.
    package func importLines(of module: String) -> [Int] {
        imports(of: module).map(line)
    }

    /// The line of an import.
    package func line(of imported: Import) -> Int { line(of: tree[imported.node].range.lowerBound) }

    /// The range of an import, including a semicolon after it.
    package func statement(of imported: Import) -> Range<Int> {
        tree[tree.ancestor(of: imported.node, in: [.codeBlockItem]) ?? imported.node].range
    }

    /// Whether an import is within `#if`.
    package func isConditional(_ imported: Import) -> Bool {
        tree.ancestor(of: imported.node, in: [.ifConfigClause]) != nil
    }

    /// The members with any of the given names, and their offsets.
    package func members(named names: Set<String>) -> [(name: String, offset: Int)] {
        guard !names.isEmpty else { return [] }
        return words.compactMap { word in
            guard byte(word.lowerBound - 1) == UInt8(ascii: "."), case let name = string(word), names.contains(name)
            else { return nil }
            return (name, word.lowerBound)
        }
    }
}
