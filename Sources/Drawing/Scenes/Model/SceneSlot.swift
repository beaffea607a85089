import CoreGraphics
import DeviceCatalog
import RenderModel
import RenderingModes
import WidgetVocabulary

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
    /// Which side of the content the words stand on: where reading begins.
    package var leadDirection = LayoutDirection.leftToRight
    /// The circle that a line follows, in points of the canvas.
    package var bend: Bend?
    /// The middle of the circles along which the place bends content that asks for it, in points of the scene.
    package var curveCenter: CGPoint?
    /// Where the widget's label is shown; where there is none, the view is told so.
    package var label: SceneLabel? {
        didSet { traits.widgetLabel = label == nil ? .hidden : .shown }
    }

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
