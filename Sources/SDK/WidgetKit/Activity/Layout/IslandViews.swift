import RenderModel
import SwiftUI

/// The part of the island that a view belongs to.
enum IslandSlot: Hashable, Sendable {
    case leading, trailing, camera, bubble
    case region(DynamicIslandExpandedRegionPosition, priority: Double)
}

struct IslandSlotKey: LayoutValueKey {
    static var defaultValue: IslandSlot { .bubble }
}

/// The widget's views of one part as one view; several are stacked vertically.
struct IslandPart: View {
    typealias Body = Never

    nonisolated(unsafe) let content: AnyView

    init(_ content: AnyView) { self.content = content }

    nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(ViewRenderer.makeRoot(view.content, inputs: inputs))
    }
}

/// The area of the camera: black, and named, so that the host knows where on the screen it is.
struct IslandCamera: View {
    static let identifier = "dynamic-island-camera"

    let size: CGSize

    var body: some View {
        Capsule()
            .fill(.black)
            .frame(width: size.width, height: size.height)
            .accessibilityIdentifier(Self.identifier)
            .accessibilityHidden(true)
            .layoutValue(key: IslandSlotKey.self, value: .camera)
    }
}

/// The black island around its content, and its outline.
struct IslandShape: ViewModifier {
    let metrics: ActivityMetrics
    let keyline: Color?

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous)
        content
            .background(shape.fill(.black))
            .clipShape(shape)
            .overlay { IslandKeyline(shape: shape, color: keyline) }
    }
}

/// The outline that separates the island from a dark background: in the widget's color, or a faint gray.
struct IslandKeyline<Outline: InsettableShape>: View {
    let shape: Outline
    let color: Color?

    var body: some View {
        shape.strokeBorder((color ?? .gray).opacity(color == nil ? 0.25 : 0.5), lineWidth: 1)
    }
}

/// The black background of a minimal view.
struct IslandBubble: View {
    let keyline: Color?

    var body: some View {
        Capsule()
            .fill(.black)
            .overlay { IslandKeyline(shape: Capsule(), color: keyline) }
            .layoutValue(key: IslandSlotKey.self, value: .bubble)
    }
}
