import SwiftSource

/// Finds the smallest part of a body that can be omitted with an unknown name.
///
/// 1. A statement that begins with the name, or with the name after `try`, `await` or `_ =`, is omitted with everything
///    that is chained to it. Among views, an empty view replaces it, and the modifiers of a view that it creates are
///    kept. Elsewhere, it is kept if it passes on or calls a closure that the function received, because the caller may
///    wait for that.
/// 2. Among views, an argument of a modifier is omitted with the modifier, and an argument of a view with the view up
///    to its modifiers; an argument of anything else counts as an argument of the enclosing call.
/// 3. The condition of a branch among views or widgets becomes a constant. The kind of a widget becomes the name of its
///    type.
/// 4. Nothing else can be omitted: a value that is bound, compared or returned has a type that the source does not
///    state.
///
/// The compiler checks the result; if it still fails, more is omitted. The caller preserves line ends.
struct ExpressionOmission {
    /// The kind of statements in a body.
    enum Content {
        case views, widgets, statements

        /// `nil` for a body with a value of another type, because it may have no value without the statement.
        init?(_ head: BodyHead) {
            if head.hasViews || head.isConfiguration {
                self = .views
            } else if head.type == "some Widget" {
                self = .widgets
            } else if head.kind != .property, head.type == nil {
                self = .statements
            } else {
                return nil
            }
        }

        var replacement: String { self == .views ? "EmptyView()" : "" }
    }

    let text: SourceText
    let content: Content
    /// The parameters of the functions around the body.
    var parameters: ParameterUse = .none
    /// The replacement for an unknown kind of a widget; `nil` in bodies that configure no widget.
    var kind: String?

    private var tree: SyntaxTree { text.tree }

    /// - Parameter offset: the offset of the name, or of the period before it.
    func edit(at offset: Int) -> SourceEdit? {
        guard let name = text.word(at: text.isWord(offset) ? offset : offset + 1),
            let token = tree.token(at: name.lowerBound)
        else { return nil }
        if text.member(at: name.lowerBound) == nil, let statement = statement(of: name, token) { return statement }
        if let edit = kindArgument(at: token) { return edit }
        if content == .views, let edit = argument(at: token) { return edit }
        return condition(at: name.lowerBound)
    }

    /// Replaces an unknown kind of a widget by the name of its type.
    private func kindArgument(at token: Int) -> SourceEdit? {
        guard let kind else { return nil }
        for argument in tree.ancestors(of: token) where tree[argument].kind == .labeledExpr {
            let parts = tree.children(of: argument)
            guard parts.count > 2, tree[parts[1]].kind == .colon, text.string(tree[parts[0]].range) == "kind" else {
                continue
            }
            return SourceEdit(
                range: tree[parts[1]].range.upperBound..<tree[parts[2]].range.upperBound, text: " \"\(kind)\"")
        }
        return nil
    }

    private func statement(of name: Range<Int>, _ token: Int) -> SourceEdit? {
        guard let item = tree.ancestor(of: token, in: [.codeBlockItem]), begins(name, item) else { return nil }
        let start = tree[item].range.lowerBound
        let call = text.call(after: name)
        let end = text.chainEnd(from: call?.end ?? name.upperBound)
        guard tree[item + 1].range.upperBound == end else { return nil }
        if content == .views, start == name.lowerBound, let call, text.string(name).first?.isUppercase ?? false {
            return SourceEdit(range: start..<call.end, text: content.replacement)
        }
        if content == .statements, parameters.forwards(in: start..<end, of: text) { return nil }
        return SourceEdit(range: start..<ending(of: item, from: end), text: content.replacement)
    }

    /// The end of the edit that omits a statement. It includes a semicolon, because no other statement can begin with
    /// one.
    func ending(of item: Int, from end: Int) -> Int {
        let semicolon = content == .views ? nil : tree.child(of: item, .semicolon)
        return semicolon.map { tree[$0].range.upperBound } ?? end
    }

    /// Whether a statement begins with a name, or with `try`, `await` or `_ =` before it.
    private func begins(_ name: Range<Int>, _ item: Int) -> Bool {
        tree.tokens(in: tree[item].range.lowerBound..<name.lowerBound).allSatisfy { token in
            switch tree[token].kind {
            case .keyword: ["try", "await"].contains(text.string(tree[token].range))
            case .questionMark, .exclamationMark, .wildcard, .equal: true
            default: false
            }
        }
    }

    /// Omits the modifier or the view of which a name is an argument.
    private func argument(at token: Int) -> SourceEdit? {
        let blocks: Set<SyntaxKind> = [.closureExpr, .codeBlock, .codeBlockItem]
        for list in tree.ancestors(of: token).prefix(while: { !blocks.contains(tree[$0].kind) })
        where tree[list].kind == .labeledExprList {
            guard let call = tree.parent(of: list), tree[call].kind == .functionCallExpr,
                let callee = tree.subtree(of: call + 1).last
            else { continue }
            if let member = text.member(at: tree[callee].range.lowerBound), let base = member.base {
                let isBehindCall = [UInt8(ascii: ")"), UInt8(ascii: "}")].contains(text.code[base.upperBound - 1])
                if isBehindCall {
                    return SourceEdit(range: member.point..<tree[call].range.upperBound, text: "")
                }
            } else if tree[call + 1].kind == .declReferenceExpr,
                text.string(tree[callee].range).first?.isUppercase ?? false,
                text.isStatement(tree[call].range.lowerBound)
            {
                return SourceEdit(range: tree[call].range, text: content.replacement)
            }
        }
        return nil
    }
}
