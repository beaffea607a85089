import CoreGraphics
import DeviceCatalog
import WidgetVocabulary

/// The layers of a place behind the widgets, the widgets' slots, and the layers in front of them.
struct SceneParts {
    var backdrop: SceneDrawing
    var slots: [SceneSlot] = []
    var foreground: SceneDrawing
}

/// A widget with its place.
struct StagedWidget {
    var index: Int
    var name: String
    var place: WidgetPlace
    var traits: PlaceTraits

    var family: Family { place.family }
    /// The size at which it is laid out, in points.
    var canvas: CGSize { CGSize(place.canvas) }
    /// The size on the screen, in points.
    var display: CGSize { CGSize(place.display) }
    /// The corner radius, in points of the canvas.
    var cornerRadius: Double { place.cornerRadius }
}

extension CGSize {
    init(_ size: WidgetSize) {
        self.init(width: size.width, height: size.height)
    }
}
