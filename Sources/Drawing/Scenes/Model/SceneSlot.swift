import CoreGraphics
import DeviceCatalog
import RenderModel
import RenderingModes
import WidgetVocabulary

/// The slot of one widget in a scene.
package struct SceneSlot: Hashable, Sendable {
    /// The clip shape of the widget.
    package enum Outline: Hashable, Sendable {
        /// Corner radius in points of the widget's canvas; corners are continuous.
        case rounded(Double)
        case ellipse
        /// No clipping: the place has no plate behind the widget.
        case open
    }

    /// Index of the widget in the request.
    package var widget: Int
    package var name: String
    /// Specifies the size and density at which the widget is laid out.
    package var place: WidgetPlace
    /// The environment of the widget's view, and the treatment of its picture.
    package var traits: PlaceTraits
    /// The bounding rectangle of the widget, in points of the scene.
    package var frame: CGRect
    package var outline: Outline
    /// The transform from points of the canvas to points of the scene.
    package var transform: CGAffineTransform
    /// Text before the widget's content on one line, which is centered together with it.
    package var lead: RenderTree?
    /// The reading direction, which determines the side of the lead.
    package var leadDirection = LayoutDirection.leftToRight
    /// The circle that a line follows, in points of the canvas.
    package var bend: Bend?
    /// The center of the circles along which the place bends content that requests it, in points of the scene.
    package var curveCenter: CGPoint?
    /// The position of the widget's label. If it is `nil`, the view's environment reports this.
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

    /// The treatment of the widget's tree before it is shown.
    package var treatment: Treatment { Treatment(traits, in: place) }

    /// Size in points at which the widget is laid out.
    package var canvas: CGSize { CGSize(place.canvas) }

    /// The outline as a path in points of the canvas; `nil` if nothing is clipped.
    package var clip: PathStorage? {
        let rect = CGRect(origin: .zero, size: canvas)
        return switch outline {
        case .rounded(let radius): .rounded(rect, radius)
        case .ellipse: PathStorage(ellipseIn: rect)
        case .open: nil
        }
    }
}
