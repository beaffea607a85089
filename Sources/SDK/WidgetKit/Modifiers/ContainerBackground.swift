import RenderModel

/// The placement of a container background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The widget's own background, which a place may remove.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let window = ContainerBackgroundPlacement(name: "window")
}

/// Sets the background of the canvas.
///
/// 1. If the place removes the background (`showsWidgetContainerBackground` is false), no nodes are created.
/// 2. Otherwise the background's nodes go to the render context, whose canvas proposes its whole size to them and draws
///    them first; the content is laid out as if there were no modifier.
/// 3. A widget of a system family never lets the wallpaper through in full color: a background that is not opaque, as
///    the `.fill.tertiary` of Xcode's template, lies on the system's background.
/// 4. The last background that is found wins, as on Apple's platforms only one is shown.
struct ContainerBackgroundModifier<Background> {
    let background: Background
    let alignment: Alignment
    let placement: ContainerBackgroundPlacement
}

extension ContainerBackgroundModifier: ViewModifier where Background: View {
    typealias Body = Never

    nonisolated static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        if modifier.placement == .widget { inputs.context.hasContainerBackground = true }
        if modifier.placement == .widget, inputs.environment.showsWidgetContainerBackground {
            var background = _ViewOutputs()
            let filling = modifier.background.frame(
                maxWidth: .infinity, maxHeight: .infinity, alignment: modifier.alignment)
            makeView(filling, inputs: inputs, outputs: &background)
            inputs.context.containerBackground = background.nodes
            if inputs.environment.hasSystemContainer {
                inputs.context.containerBase = ViewRenderer.makeRoot(Rectangle().fill(.background), inputs: inputs)
            }
        }
        Base._makeView(content, inputs: inputs, outputs: &outputs)
    }
}

extension EnvironmentValues {
    /// Whether the widget is on a system background: in full color, and not as an accessory.
    nonisolated fileprivate var hasSystemContainer: Bool {
        switch widgetFamily {
        case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: false
        default: widgetRenderingMode == .fullColor
        }
    }
}

private func makeView<V: View>(_ view: V, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
    V._makeView(view, inputs: inputs, outputs: &outputs)
}

extension View {
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerBackgroundModifier(background: content(), alignment: alignment, placement: container))
    }
}

extension View {
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }
}
