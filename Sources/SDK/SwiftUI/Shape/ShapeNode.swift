import RenderModel

/// A leaf that draws shapes on top of each other.
///
/// Emission:
/// 1. Snap the frame to device pixels.
/// 2. For each layer, compute the path in a rectangle of the snapped size at the origin, with the environment current;
///    mirror it if the shape requires it; move it to the frame.
/// 3. Append the shape, wrapped in its style's shadows and blend mode.
package final class ShapeNode: LayoutNode {
    private let layers: [ShapeLayer]
    private let answer: (ProposedViewSize) -> CGSize

    init(
        _ inputs: _ViewInputs, layers: [ShapeLayer], sizeThatFits: @escaping (ProposedViewSize) -> CGSize
    ) {
        self.layers = layers
        answer = sizeThatFits
        super.init(inputs)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { answer(proposal) }

    package override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        let drawn = frame.snapped(scale: environment.displayScale)
        for layer in layers {
            let path = environment.path(in: drawn, behavior: layer.behavior, layer.path)
            if path.isEmpty { continue }
            guard path.isFinite else { return reportInvalidPath() }
            let fill = layer.style.fill(in: drawn, layoutDirection: layoutDirection)
            let content = ShapeContent(path: path, style: layer.drawing, fill: fill, antialiased: layer.antialiased)
            let node = RenderNode(.shape(content), frame: frame, viewType: viewType)
            emitter.append(layer.style.decorate(node, silhouette: layer.silhouette(path)))
        }
    }

    private func reportInvalidPath() {
        context.report(
            Diagnostic(
                .error, .invalidGeometry, subject: viewType.isEmpty ? "Shape" : viewType,
                message: "A path has a point whose coordinates are not finite numbers; it is not drawn.",
                remedy: "Look for a division by zero in path(in:), such as by a width or a maximum of 0."))
    }
}

/// One shape with one style.
struct ShapeLayer {
    var path: (CGRect) -> PathStorage
    var drawing: ShapeContent.Style
    var style: _ResolvedShapeStyle
    var antialiased: Bool
    var behavior: LayoutDirectionBehavior
}

extension ShapeLayer {
    /// The area of the layer, as a path to fill.
    fileprivate func silhouette(_ path: PathStorage) -> (PathStorage, evenOdd: Bool) {
        switch drawing {
        case .fill(let evenOdd): (path, evenOdd)
        case .stroke(let geometry): (geometry.outline(of: path, tolerance: 0.05), false)
        }
    }

    init<S: Shape, Style: ShapeStyle>(
        _ shape: S, fill style: Style, _ fillStyle: FillStyle, in environment: EnvironmentValues
    ) {
        self.init(
            path: { shape.path(in: $0).storage }, drawing: .fill(evenOdd: fillStyle.isEOFilled),
            style: style.resolved(in: environment), antialiased: fillStyle.isAntialiased,
            behavior: shape.layoutDirectionBehavior)
    }

    init<S: Shape, Style: ShapeStyle>(
        _ shape: S, stroke style: Style, _ strokeStyle: StrokeStyle, antialiased: Bool,
        in environment: EnvironmentValues
    ) {
        self.init(
            path: { shape.path(in: $0).storage }, drawing: .stroke(environment.finite(strokeStyle).geometry),
            style: style.resolved(in: environment), antialiased: antialiased,
            behavior: shape.layoutDirectionBehavior)
    }
}

extension EnvironmentValues {
    /// A shape's outline in canvas coordinates, for the frame in which it is drawn.
    func path(in frame: CGRect, behavior: LayoutDirectionBehavior, _ path: (CGRect) -> PathStorage) -> PathStorage {
        var inner = self
        inner.shapeFrame = frame
        let local = EnvironmentValues.withCurrent(inner) { path(CGRect(origin: .zero, size: frame.size)) }
        var transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        if behavior.isMirrored(layoutDirection) {
            transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY)
        }
        return local.applying(transform)
    }
}

extension _ResolvedShapeStyle {
    /// Wraps a node in its style's shadows and blend mode.
    ///
    /// An inner shadow is the drop shadow of everything outside the silhouette, clipped to the silhouette.
    package func decorate(_ node: RenderNode, silhouette: (path: PathStorage, evenOdd: Bool)? = nil) -> RenderNode {
        var result = node
        for shadow in shadows {
            if !shadow.isInner {
                result = RenderNode(
                    .effect(.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)),
                    frame: node.frame, children: [result])
            } else if let silhouette {
                let bounds = silhouette.path.boundingRect
                let reach = CGFloat(shadow.radius * 3) + abs(shadow.offset.x) + abs(shadow.offset.y) + 1
                var outside = PathStorage(rect: bounds.insetBy(dx: -reach, dy: -reach))
                outside.append(silhouette.path)
                let cover = ShapeContent(path: outside, style: .fill(evenOdd: true), fill: Fill(.color(.black)))
                let shade = RenderNode(
                    .effect(.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)),
                    frame: node.frame, children: [RenderNode(.shape(cover), frame: node.frame)])
                let clipped = RenderNode(
                    .effect(.clip(silhouette.path, evenOdd: silhouette.evenOdd)), frame: node.frame,
                    children: [shade])
                result = RenderNode(.group, frame: node.frame, children: [result, clipped], viewType: node.viewType)
            }
        }
        guard blendMode != .normal else { return result }
        return RenderNode(.effect(.blend(blendMode)), frame: node.frame, children: [result])
    }
}
