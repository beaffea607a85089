import RenderModel

/// The backdrop of an accessory widget. Takes the proposed size.
///
/// It is drawn in translucent white; a host that knows its wallpaper repaints it, using the mark on the node.
package struct AccessoryBackground {
    package enum Outline: Sendable {
        /// The largest circle, centered.
        case circle
        /// The full area, with rounded corners of the given radius in points.
        case roundedRectangle(radius: CGFloat)
    }

    let outline: Outline

    nonisolated package init(outline: Outline) {
        self.outline = outline
    }
}

extension AccessoryBackground: View {
    package typealias Body = Never

    nonisolated package static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(AccessoryBackgroundNode(outline: view.outline, inputs))
    }
}

private final class AccessoryBackgroundNode: LayoutNode {
    let outline: AccessoryBackground.Outline

    init(outline: AccessoryBackground.Outline, _ inputs: _ViewInputs) {
        self.outline = outline
        super.init(inputs)
    }

    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        let drawn = frame.snapped(scale: environment.displayScale)
        guard drawn.width > 0, drawn.height > 0 else { return }
        let fill = Fill(.color(RGBA(red: 1, green: 1, blue: 1, alpha: 0.2)))
        emitter.append(
            RenderNode(
                .shape(ShapeContent(path: path(in: drawn), fill: fill)), frame: frame,
                semantics: Semantics(marks: .accessoryBackground), viewType: viewType))
    }

    private func path(in frame: CGRect) -> PathStorage {
        switch outline {
        case .circle:
            let diameter = min(frame.width, frame.height)
            return PathStorage(
                ellipseIn: CGRect(
                    x: frame.midX - diameter / 2, y: frame.midY - diameter / 2, width: diameter, height: diameter))
        case .roundedRectangle(let radius):
            let fitting = min(radius, frame.width / 2, frame.height / 2)
            return PathStorage(
                roundedRect: frame, cornerSize: CGSize(width: fitting, height: fitting), style: .continuous)
        }
    }
}
