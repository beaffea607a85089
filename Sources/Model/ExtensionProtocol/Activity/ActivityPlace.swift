import CoreGraphics
import RenderModel

/// The ways in which the system shows a Live Activity.
package enum ActivityPresentationName: String, Hashable, Sendable, CaseIterable {
    /// In the list on the Lock Screen, and as a banner.
    case lockScreen
    /// The same, enlarged on a full landscape screen.
    case standBy
    /// On both sides of the camera.
    case compact
    /// In a separate circle next to the camera.
    case minimal
    /// Attached to the camera, when another activity has the circle.
    case minimalAttached
    /// Around the camera, after a touch and hold.
    case expanded
    /// In the Smart Stack of a watch, in the small family.
    case smartStack
}

extension ActivityPresentationName: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) { writer.write(caseIndex: self) }
    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) { self = try reader.caseIndex() }
}

/// The dimensions of the place that shows a Live Activity. The width is that of the environment's canvas; the height
/// follows from the content.
package struct ActivityPlace: Hashable, Sendable {
    package var presentation: ActivityPresentationName
    /// Points.
    package var minimumHeight: Double
    /// Points; anything higher is cut off.
    package var maximumHeight: Double
    /// The area of the Dynamic Island covered by the camera, in points; zero elsewhere.
    package var camera: CGSize
    /// Maximum width of the content next to the camera, in points.
    package var sideWidth: Double

    package init(
        _ presentation: ActivityPresentationName, heights: ClosedRange<Double>, camera: CGSize = .zero,
        sideWidth: Double = 0
    ) {
        self.presentation = presentation
        minimumHeight = heights.lowerBound
        maximumHeight = heights.upperBound
        self.camera = camera
        self.sideWidth = sideWidth
    }
}

extension ActivityPlace: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(presentation)
        writer.write(minimumHeight)
        writer.write(maximumHeight)
        writer.write(camera)
        writer.write(sideWidth)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        presentation = try reader.value()
        minimumHeight = try reader.double()
        maximumHeight = try reader.double()
        camera = try reader.value()
        sideWidth = try reader.double()
    }
}
