/// A row as a layout value, for `AnyLayout` and for use within other layouts.
public struct HStackLayout: Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    var engine: StackEngine { StackEngine(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
}

/// A column as a layout value, for `AnyLayout` and for use within other layouts.
public struct VStackLayout: Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    var engine: StackEngine { StackEngine(axis: .vertical, alignment: alignment.key, spacing: spacing) }
}

/// Views on top of each other as a layout value.
public struct ZStackLayout: Sendable {
    public var alignment: Alignment

    nonisolated public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    var engine: ZStackEngine { ZStackEngine(alignment: alignment) }
}

/// A built-in layout: its nodes do not need the proxies of custom layouts.
protocol NodeLayout {
    /// The axis that spacers and dividers of the content use.
    var stackAxis: Axis? { get }
    func makeNode(_ nodes: [LayoutNode], inputs: _ViewInputs) -> LayoutNode
}

extension NodeLayout {
    func makeNode<Content: View>(_ content: Content, inputs: _ViewInputs) -> LayoutNode {
        var inner = inputs
        inner.stackAxis = stackAxis
        var outputs = _ViewOutputs()
        Content._makeView(content, inputs: inner, outputs: &outputs)
        return makeNode(outputs.nodes, inputs: inputs)
    }
}

extension HStackLayout: NodeLayout {
    var stackAxis: Axis? { .horizontal }

    func makeNode(_ nodes: [LayoutNode], inputs: _ViewInputs) -> LayoutNode { StackNode(engine, nodes, inputs) }
}

extension VStackLayout: NodeLayout {
    var stackAxis: Axis? { .vertical }

    func makeNode(_ nodes: [LayoutNode], inputs: _ViewInputs) -> LayoutNode { StackNode(engine, nodes, inputs) }
}

extension ZStackLayout: NodeLayout {
    var stackAxis: Axis? { nil }

    func makeNode(_ nodes: [LayoutNode], inputs: _ViewInputs) -> LayoutNode { ZStackNode(engine, nodes, inputs) }
}
