import CoreGraphics
import Foundation

extension SceneSlot {
    /// A circle that a line of content follows, in points of the canvas or of the scene.
    package struct Bend: Hashable, Sendable {
        /// Which way the tops of letters look.
        package enum Tops: Hashable, Sendable { case outward, inward }

        package var center: CGPoint
        /// From the centre to the middle of the line's height.
        package var radius: Double
        /// Where the line's middle lies: radians from straight up, clockwise.
        package var angle: Double
        package var tops: Tops

        /// Where the middle of the line lies.
        package var middle: CGPoint {
            CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
        }

        /// The line's middle lies on the point. Above the centre letters stand on the circle, below it they hang, so
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

/// What a face shows of the view given to `widgetLabel`, in points of the scene.
package struct SceneLabel: Hashable, Sendable {
    /// Size of a label's text as the widget's tree has it, unless the widget chose a larger one.
    package static let treeTextSize = 12.0

    package var bend: SceneSlot.Bend
    package var textSize: Double
    /// The longest arc that the label may take; longer ones are made smaller as a whole.
    package var length: Double
    /// Where the widget goes when it shares its place with a label; `nil` when it stays where it is.
    package var content: CGRect?

    package init(bend: SceneSlot.Bend, textSize: Double, length: Double, content: CGRect? = nil) {
        self.bend = bend
        self.textSize = textSize
        self.length = length
        self.content = content
    }
}
