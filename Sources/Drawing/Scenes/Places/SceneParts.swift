import CoreGraphics
import DeviceCatalog
import WidgetVocabulary

/// What a place draws behind the widgets, where the widgets go, and what it draws over them.
struct SceneParts {
    var backdrop: SceneDrawing
    var slots: [SceneSlot] = []
    var foreground: SceneDrawing
}

/// A widget in its place.
struct StagedWidget {
    var index: Int
    var name: String
    var place: WidgetPlace
    var traits: PlaceTraits

    var family: Family { place.family }
    /// Size at which it is laid out, in points.
    var canvas: CGSize { CGSize(place.canvas) }
    /// Size on the screen, in points.
    var display: CGSize { CGSize(place.display) }
    /// In points of the canvas.
    var cornerRadius: Double { place.cornerRadius }
}

extension CGSize {
    init(_ size: WidgetSize) {
        self.init(width: size.width, height: size.height)
    }
}
