import RenderModel
import _Testing_CoreGraphics

@testable import SwiftUI

/// Renders a view alone on a canvas.
@MainActor
func renderTree(
    _ view: some View, width: CGFloat = 100, height: CGFloat = 100, scale: CGFloat = 1,
    direction: LayoutDirection = .leftToRight, colorScheme: ColorScheme = .light
) -> RenderTree {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.layoutDirection = direction
    environment.colorScheme = colorScheme
    return ViewRenderer(size: CGSize(width: width, height: height), environment: environment).render(view)
}

extension RenderNode {
    /// The node and everything below it, in drawing order.
    var flattened: [RenderNode] { [self] + children.flatMap(\.flattened) }

    var shape: ShapeContent? {
        guard case .shape(let content) = content else { return nil }
        return content
    }
}

extension RenderTree {
    /// Bounds of everything filled, in drawing order.
    var filledRectangles: [CGRect] { root.flattened.compactMap { $0.shape?.path.boundingRect } }
}

/// A value that test views fill while they are evaluated.
final class Box<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
