import SwiftUI

/// The part of a Live Activity that a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    case content
    case dynamicIsland(DynamicIslandPreviewViewState)

    public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, expanded, minimal }
}

/// A type-erased preview of a Live Activity.
package protocol ActivityPreviewContent: PreviewContent {
    var viewKind: ActivityPreviewViewKind { get }
    /// The widget that the preview specifies; `nil` to use the extension's.
    @MainActor
    func descriptor() -> ActivityDescriptor?
}

/// A preview of a Live Activity in some states.
package struct ActivityPreview<Attributes: ActivityAttributes>: ActivityPreviewContent {
    package let viewKind: ActivityPreviewViewKind
    let attributes: Attributes
    var isStale = false
    var makeWidget: (@MainActor () -> any Widget)?
    let makeStates: @MainActor () async -> [Attributes.ContentState]

    @MainActor
    func states() async -> [Attributes.ContentState] { await makeStates() }

    @MainActor
    package func descriptor() -> ActivityDescriptor? { makeWidget.flatMap { Self.descriptor(of: $0()) } }

    @MainActor
    private static func descriptor<W: Widget>(of widget: W) -> ActivityDescriptor? {
        var outputs = _WidgetOutputs()
        W._makeWidget(widget, outputs: &outputs)
        return outputs.definitions.lazy.compactMap { $0 as? ActivityDescriptor }.first
    }
}

extension Preview {
    /// A Live Activity in the given states.
    @preconcurrency
    public init<Attributes: ActivityAttributes>(
        _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
        widget: @escaping @MainActor () -> any Widget,
        @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        self.init(
            name: name,
            content: ActivityPreview(
                viewKind: viewKind, attributes: attributes, makeWidget: widget, makeStates: contentStates))
    }
}

/// Collects the states of a Live Activity's preview.
@resultBuilder
public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
    public typealias State = Attributes.ContentState

    public static func buildExpression(_ state: State) -> [State] { [state] }
    public static func buildExpression(_ states: [State]) -> [State] { states }
    public static func buildBlock(_ components: [State]...) -> [State] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [State]?) -> [State] { component ?? [] }
    public static func buildEither(first component: [State]) -> [State] { component }
    public static func buildEither(second component: [State]) -> [State] { component }
    public static func buildArray(_ components: [[State]]) -> [State] { components.flatMap { $0 } }
}

extension ActivityAttributes {
    /// A Live Activity's preview, shown by the widget of these attributes.
    @MainActor @preconcurrency
    public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View {
        AttributesPreview(
            content: ActivityPreview(
                viewKind: viewKind, attributes: self, isStale: isStale, makeWidget: nil, makeStates: { [contentState] })
        )
    }
}

/// Represents the extension's widget among the views of a `PreviewProvider`; it draws nothing itself.
package struct AttributesPreview<Attributes: ActivityAttributes>: View {
    package typealias Body = Never

    nonisolated(unsafe) let content: ActivityPreview<Attributes>

    nonisolated package static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        let first = outputs.nodes.count
        Color._makeView(.clear, inputs: inputs, outputs: &outputs)
        for node in outputs.nodes[first...] { node.traits.preview.content = view.content }
    }
}
