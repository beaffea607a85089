import SwiftSource

/// The parts of a declaration with a body that determine what may replace the body.
struct BodyHead {
    enum Kind: Hashable {
        case function, deinitializer, property
        case initializer(isFailable: Bool)
    }

    let kind: Kind
    /// The declared name; empty for initializers and subscripts.
    let name: String
    /// The type of the result or of the property, with single spaces; `nil` if it is not written.
    let type: String?
    let isThrowing: Bool
    let attributes: Set<String>
    private let node: Int
    private let text: SourceText

    /// - Parameter block: a block of a function or of accessors; for others, the result is `nil`.
    init?(of block: Int, in outline: SourceOutline) {
        guard let node = outline.node(of: block) else { return nil }
        text = outline.text
        self.node = node
        let tree = outline.text.tree
        switch tree[node].kind {
        case .variableDecl: kind = .property
        case .deinitializerDecl: kind = .deinitializer
        case .initializerDecl: kind = .initializer(isFailable: tree.child(of: node, .questionMark) != nil)
        default: kind = .function
        }
        name =
            [.functionDecl, .variableDecl].contains(tree[node].kind)
            ? text.name(ofMember: node).map(text.string) ?? "" : ""
        type = text.resultType(of: node).map(text.spaced)
        attributes = Set(text.attributes(of: node).map(text.name(ofAttribute:)))
        let signature = tree.child(of: node, .functionSignature)
        let effects = signature.flatMap { tree.child(of: $0, .functionEffectSpecifiers) }
        let clause = effects.flatMap { tree.child(of: $0, .throwsClause) }
        isThrowing = clause.map { outline.text.string(tree[$0].range).hasPrefix("throws") } ?? false
    }

    var parameters: [SourceText.Parameter] { text.parameters(of: node) }

    /// The function type of a parameter; `nil` if no call of it can be written.
    func closure(of parameter: SourceText.Parameter) -> Closure? {
        Closure(text.tree.node(of: parameter.typeRange, below: node), in: text)
    }

    /// Whether the body is that of a widget or a control.
    var isConfiguration: Bool { type == "some WidgetConfiguration" || type == "some ControlWidgetConfiguration" }

    /// Whether the body consists of views.
    var hasViews: Bool {
        type == "some View" || type == "some SwiftUI.View" || attributes.contains("ViewBuilder")
            || attributes.contains("SwiftUI.ViewBuilder")
    }
}

extension BodyHead {
    /// The type of a closure that a function receives.
    struct Closure {
        let isOptional: Bool
        /// The types of its parameters, with single spaces.
        let parameters: [String]

        /// Attributes with which a closure can still be called from anywhere, unlike others, such as those of an actor.
        private static let harmless: Set<String> = ["escaping", "Sendable"]
        private static let nothing: Set<String> = ["Void", "()", "Swift.Void"]

        /// `nil` for other types, and for closures with a result.
        init?(_ type: Int?, in text: SourceText) {
            let tree = text.tree
            guard var node = type else { return nil }
            var isOptional = false
            while tree[node].kind != .functionType {
                switch tree[node].kind {
                case .attributedType:
                    let attributes = tree.all([.attribute], in: node).map(text.name(ofAttribute:))
                    guard Self.harmless.isSuperset(of: attributes), let inner = tree.children(of: node).last else {
                        return nil
                    }
                    node = inner
                case .optionalType where !isOptional:
                    isOptional = true
                    guard let list = tree.child(of: node + 1, .tupleTypeElementList),
                        let inner = tree.children(of: list + 1).last, tree.children(of: list).count == 1
                    else { return nil }
                    node = inner
                default: return nil
                }
            }
            guard let result = tree.child(of: node, .returnClause), let type = tree.children(of: result).last,
                Self.nothing.contains(text.string(tree[type].range).filter { !$0.isWhitespace })
            else { return nil }
            self.isOptional = isOptional
            let elements = tree.child(of: node, .tupleTypeElementList).map(tree.children) ?? []
            parameters = elements.compactMap { element in
                tree.children(of: element).last { tree[$0].kind != .comma }.map { text.spaced(tree[$0].range) }
            }
        }
    }
}
