import RenderModel

/// An image on the layout pass: it has its natural size or, when resizable, the proposed size.
package final class ImageNode: LayoutNode {
    private let image: Image
    private let metrics: ImageMetrics

    init(_ image: Image, _ inputs: _ViewInputs) {
        self.image = image
        metrics = image.metrics(in: inputs.environment, context: inputs.context)
        super.init(inputs)
        viewType = "Image"
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if image.resizing == nil { return metrics.size }
        return proposal.replacingUnspecifiedDimensions(by: metrics.size)
    }

    package override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard case .symbol = image.source, metrics.size.height > 0 else { return nil }
        switch key {
        case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key:
            return CGFloat(metrics.baseline) * size.height / metrics.size.height
        default: return nil
        }
    }

    package override func makeSpacing() -> ViewSpacing {
        guard case .symbol = image.source, image.resizing == nil else { return ViewSpacing() }
        return .symbol
    }

    package override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        guard frame.width.isFinite, frame.height.isFinite, frame.width > 0, frame.height > 0 else { return }
        let drawn = metrics.drawing(in: frame).snapped(scale: environment.displayScale)
        if environment.redactionReasons.contains(.placeholder) {
            emitRedacted(into: &emitter, frame: frame, drawn: drawn)
            return
        }
        var node = image.draw(in: drawn, environment: environment, context: context)
        node.frame = frame
        emitter.append(node)
    }

    private func emitRedacted(into emitter: inout RenderEmitter, frame: CGRect, drawn: CGRect) {
        let style = environment.foregroundStyle().faded(Redaction.opacity)
        let radius = min(drawn.width, drawn.height, 16) / 4
        let path = RoundedRectangle(cornerRadius: radius).path(in: drawn).storage
        let fill = Fill(style.paint.paint(in: drawn, layoutDirection: layoutDirection))
        emitter.append(
            RenderNode(
                .shape(ShapeContent(path: path, fill: fill)), frame: frame,
                semantics: Semantics(role: .image, marks: .redacted), viewType: viewType))
    }
}
