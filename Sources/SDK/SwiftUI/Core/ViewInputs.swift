import RenderModel

/// What a view needs to know to make its nodes. Passed down by value.
public struct _ViewInputs {
    package var environment: EnvironmentValues
    package let context: RenderContext
    /// The direction of the nearest enclosing stack; a spacer grows and a divider lies across it.
    package var stackAxis: Axis?
    package private(set) var depth = 0
    /// The innermost view whose body is being followed, for messages.
    package var composite: Any.Type?

    /// Nested views and modifiers beyond this are cut with a diagnostic: recursion, not design. The deepest of the
    /// real widgets looked at nest fewer than 200.
    package static let depthLimit = 1_000

    package init(environment: EnvironmentValues, context: RenderContext) {
        self.environment = environment
        self.context = context
        self.environment.renderContext = context
    }

    /// The same inputs one level deeper, or `nil` and a diagnostic at the limit.
    package func deeper(for type: Any.Type) -> _ViewInputs? {
        guard depth < Self.depthLimit else {
            context.report(
                Diagnostic(
                    .error, .depthLimit, subject: typeName(of: composite ?? type),
                    message: "Views are nested more than \(Self.depthLimit) deep; the rest is not drawn.",
                    remedy: "Look for a view whose body contains itself."))
            return nil
        }
        var copy = self
        copy.depth += 1
        return copy
    }
}

/// Where a view puts its nodes: one for a view, several for a group, none for an empty view.
public struct _ViewOutputs {
    package var nodes: [LayoutNode] = []
    /// Whether one view is wanted, as at the root of all. Several views then become one where they come from, below
    /// the modifiers of their group, which are applied once. Everywhere else each view of a group gets them.
    private(set) var wantsOneNode = false

    package init() {}

    static var ofOneNode: _ViewOutputs {
        var outputs = _ViewOutputs()
        outputs.wantsOneNode = true
        return outputs
    }

    /// Adds the nodes that `make` makes, or the one node that stacks them where only one is wanted.
    mutating func add(_ inputs: _ViewInputs, make: (inout _ViewOutputs) -> Void) {
        guard wantsOneNode else { return make(&self) }
        var inner = _ViewOutputs()
        make(&inner)
        nodes += inner.nodes.count > 1 ? [RootStack.make(inner.nodes, inputs: inputs)] : inner.nodes
    }
}
