import SwiftSource

/// Reads what a source declares and imports from its syntax tree, and what it uses from its names.
extension WidgetDeclarations {
    mutating func add(_ source: [UInt8]) { add(SourceText(source)) }

    mutating func add(_ text: SourceText) {
        addDeclarations(of: text)
        for imported in text.imports { addImport(of: text.module(of: imported)) }
        var seen: Set<String> = []
        let words = Self.words(of: text)
        // The meaning of a name does not depend on its location, with one exception.
        for (index, word) in words.enumerated()
        where word.utf8.count > 1 && (seen.insert(word).inserted || word == "Color") {
            addUse(of: word, at: index, in: words)
        }
    }

    /// The declarations without the widgets and controls that a part of a source declares.
    func leavingOut(_ part: Range<Int>, of text: SourceText) -> WidgetDeclarations {
        var gone = WidgetDeclarations()
        gone.addDeclarations(of: text, in: part)
        var left = self
        left.widgets.removeAll(where: gone.widgets.contains)
        left.controls.removeAll(where: gone.controls.contains)
        return left
    }

    private static let declaring: Set<SyntaxKind> = [
        .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl, .typeAliasDecl, .initializerDecl,
    ]

    /// - Parameter part: the part whose declarations count; `nil` for the whole source.
    private mutating func addDeclarations(of text: SourceText, in part: Range<Int>? = nil) {
        for node in text.tree.all(Self.declaring) {
            guard part?.contains(text.tree[node].range.lowerBound) ?? true else { continue }
            if text.tree[node].kind == .initializerDecl {
                addInitializer(node, in: text)
            } else {
                addType(node, in: text)
            }
        }
    }

    private mutating func addType(_ node: Int, in text: SourceText) {
        let kind = text.tree[node].kind
        guard let name = text.name(ofType: node) else { return }
        let inherited = text.inheritedTypes(of: node)
        if kind != .protocolDecl { addConformances(inherited, of: name) }
        guard text.isTopLevel(node), kind != .extensionDecl else { return }
        topLevelTypes.insert(name)
        let isHidden = text.modifiers(of: node).contains { text.string($0).hasSuffix("private") }
        if kind == .classDecl {
            let isGeneric = text.tree.child(of: node, .genericParameterClause) != nil
            if !isHidden, !isGeneric, let first = inherited.first { superclasses[name] = first }
            if let known = Self.objectiveCName(of: node, in: text), known != name { objectiveCNames[name] = known }
        }
        if inherited.contains("INExtension"), !isHidden { intentExtensions.append(name) }
    }

    /// The name in `@objc(name)`.
    private static func objectiveCName(of node: Int, in text: SourceText) -> String? {
        guard let attribute = text.attributes(of: node).first(where: { text.name(ofAttribute: $0) == "objc" }) else {
            return nil
        }
        let names = text.tree.subtree(of: attribute).filter { text.tree[$0].kind == .identifier }
        return names.dropFirst().first.map { text.string(text.tree[$0].range) }
    }

    private mutating func addConformances(_ inherited: [String], of name: String) {
        for type in inherited {
            switch type {
            case "Identifiable", "Swift.Identifiable": identifiable.insert(name)
            case "Widget", "WidgetKit.Widget", "SwiftUI.Widget": widgets.append(name)
            case "ControlWidget", "WidgetKit.ControlWidget", "SwiftUI.ControlWidget": controls.append(name)
            case _ where type == "WidgetBundle" || type.hasSuffix(".WidgetBundle"): bundles.append(name)
            default: break
            }
        }
    }

    /// An initializer of a class outside of any other type.
    private mutating func addInitializer(_ node: Int, in text: SourceText) {
        guard let body = text.tree.ancestor(of: node, in: SourceText.scopes), text.tree[body].kind == .memberBlock,
            let owner = text.tree.parent(of: body), text.tree[owner].kind == .classDecl, text.isTopLevel(owner),
            let name = text.name(ofType: owner)
        else { return }
        if text.parameters(of: node).first?.label == "entity" { classesMadeOfEntities.insert(name) }
        if !text.modifiers(of: node).contains(where: { text.string($0) == "convenience" }) {
            classesWithInitializers.insert(name)
        }
    }

    /// The names of a source (with `.`, `@` and `#`) and single punctuation marks.
    static func words(of text: SourceText) -> [String] {
        let code = text.code
        var words: [String] = []
        var index = 0
        while index < code.count {
            let byte = code[index]
            let isPrefix = byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
            if isPrefix || ByteClass.isWord(byte) {
                var end = index + 1
                while end < code.count, ByteClass.isWord(code[end]) || code[end] == UInt8(ascii: ".") { end += 1 }
                words.append(String(decoding: code[index..<end], as: UTF8.self))
                index = end
            } else {
                if byte > 0x20 { words.append(String(decoding: [byte], as: UTF8.self)) }
                index += 1
            }
        }
        return words
    }
}
