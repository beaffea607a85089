import DeviceCatalog
import WidgetVocabulary

/// A place of a device with widgets, as far as it determines which of them fit.
package struct PlaceRequest: Hashable, Sendable {
    package struct Widget: Hashable, Sendable {
        /// The name of the widget's app.
        package var name: String
        package var family: Family

        package init(name: String, family: Family) {
            self.name = name
            self.family = family
        }
    }

    package enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

    package var device: Device
    package var context: Context
    package var setting: Setting
    package var orientation: Orientation
    package var direction: Direction
    /// Language tag such as `ko`.
    package var locale: String
    /// The widgets in placement order.
    package var widgets: [Widget] = []
}

/// The slot of a widget in a place.
package struct PlaceSlot: Hashable, Sendable {
    package enum Shape: Hashable, Sendable {
        case upright
        /// Along a curve, such as the edge of a dial, with the placement of the widget's label.
        case bent(label: Label)
    }

    package enum Label: Hashable, Sendable { case shown, hidden }

    /// Index of the widget in the request.
    package var widget: Int
    package var shape: Shape

    package init(widget: Int, shape: Shape) {
        self.widget = widget
        self.shape = shape
    }
}

/// The reason that a place has no slots for a request, as text.
package struct SlotRejection: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// Provides the geometry of places. The same request always has the same result.
package protocol SlotProvider: Sendable {
    /// One slot for each widget of the request.
    func slots(for request: PlaceRequest) throws(SlotRejection) -> [PlaceSlot]
}
