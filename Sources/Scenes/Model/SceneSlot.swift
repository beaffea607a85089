import CoreGraphics
import DeviceCatalog
import RenderModel
import RenderingModes

/// A hole in a scene for one widget.
package struct SceneSlot: Hashable, Sendable {
    /// What cuts the widget off at its edges.
    package enum Outline: Hashable, Sendable {
        /// Corner radius in points of the widget's canvas; corners are continuous.
        case rounded(Double)
        case ellipse
        /// Nothing: the place shows no plate behind the widget.
        case open
    }

    /// A line that is bent around a centre, in points of the canvas.
    package struct Bend: Hashable, Sendable {
        /// On which side of the centre the line lies.
        package enum Side: Hashable, Sendable { case above, below }

        package var center: CGPoint
        /// From the centre to the baseline.
        package var radius: Double
        package var side: Side
        /// Added to places along the line, so that its middle lies above or below the centre.
        var shift = 0.0

        package init(center: CGPoint, radius: Double, side: Side = .above) {
            self.center = center
            self.radius = radius
            self.side = side
        }

        /// Height of the line's middle.
        var level: Double {
            switch side {
            case .above: center.y - radius
            case .below: center.y + radius
            }
        }
    }

    /// Where a place draws the widget's label: along a circle, beside the widget.
    package struct LabelArc: Hashable, Sendable {
        /// Points of the scene.
        package var center: CGPoint
        /// From the centre to the label's inner edge.
        package var radius: Double
        /// From the vertical upwards, clockwise, to the label's middle.
        package var angle: Double
        /// The label's letters are no larger, in points, and its line no longer.
        package var height: Double
        package var length: Double

        package init(center: CGPoint, radius: Double, angle: Double, height: Double, length: Double) {
            self.center = center
            self.radius = radius
            self.angle = angle
            self.height = height
            self.length = length
        }
    }

    /// Index of the widget in the request.
    package var widget: Int
    package var name: String
    /// Says at what size and density the widget is laid out.
    package var place: WidgetPlace
    /// What the widget's view is told, and how its picture is treated.
    package var traits: PlaceTraits
    /// The upright rectangle around the widget, in points of the scene.
    package var frame: CGRect
    package var outline: Outline
    /// From points of the canvas to points of the scene.
    package var transform: CGAffineTransform
    /// Words that stand before the widget's content on one line and are centred together with it.
    package var lead: RenderTree?
    package var bend: Bend?
    /// `nil` where the place draws no label of its own.
    package var labelArc: LabelArc?

    package init(
        widget: Int, name: String, place: WidgetPlace, traits: PlaceTraits, frame: CGRect, outline: Outline,
        transform: CGAffineTransform, lead: RenderTree? = nil, bend: Bend? = nil
    ) {
        self.widget = widget
        self.name = name
        self.place = place
        self.traits = traits
        self.frame = frame
        self.outline = outline
        self.transform = transform
        self.lead = lead
        self.bend = bend
    }

    package var family: Family { place.family }

    /// What is done to the widget's tree before it is shown.
    package var treatment: Treatment { Treatment(traits, in: place) }

    /// Size in points at which the widget is laid out.
    package var canvas: CGSize { CGSize(place.canvas) }

    /// The outline as a path in points of the canvas; `nil` when nothing is cut off.
    package var clip: PathStorage? {
        let rect = CGRect(origin: .zero, size: canvas)
        return switch outline {
        case .rounded(let radius): .rounded(rect, radius)
        case .ellipse: PathStorage(ellipseIn: rect)
        case .open: nil
        }
    }
}
