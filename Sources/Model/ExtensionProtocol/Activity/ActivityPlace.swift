import CoreGraphics
import RenderModel

/// The ways in which the system shows a Live Activity.
package enum ActivityPresentationName: String, Hashable, Sendable, CaseIterable {
    /// In the list of the Lock Screen, and as a banner.
    case lockScreen
    /// The same, large on a whole screen that lies on its side.
    case standBy
    /// To both sides of the camera.
    case compact
    /// In a circle of its own beside the camera.
    case minimal
    /// Joined to the camera, when another activity has the circle.
    case minimalAttached
    /// All around the camera, after a touch.
    case expanded
    /// In the Smart Stack of a watch, in the small family.
    case smartStack
}

extension ActivityPresentationName: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) { writer.write(caseIndex: self) }
    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) { self = try reader.caseIndex() }
}

/// The measures of the place that shows a Live Activity. Its width is that of the environment's canvas; its height
/// follows from the content.
package struct ActivityPlace: Hashable, Sendable {
    package var presentation: ActivityPresentationName
    /// Points.
    package var minimumHeight: Double
    /// Points; what is higher is cut off.
    package var maximumHeight: Double
    /// The area of the Dynamic Island that the camera takes, in points; zero elsewhere.
    package var camera: CGSize
    /// The most that content beside the camera takes in width, in points.
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
