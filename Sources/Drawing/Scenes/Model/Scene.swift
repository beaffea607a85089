import CoreGraphics
import RenderModel

/// A whole place as a picture with slots for widgets. The same request always results in the same scene.
///
/// A page with live widgets draws `backdrop`, places widgets in the `slots` and draws `foreground` over them;
/// `compose(_:)` does the same within one tree.
package struct Scene: Hashable, Sendable {
    /// The name of the place, such as `home_screen`.
    package var name: String
    /// Points.
    package var size: CGSize
    /// Pixels per point.
    package var scale: Double
    package var backdrop: RenderTree
    package var slots: [SceneSlot]
    package var foreground: RenderTree

    package init(
        name: String, size: CGSize, scale: Double, backdrop: RenderTree, slots: [SceneSlot], foreground: RenderTree
    ) {
        self.name = name
        self.size = size
        self.scale = scale
        self.backdrop = backdrop
        self.slots = slots
        self.foreground = foreground
    }
}
