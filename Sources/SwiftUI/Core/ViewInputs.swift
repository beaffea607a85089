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

    package init() {}
}
