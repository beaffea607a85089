import SwiftSource

/// Lets objects be created with the initializer that their root class has on Apple's platforms: `NSError` and other
/// classes have no `init()` here.
///
/// 1. The names that any source of the module calls are collected; if there are none, no source is parsed.
/// 2. Names that the module gives to its own types or functions are unchanged.
/// 3. The empty parentheses after a name, or after `.init` if the name is that of the variable's type, get the
///    arguments that create the same object. A name that is part of another name or a member is unchanged.
///
/// Comments and literals are not changed; every line keeps its number.
enum RootInitializers {
    private static let address = "url: URL(fileURLWithPath: \"/\")"
    private static let arguments = [
        "NSError": "(domain: \"\", code: 0)", "Timer": "(timeInterval: 0, repeats: false, block: { _ in })",
        "NSAttributedString": "(string: \"\")", "NSMutableAttributedString": "(string: \"\")",
        "NSMutableString": "(capacity: 0)", "NSNumber": "(value: 0)", "Progress": "(totalUnitCount: 0)",
        "URLCache": "(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)", "URLSession": "(configuration: .default)",
        "NSURLRequest": "(\(address))", "NSMutableURLRequest": "(\(address))",
        "URLResponse": "(\(address), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)",
        "HTTPURLResponse": "(\(address), statusCode: 200, httpVersion: nil, headerFields: nil)!",
        "NSPredicate": "(value: true)", "ProcessInfo": ".processInfo", "RunLoop": ".current",
        "HTTPCookieStorage": ".shared", "URLCredentialStorage": ".shared",
    ]

    /// - Parameter sources: the sources of one module.
    /// - Returns: for each source, in order, the changed one, or `nil` if nothing has to change.
    static func rewrite(_ sources: [[UInt8]]) -> [[UInt8]?] {
        let sought = arguments.keys.map { (name: $0, forms: [$0 + "(", ": \($0) = .init("]) }
        let called = Parallel.map(sources) { source in
            sought.filter { $0.forms.contains(where: source.holds) }.map(\.name)
        }
        let names = Set(called.joined())
        guard !names.isEmpty else { return sources.map { _ in nil } }
        let own = ownNames(in: sources, of: names)
        return Parallel.map(Array(zip(sources, called))) { source, called in
            called.contains { !own.contains($0) } ? rewrite(source, sparing: own) : nil
        }
    }

    /// The names, of the given ones, that the sources give to their own types and functions.
    private static func ownNames(in sources: [[UInt8]], of names: Set<String>) -> Set<String> {
        var own: Set<String> = []
        for source in sources where names.contains(where: source.holds) {
            let text = SourceText(source)
            for node in text.tree.all(declaring) {
                let name = text.tree.child(of: node, .identifier).map { text.string(text.tree[$0].range) }
                if let name, names.contains(name) { own.insert(name) }
            }
        }
        return own
    }

    private static let declaring: Set<SyntaxKind> = [
        .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl, .protocolDecl, .associatedTypeDecl,
        .functionDecl, .genericParameter,
    ]

    private static func rewrite(_ source: [UInt8], sparing own: Set<String>) -> [UInt8]? {
        let text = SourceText(source)
        let tree = text.tree
        let edits = tree.all([.functionCallExpr]).compactMap { call -> SourceEdit? in
            guard let open = tree.child(of: call, .leftParen), let close = tree.child(of: call, .rightParen),
                tree.child(of: call, .labeledExprList) == nil, tree.child(of: call, .closureExpr) == nil,
                let name = className(ofCall: call, in: text), !own.contains(name), let replacement = arguments[name]
            else { return nil }
            return SourceEdit(
                range: tree[open].range.lowerBound..<tree[close].range.upperBound, text: replacement)
        }
        return edits.isEmpty ? nil : SourceEdit.apply(edits, to: source)
    }

    /// The name of the type in a call, or of the type of the variable or parameter that the call initializes:
    /// `x: Progress = .init()`.
    private static func className(ofCall call: Int, in text: SourceText) -> String? {
        let tree = text.tree
        if tree[call + 1].kind == .declReferenceExpr { return text.string(tree[call + 1].range) }
        guard let name = tree.children(of: call + 1).last, text.string(tree[name].range) == "init",
            let member = text.member(at: tree[name].range.lowerBound), member.base == nil,
            let value = tree.ancestor(of: call, in: [.initializerClause, .labeledExpr, .codeBlockItem]),
            tree[value].kind == .initializerClause, let owner = tree.parent(of: value),
            // The mark that unwraps a failable initializer stays after the parentheses.
            tree.ancestors(of: call).prefix(while: { $0 != value }).allSatisfy({ tree[$0].kind == .forceUnwrapExpr })
        else { return nil }
        let annotated = tree.child(of: owner, .typeAnnotation) ?? owner
        return tree.child(of: annotated, .identifierType).map { text.string(tree[$0].range) }
    }
}
