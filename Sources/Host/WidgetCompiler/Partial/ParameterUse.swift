import SwiftSource

/// The parameters of functions, and whether code passes on or calls those that are closures.
///
/// A parameter counts as a closure if it has a function type, or if it is called.
struct ParameterUse {
    private var names: Set<String> = []
    private var closures: Set<String> = []

    /// No parameters.
    static let none = ParameterUse()

    private init() {}

    /// The parameters of the body at an index and of the functions around it.
    init(of body: Int, in outline: SourceOutline) {
        var index: Int? = body
        while let current = index {
            if outline.blocks[current].kind == .function, let head = BodyHead(of: current, in: outline) {
                for parameter in head.parameters { add(parameter) }
            }
            index = outline.blocks[current].parent
        }
    }

    private mutating func add(_ parameter: SourceText.Parameter) {
        names.insert(parameter.name)
        if parameter.type.contains("->") || parameter.type.contains("@escaping") { closures.insert(parameter.name) }
    }

    /// Whether a range mentions a closure among the parameters, except as a label or as a member.
    func forwards(in range: Range<Int>, of text: SourceText) -> Bool {
        guard !names.isEmpty else { return false }
        let tree = text.tree
        return tree.tokens(in: range).contains { token in
            let name = text.string(tree[token].range)
            guard names.contains(name), var node = tree.parent(of: token), tree[node].kind != .labeledExpr,
                text.member(at: tree[token].range.lowerBound) == nil
            else { return false }
            if closures.contains(name) { return true }
            if let mark = tree.parent(of: node), [.optionalChainingExpr, .forceUnwrapExpr].contains(tree[mark].kind) {
                node = mark
            }
            return tree.parent(of: node).map { tree[$0].kind == .functionCallExpr && node == $0 + 1 } ?? false
        }
    }
}
