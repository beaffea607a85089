import CoreGraphics
import Foundation

extension SceneSlot {
    /// A circle that a line of content follows, in points of the canvas or of the scene.
    package struct Bend: Hashable, Sendable {
        /// The direction that the tops of letters face.
        package enum Tops: Hashable, Sendable { case outward, inward }

        package var center: CGPoint
        /// The distance from the center to the middle of the line's height.
        package var radius: Double
        /// The angle of the line's middle: radians from straight up, clockwise.
        package var angle: Double
        package var tops: Tops

        /// The position of the middle of the line.
        package var middle: CGPoint {
            CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
        }

        /// A line whose middle is at the point. Above the center the tops of letters face outward, below it inward, so
        /// that both are read from left to right.
        package init(through point: CGPoint, around center: CGPoint) {
            self.center = center
            let (across, up) = (point.x - center.x, center.y - point.y)
            radius = (across * across + up * up).squareRoot()
            angle = atan2(across, up)
            tops = up >= 0 ? .outward : .inward
        }
    }
}

/// The `widgetLabel` view on a watch face, in points of the scene.
package struct SceneLabel: Hashable, Sendable {
    /// The text size of a label in the widget's tree, unless the widget chose a larger one.
    package static let treeTextSize = 12.0

    package var bend: SceneSlot.Bend
    package var textSize: Double
    /// The maximum arc length of the label; longer labels are scaled down as a whole.
    package var length: Double
    /// The position of a widget that shares its space with a label; `nil` if it does not move.
    package var content: CGRect?

    package init(bend: SceneSlot.Bend, textSize: Double, length: Double, content: CGRect? = nil) {
        self.bend = bend
        self.textSize = textSize
        self.length = length
        self.content = content
    }
}
