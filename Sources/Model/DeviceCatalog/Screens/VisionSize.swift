import WidgetVocabulary

/// A size in millimeters of the room.
package struct MillimeterSize: Hashable, Sendable, CustomStringConvertible {
    package var width: Double
    package var height: Double

    package init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    package var description: String { "\(WidgetSize(width, height)) mm" }
}

/// The size of a family on Apple Vision Pro at 100 %. Source: Human Interface Guidelines, widgets, visionOS dimensions.
///
/// An oddity of the table is kept: an extra large widget (450x338) is lower than a large one (338x354).
package struct VisionSize: Hashable, Sendable {
    package var family: Family
    package var points: WidgetSize
    package var millimeters: MillimeterSize

    package static let all: [VisionSize] = [
        VisionSize(
            family: .systemSmall, points: WidgetSize(158, 158), millimeters: MillimeterSize(268, 268)),
        VisionSize(
            family: .systemMedium, points: WidgetSize(338, 158), millimeters: MillimeterSize(574, 268)),
        VisionSize(
            family: .systemLarge, points: WidgetSize(338, 354), millimeters: MillimeterSize(574, 600)),
        VisionSize(
            family: .systemExtraLarge, points: WidgetSize(450, 338), millimeters: MillimeterSize(763, 574)),
        VisionSize(
            family: .systemExtraLargePortrait, points: WidgetSize(338, 450), millimeters: MillimeterSize(574, 763)),
    ]

    package static func of(_ family: Family) -> VisionSize? { all.first { $0.family == family } }

    /// The widget's size in the room.
    package func millimeters(at scale: VisionScale) -> MillimeterSize {
        MillimeterSize(millimeters.width * scale.factor, millimeters.height * scale.factor)
    }
}

/// The scale that the user chose for a widget in the room: 75 to 125 %.
package struct VisionScale: Hashable, Sendable {
    package static let range: ClosedRange<Double> = 75...125
    package static let standard = VisionScale(clamping: 100)

    package let percent: Double
    package var factor: Double { percent / 100 }

    /// Clamps to the range, as a gesture does.
    package init(clamping percent: Double) {
        self.percent = percent.isNaN ? 100 : min(max(percent, Self.range.lowerBound), Self.range.upperBound)
    }

    /// Rejects values outside of the range, as a command does.
    package init(percent: Double) throws(PlacementRejection) {
        guard Self.range.contains(percent) else { throw .scaleOutOfRange(percent: percent) }
        self.percent = percent
    }
}
