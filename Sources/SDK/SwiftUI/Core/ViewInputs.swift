import RenderModel

/// The inputs for creating a view's nodes. Passed down by value.
public struct _ViewInputs {
    package var environment: EnvironmentValues
    package let context: RenderContext
    /// The axis of the nearest enclosing stack; a spacer grows along it and a divider is perpendicular to it.
    package var stackAxis: Axis?
    package private(set) var depth = 0
    /// The innermost view whose body is being evaluated, for messages.
    package var composite: Any.Type?

    /// Nested views and modifiers beyond this are cut off with a diagnostic: they are recursion, not design. The
    /// deepest of the real widgets examined nest fewer than 200.
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

/// The output for a view's nodes: one for a view, several for a group, none for an empty view.
public struct _ViewOutputs {
    package var nodes: [LayoutNode] = []
    /// Whether a single view is required, as at the root. Several views are then combined where they originate, below
    /// the modifiers of their group, which are applied once. Everywhere else each view of a group gets the modifiers.
    private(set) var wantsOneNode = false

    package init() {}

    static var ofOneNode: _ViewOutputs {
        var outputs = _ViewOutputs()
        outputs.wantsOneNode = true
        return outputs
    }

    /// Adds the nodes created by `make`, or one node that stacks them where a single one is required.
    mutating func add(_ inputs: _ViewInputs, make: (inout _ViewOutputs) -> Void) {
        guard wantsOneNode else { return make(&self) }
        var inner = _ViewOutputs()
        make(&inner)
        nodes += inner.nodes.count > 1 ? [RootStack.make(inner.nodes, inputs: inputs)] : inner.nodes
    }
}
