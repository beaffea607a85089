/// The device around the displayed place. Rectangles are x, y, width and height in points of the screen, from its upper
/// left corner.
package struct PageBody: Hashable, Encodable, Sendable {
    /// Radius of the screen's corners, which are continuous.
    package var screenRadius: Double
    /// The frame around the screen, and the radius of its corners.
    package var front: [Double]
    package var radius: Double
    /// The front, and what the device has at its edges.
    package var layers: [PageScene.Layer]
    package var layersFrame: [Double]
}
